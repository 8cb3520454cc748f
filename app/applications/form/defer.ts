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

/**
 * Defers layout changes until pointer up, and until the frame that shows the press. A message that appears between
 * pointer down and up would move the button away from the pointer, and the click would be lost.
 */
export const useDeferUntilPointerUp = () => {
  const isPressed = useRef(false)
  const pending = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click event follows pointer up.
      afterPaint(() => {
        for (const run of pending.current.splice(0)) run()
      })
    }
    window.addEventListener("mousedown", press, true)
    window.addEventListener("mouseup", release, true)
    return () => {
      window.removeEventListener("mousedown", press, true)
      window.removeEventListener("mouseup", release, true)
    }
  }, [])
  return (run: () => void) => {
    if (isPressed.current) pending.current.push(run)
    else afterPaint(run)
  }
}
