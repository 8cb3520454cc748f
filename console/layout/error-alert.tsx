import { Alert, type AlertProps, Button } from "@mui/material"
import { useState } from "react"
import { useRefresh, useTranslate } from "react-admin"

import { isOutdated } from "../api/http-error.ts"

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

interface ErrorAlertProps {
  /** Message key; nothing is shown without one. */
  text: string | undefined
  options?: Record<string, unknown>
  severity?: AlertProps["severity"]
}

/** After a version conflict, or if the outcome is unknown: loads the stored record. The typed text stays, and can be sent again. */
function Conflict({ text }: { text: string }) {
  const refresh = useRefresh()
  const [isLoaded, setIsLoaded] = useState(false)
  const reload = () => {
    refresh()
    setIsLoaded(true)
  }
  return (
    <ActionAlert
      severity={isLoaded ? "info" : "warning"}
      role="presentation"
      text={isLoaded ? "console.record.reloaded" : text}
      action="console.record.reload"
      onAction={isLoaded ? undefined : reload}
      sx={{ my: 1 }}
    />
  )
}

/** Error message. Its live region is always rendered, so that screen readers announce a change. */
export function ErrorAlert({ text, options, severity = "error" }: ErrorAlertProps) {
  const translate = useTranslate()
  return (
    <div role="alert">
      {text && isOutdated(text) && <Conflict text={text} />}
      {text && !isOutdated(text) && (
        <Alert severity={severity} role="presentation" sx={{ my: 1 }}>
          {translate(text, options)}
        </Alert>
      )}
    </div>
  )
}
