import {
  Button as PlainButton,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from "@mui/material"
import { type ComponentProps, type ReactElement, type ReactNode, useState } from "react"
import { Button, useTranslate } from "react-admin"

interface DialogButtonProps {
  /** Message key. */
  label: string
  icon: ReactElement
  disabled?: boolean
  /** The dialog, given the function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A toolbar button that opens a dialog; on a phone it shows only its icon. */
export function DialogButton({ label, icon, disabled = false, children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button label={label} disabled={disabled} onClick={() => setIsOpen(true)}>
        {icon}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

interface FormDialogProps
  extends Pick<DialogProps, "maxWidth">, Pick<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  title: string
  onClose: () => void
  /** Message key of the button that closes the dialog. */
  closeLabel?: string
  /** Whether the dialog cannot be closed now. */
  isLocked?: boolean
  /** Whether an accidental click on the backdrop does not close the dialog. */
  ignoresBackdrop?: boolean
  /** The submit button; `label` is a message key. */
  submit?: { label: string } & Pick<ButtonProps, "color" | "disabled">
  /** Buttons before the others. */
  actions?: ReactNode
  children: ReactNode
}

/** A titled dialog; with `onSubmit` its content and buttons are one form. */
export function FormDialog({
  title,
  onClose,
  closeLabel = "ra.action.cancel",
  isLocked = false,
  ignoresBackdrop = false,
  submit,
  actions,
  children,
  onSubmit,
  noValidate,
  maxWidth = "sm",
}: FormDialogProps) {
  const translate = useTranslate()
  const parts = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {actions}
        <PlainButton onClick={onClose} disabled={isLocked}>
          {translate(closeLabel)}
        </PlainButton>
        {submit && (
          <PlainButton
            type="submit"
            variant="contained"
            color={submit.color}
            disabled={submit.disabled}
          >
            {translate(submit.label)}
          </PlainButton>
        )}
      </DialogActions>
    </>
  )
  const close = (_event: unknown, reason: string) => {
    if (!isLocked && !(ignoresBackdrop && reason === "backdropClick")) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth={maxWidth} onClose={close}>
      {onSubmit ? <form {...{ onSubmit, noValidate }}>{parts}</form> : parts}
    </Dialog>
  )
}
