import { type RefObject, useEffect } from "react"

/** Maximum width of a submenu in rem (see disclosure.module.css). */
const widest = 20

/** Marks entries whose submenu would overflow the window, so that it opens to the other side. */
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
