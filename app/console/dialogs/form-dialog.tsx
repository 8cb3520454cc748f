import {
  Button as PlainButton,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from "@mui/material"
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from "react"
import { Button, useTranslate } from "react-admin"

import { DraftForm, isText } from "../drafts/draft-form.tsx"
import { compactButton } from "../lists/compact-button.ts"

interface DialogButtonProps {
  /** Message key. */
  label: string
  icon: ReactElement
  disabled?: boolean
  /** Whether its text is shown on wide screens only. */
  isCompact?: boolean
  /** The dialog, given the function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A toolbar button that opens a dialog; on a phone it shows only its icon. */
export function DialogButton(props: DialogButtonProps) {
  const { label, icon, disabled = false, isCompact = false, children } = props
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        label={label}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
        {...(isCompact && compactButton(translate(label)))}
      >
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
  /** The name under which typed text stays in this browser until it is sent (drafts/draft-form.tsx). */
  draft?: string | undefined
  /** The submit button; `label` is a message key. */
  submit?: { label: string } & Pick<ButtonProps, "color" | "disabled">
  /** Buttons before the others. */
  actions?: ReactNode
  children: ReactNode
}

/** Where typing begins: the first field, else the button that confirms, unless it destroys something. */
const focusFirst = (dialog: HTMLElement | null) =>
  dialog
    ?.querySelector<HTMLElement>(
      ":is(input:not([type=hidden]), textarea, select):not(:disabled, [aria-hidden=true]), [data-confirms]",
    )
    ?.focus()

/** Passwords and chosen files are never kept as a draft. */
const isUnkept = (target: EventTarget) =>
  target instanceof HTMLInputElement && ["password", "file"].includes(target.type)

/**
 * A titled dialog; with `onSubmit` its content and buttons are one form. A click beside it does not close it once
 * somebody has typed. Escape closes it then only if everything is kept as a draft.
 */
export function FormDialog({
  title,
  onClose,
  closeLabel = "ra.action.cancel",
  isLocked = false,
  ignoresBackdrop = false,
  draft,
  submit,
  actions,
  children,
  onSubmit,
  noValidate,
  maxWidth = "sm",
}: FormDialogProps) {
  const translate = useTranslate()
  const paper = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: false, unkept: false })
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
            data-confirms={submit.color === "error" ? undefined : true}
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
    if (isLocked) return
    const { text, unkept } = typed.current
    const isAccident =
      reason === "backdropClick" ? ignoresBackdrop || text || unkept : unkept || (text && !draft)
    if (!isAccident) onClose()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={close}
      // The form is the dialog's column: its content scrolls, its buttons stay in view.
      sx={{
        // A phone has no room for a wide margin.
        "& .MuiDialog-paper": {
          mx: { xs: 1, sm: 4 },
          width: { xs: "calc(100% - 16px)", sm: "calc(100% - 64px)" },
        },
        "& .MuiDialog-paper > form": {
          display: "flex",
          flexDirection: "column",
          minHeight: 0,
          "& > output": { px: 3, pb: 1 },
        },
      }}
      slotProps={{
        paper: {
          ref: paper,
          onInput: ({ target }: SyntheticEvent) => {
            typed.current.text ||= target instanceof Element && isText(target)
            typed.current.unkept ||= isUnkept(target)
          },
        },
        transition: { onEntering: () => focusFirst(paper.current) },
      }}
    >
      {onSubmit ? <DraftForm {...{ draft, onSubmit, noValidate }}>{parts}</DraftForm> : parts}
    </Dialog>
  )
}
