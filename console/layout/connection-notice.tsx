import { Alert, Box } from "@mui/material"
import { useEffect, useSyncExternalStore } from "react"

import { connection } from "../api/connection.ts"
import { sendOnce } from "../api/send-once.ts"
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
