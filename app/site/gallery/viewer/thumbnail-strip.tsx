import type { ReactNode, Ref } from "react"

import styles from "./thumbnail-strip.module.css"

interface StripProps {
  ref: Ref<HTMLElement>
  label: string
  at: number
  count: number
  /** Called when a swipe has moved another item into view. */
  onSwipe: (at: number) => void
  children: (index: number) => ReactNode
}

const itemInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / clientWidth)

/** Scrolls a strip to an item, unless a swipe has done so or is about to. */
export const bringIntoView = (strip: HTMLElement, at: number) => {
  if (itemInView(strip) === at) return
  strip.scrollTo({ left: at * strip.clientWidth, behavior: "instant" })
}

/**
 * All items in a row, with one in view. Swiping is native scrolling with scroll snap, so that it follows the
 * finger. Only the item in view is reachable by keyboard and screen reader.
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable by keyboard
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
