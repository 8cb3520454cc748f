import type { ReactNode, Ref } from "react"

import styles from "./thumbnail-strip.module.css"

interface StripProps {
  ref: Ref<HTMLElement>
  label: string
  at: number
  count: number
  /** Called when a finger has moved another item into view. */
  onSwipe: (at: number) => void
  children: (index: number) => ReactNode
}

const itemInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / clientWidth)

/** Moves a strip to an item, unless a swipe has brought it there or is about to. */
export const bringIntoView = (strip: HTMLElement, at: number) => {
  if (itemInView(strip) === at) return
  strip.scrollTo({ left: at * strip.clientWidth, behavior: "instant" })
}

/**
 * All items in a row, of which one is in view. A swipe is the browser's own scrolling with its snap
 * points, so it follows the finger; only the item in view can be reached by keyboard and screen reader.
 */
export function ThumbnailStrip({ ref, label, at, count, onSwipe, children }: StripProps) {
  const follow = (strip: HTMLElement) => {
    const now = itemInView(strip)
    if (now !== at && now >= 0 && now < count) onSwipe(now)
  }
  return (
    <section
      ref={ref}
      aria-label={label}
      className={styles.strip}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be within reach of the keyboard
      tabIndex={0}
      onScroll={(event) => follow(event.currentTarget)}
    >
      {Array.from({ length: count }, (_item, index) => (
        <div key={index} className={styles.item} inert={index !== at}>
          {children(index)}
        </div>
      ))}
    </section>
  )
}
