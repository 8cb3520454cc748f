import { Alert, type AlertProps } from "@mui/material"
import { useState } from "react"
import { useRefresh, useTranslate } from "react-admin"

import { ActionAlert } from "./action-alert.tsx"

interface ErrorAlertProps {
  /** Message key; nothing is shown without one. */
  text: string | undefined
  options?: Record<string, unknown>
  severity?: AlertProps["severity"]
}

/** After a version conflict: loads what stands now. What is typed stays, and can be sent again. */
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
      {text === "console.refusals.changed_meanwhile" && <Conflict text={text} />}
      {text && text !== "console.refusals.changed_meanwhile" && (
        <Alert severity={severity} role="presentation" sx={{ my: 1 }}>
          {translate(text, options)}
        </Alert>
      )}
    </div>
  )
}
