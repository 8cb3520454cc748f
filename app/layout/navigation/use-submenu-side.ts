import { type RefObject, useEffect } from "react"

/** The widest a list of the menu may be, in rem (see disclosure.module.css). */
const widest = 20

/** Marks the entries whose list would leave the window on its far side, so that it opens the other way. */
export const useSubmenuSide = (list: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const mark = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      for (const entry of row.children) {
        const room = window.innerWidth - entry.getBoundingClientRect().left
        ;(entry as HTMLElement).dataset.side = room < widest * rem ? "end" : "start"
      }
    }
    const watch = new ResizeObserver(mark)
    watch.observe(row)
    return () => watch.disconnect()
  }, [list])
}
