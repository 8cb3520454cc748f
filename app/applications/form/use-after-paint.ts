import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

/** Calls `run` in a task of its own, after the next frame is drawn. */
export const afterPaint = (run: () => void) => void requestAnimationFrame(() => setTimeout(run))

/**
 * Defers work after a key or a touch until the next frame is drawn: on a slow phone the typed letter shows first.
 * Returns a stable callback that batches changes. The batch is flushed when the page is left or hidden, where no frame
 * is drawn, so nothing is lost.
 */
export const useAfterPaint = <Change>(work: (changes: Change[]) => void) => {
  const changes = useRef<Change[]>([])
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const flush = useCallback(() => {
    if (changes.current.length > 0) latest.current(changes.current.splice(0))
  }, [])
  useEffect(() => {
    window.addEventListener("pagehide", flush)
    document.addEventListener("visibilitychange", flush)
    return () => {
      window.removeEventListener("pagehide", flush)
      document.removeEventListener("visibilitychange", flush)
    }
  }, [flush])
  return useCallback(
    (change: Change) => {
      if (changes.current.push(change) === 1) afterPaint(flush)
    },
    [flush],
  )
}
