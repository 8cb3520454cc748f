import { Box } from "@mui/material"
import { type Query, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { useText } from "../text/use-language.ts"
import { ActionAlert } from "./error-alert.tsx"

/** Milliseconds after which the page says that the server has not answered. */
const timeoutMs = 20_000

/** Whether a query waits for its first answer. */
const isWaiting = (query: Query) => query.state.data === undefined && query.isActive()

/** Sends the requests again that the page waits for, without the ones that stall. */
const useRetry = () => {
  const queries = useQueryClient()
  return async () => {
    await queries.cancelQueries({ predicate: isWaiting })
    await queries.refetchQueries({ predicate: isWaiting })
  }
}

const line = { height: 14, my: 1.5, borderRadius: 1, bgcolor: "#eceae3" }

interface WaitingProps {
  lines?: number
  /** Tries again; sends the page's requests again if it is absent. */
  onRetry?: () => void
}

/** Grey lines in place of what is being loaded. They end in a message if the server does not answer. */
export function Waiting({ lines = 8, onRetry }: WaitingProps) {
  const t = useText()
  const [isLate, setIsLate] = useState(false)
  const retry = useRetry()
  useEffect(() => {
    if (isLate) return
    const timer = setTimeout(() => setIsLate(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [isLate])
  const again = () => {
    setIsLate(false)
    if (onRetry) onRetry()
    else void retry()
  }
  return (
    <Box sx={{ p: 2 }}>
      <Box component="output" aria-label={t("ra.page.loading")} sx={{ display: "block" }}>
        {isLate && (
          <ActionAlert
            severity="warning"
            role="presentation"
            text="console.lists.late"
            action="console.lists.retry"
            onAction={again}
          />
        )}
      </Box>
      {!isLate &&
        Array.from({ length: lines }, (_, index) => (
          <Box key={index} aria-hidden sx={{ ...line, width: `${[92, 78, 85, 64][index % 4]}%` }} />
        ))}
    </Box>
  )
}
