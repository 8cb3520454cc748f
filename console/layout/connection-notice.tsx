import { Alert, Box } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useSyncExternalStore } from "react"

import { connection } from "../api/connection.ts"
import { lostAnswers } from "../api/send-change.ts"
import { sendOnce } from "../api/send-once.ts"
import { isUnsaved } from "../kit/form/leave-guard.tsx"
import { useText } from "../kit/text/use-language.ts"

/** Milliseconds between two attempts to reach the server again. */
const retryMs = 5000

const tryAgain = () =>
  void sendOnce("GET", "/me", undefined, { isBackground: true }).catch(() => undefined)
const lose = () => connection.report(false)

/** Says that the server is not reached, until it is again: changes cannot be stored meanwhile. */
export function ConnectionNotice() {
  const t = useText()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  useEffect(() => {
    window.addEventListener("offline", lose)
    window.addEventListener("online", tryAgain)
    return () => {
      window.removeEventListener("offline", lose)
      window.removeEventListener("online", tryAgain)
    }
  }, [])
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(tryAgain, retryMs)
    return () => clearInterval(timer)
  }, [isLost])
  return (
    <Box component="output" sx={{ display: "block" }}>
      {isLost && (
        <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
          {t("console.connection.lost")}
        </Alert>
      )}
    </Box>
  )
}

/** Milliseconds in which a form that was stored ends its draft. */
const pauseMs = 500

/**
 * Reads the page's data again when the answer to a change was lost, or repeated later, and when the connection is back:
 * the page then shows the stored records. Typed text stays.
 */
export function ReadAgain() {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isUnsaved() && !connection.isLost()) void queries.invalidateQueries()
      }, pauseMs)
    }
    let wasLost = connection.isLost()
    const onConnection = () => {
      if (wasLost && !connection.isLost()) read()
      wasLost = connection.isLost()
    }
    const ends = [lostAnswers.subscribe(read), connection.subscribe(onConnection)]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [queries])
  return null
}
