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
} from "react"
import { Button } from "react-admin"

import { DraftForm, isSecret, isText } from "../form/draft-form.tsx"
import { FormFailure, useFormState } from "../form/form-state.tsx"
import type { Send } from "../form/use-attempt.ts"
import { type Label, useLabel } from "../text/use-language.ts"
import { compactButton, useIsOpen } from "./text-button.tsx"

interface DialogButtonProps {
  /** Message key. */
  label: Label
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
  const labelOf = useLabel()
  const [isOpen, setIsOpen] = useIsOpen(label, disabled)
  return (
    <>
      <Button
        label={labelOf(label)}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
        {...(isCompact && compactButton(labelOf(label)))}
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
  closeLabel?: Label
  /** Whether the dialog cannot be closed now. */
  isLocked?: boolean
  /** Whether an accidental click on the backdrop does not close the dialog. */
  ignoresBackdrop?: boolean
  /** Sends what was entered. Then the dialog closes, unless it `staysOpen`; a failure is shown below the fields, or by `failure`. */
  send?: Send
  staysOpen?: boolean
  failure?: ReactNode
  /** The name under which typed text stays in this browser until it is sent (drafts/draft-form.tsx). */
  draft?: string | undefined
  /** The submit button; `label` is a message key, `form` the id of a form in the content, if the dialog is none. */
  submit?: { label: Label } & Pick<ButtonProps, "color" | "disabled" | "form">
  /** Buttons before the others. */
  actions?: ReactNode
  children: ReactNode
}

/** Focuses the first field, else the button that confirms, unless it deletes something. */
const focusFirst = (dialog: HTMLElement | null) =>
  dialog
    ?.querySelector<HTMLElement>(
      ":is(input:not([type=hidden]), textarea, select):not(:disabled, [aria-hidden=true]), [data-confirms]",
    )
    ?.focus()

/** Tracks input, and closes the dialog unless that would lose some of it by accident. */
const useClosing = (props: FormDialogProps) => {
  const { onClose, isLocked = false, ignoresBackdrop = false, draft } = props
  const input = useRef({ text: false, secret: false })
  const onInput = ({ target }: SyntheticEvent) => {
    input.current.text ||= isText(target)
    input.current.secret ||= isSecret(target)
  }
  const close = (_event: unknown, reason: string) => {
    if (isLocked) return
    const { text, secret } = input.current
    const isAccident =
      reason === "backdropClick" ? ignoresBackdrop || text || secret : secret || (text && !draft)
    if (!isAccident) onClose()
  }
  return { onInput, close }
}

function Buttons(props: FormDialogProps) {
  const { onClose, closeLabel = "ra.action.cancel", isLocked = false, submit, actions } = props
  const labelOf = useLabel()
  const { isRunning } = useFormState()
  return (
    <DialogActions>
      {actions}
      <PlainButton onClick={onClose} disabled={isLocked}>
        {labelOf(closeLabel)}
      </PlainButton>
      {submit && (
        <PlainButton
          type="submit"
          data-confirms={submit.color === "error" ? undefined : true}
          variant="contained"
          color={submit.color}
          disabled={submit.disabled === true || isRunning}
          form={submit.form}
        >
          {labelOf(submit.label)}
        </PlainButton>
      )}
    </DialogActions>
  )
}

/** The form is the dialog's column: its content scrolls, its buttons stay in view. */
const dialogStyle = {
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
}

/**
 * A titled dialog; with `send` or `onSubmit` its content and buttons are one form. A click beside it does not close it once
 * somebody has typed. Escape closes it then only if everything is kept as a draft.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, draft, children, send, staysOpen, onSubmit, noValidate, maxWidth = "sm" } = props
  const { onClose, failure = <FormFailure /> } = props
  const paper = useRef<HTMLDivElement>(null)
  const { onInput, close } = useClosing(props)
  const sendAndClose: Send = async (text, form) => {
    await send?.(text, form)
    if (!staysOpen) onClose()
  }
  const parts = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {children}
        {send && failure}
      </DialogContent>
      <Buttons {...props} />
    </>
  )
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={close}
      sx={dialogStyle}
      slotProps={{
        paper: { ref: paper, onInput },
        transition: { onEntering: () => focusFirst(paper.current) },
      }}
    >
      {send || onSubmit ? (
        <DraftForm {...{ draft, onSubmit, noValidate }} {...(send && { send: sendAndClose })}>
          {parts}
        </DraftForm>
      ) : (
        parts
      )}
    </Dialog>
  )
}
