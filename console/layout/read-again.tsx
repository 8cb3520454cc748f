import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"

import { connection } from "../api/connection.ts"
import { lostAnswers } from "../api/send-change.ts"
import { isUnsaved } from "../kit/form/leave-guard.tsx"

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
