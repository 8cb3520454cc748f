import { Alert, type AlertProps } from "@mui/material"
import { useTranslate } from "react-admin"

interface FailureProps {
  /** A key of the words; nothing is shown without. */
  text: string | undefined
  options?: Record<string, unknown>
  severity?: AlertProps["severity"]
}

/** What went wrong. The place for it is there before, so that a screen reader hears it come. */
export function ErrorMessage({ text, options, severity = "error" }: FailureProps) {
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
