import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from "@mui/material"
import type { ComponentProps, ReactNode } from "react"

interface FormDialogProps
  extends
    Pick<DialogProps, "maxWidth" | "onClose">,
    Pick<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  open?: boolean
  title: string
  /** Buttons, the one that closes the dialog included. */
  actions: ReactNode
  children: ReactNode
}

/** A titled dialog; with `onSubmit` its content and buttons are one form. */
export function FormDialog({
  title,
  actions,
  children,
  onSubmit,
  noValidate,
  open = true,
  ...dialog
}: FormDialogProps) {
  const parts = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  )
  return (
    <Dialog fullWidth maxWidth="sm" open={open} {...dialog}>
      {onSubmit ? <form {...{ onSubmit, noValidate }}>{parts}</form> : parts}
    </Dialog>
  )
}
