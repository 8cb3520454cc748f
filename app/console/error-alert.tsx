import { Alert, type AlertProps } from "@mui/material"
import { useTranslate } from "react-admin"

interface ErrorAlertProps {
  /** Message key; nothing is shown without one. */
  text: string | undefined
  options?: Record<string, unknown>
  severity?: AlertProps["severity"]
}

/** Error message. Its live region is always rendered, so that screen readers announce a change. */
export function ErrorAlert({ text, options, severity = "error" }: ErrorAlertProps) {
  const translate = useTranslate()
  return (
    <div role="alert">
      {text && (
        <Alert severity={severity} role="presentation" sx={{ my: 1 }}>
          {translate(text, options)}
        </Alert>
      )}
    </div>
  )
}
