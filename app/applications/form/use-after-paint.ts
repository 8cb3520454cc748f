import { useCallback, useEffect, useLayoutEffect, useRef } from "react"

/** Calls `run` in a task of its own, after the next frame is drawn. */
export const afterPaint = (run: () => void) => void requestAnimationFrame(() => setTimeout(run))

/**
 * Delays work after a key or a touch until the next frame is drawn: on a slow phone the typed letter shows first.
 * Returns a function that notes what was changed; it stays the same. Nothing is lost when the page is left or hidden,
 * where no frame is drawn: then the work is done at once.
 */
export const useAfterPaint = <Note>(work: (notes: Note[]) => void) => {
  const notes = useRef<Note[]>([])
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const flush = useCallback(() => {
    if (notes.current.length > 0) latest.current(notes.current.splice(0))
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
    (note: Note) => {
      if (notes.current.push(note) === 1) afterPaint(flush)
    },
    [flush],
  )
}
