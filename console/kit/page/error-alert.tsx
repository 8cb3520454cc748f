import { Alert, type AlertProps, Button } from "@mui/material"
import { useState } from "react"
import { useRefresh } from "react-admin"

import { isOutdated } from "#console/api/http-error.ts"

import { type Label, useLabel, useTextOfKey } from "../text/use-language.ts"

interface ActionAlertProps extends Pick<AlertProps, "severity" | "variant" | "role" | "sx"> {
  /** Message key. */
  text: string
  action: Label
  /** Without it there is no button. */
  onAction: (() => void) | undefined
}

/** Says something, with a button that does what can be done about it. */
export function ActionAlert({ text, action, onAction, ...look }: ActionAlertProps) {
  const textOfKey = useTextOfKey()
  const labelOf = useLabel()
  const button = onAction && (
    <Button color="inherit" onClick={onAction}>
      {labelOf(action)}
    </Button>
  )
  return (
    <Alert {...look} action={button}>
      {textOfKey(text)}
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
function ConflictAlert({ text }: { text: string }) {
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
  const textOfKey = useTextOfKey()
  return (
    <div role="alert">
      {text && isOutdated(text) && <ConflictAlert text={text} />}
      {text && !isOutdated(text) && (
        <Alert severity={severity} role="presentation" sx={{ my: 1 }}>
          {textOfKey(text, options)}
        </Alert>
      )}
    </div>
  )
}
