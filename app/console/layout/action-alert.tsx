import { Alert, type AlertProps, Button } from "@mui/material"
import { useTranslate } from "react-admin"

interface ActionAlertProps extends Pick<AlertProps, "severity" | "variant" | "role" | "sx"> {
  /** Message key. */
  text: string
  /** Message key of the button. */
  action: string
  /** Without it there is no button. */
  onAction: (() => void) | undefined
}

/** Says something, with a button that does what can be done about it. */
export function ActionAlert({ text, action, onAction, ...look }: ActionAlertProps) {
  const translate = useTranslate()
  const button = onAction && (
    <Button color="inherit" onClick={onAction}>
      {translate(action)}
    </Button>
  )
  return (
    <Alert {...look} action={button}>
      {translate(text)}
    </Alert>
  )
}
