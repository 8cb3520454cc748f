import { Play } from "lucide-react"
import type { MouseEvent } from "react"

import { useHydrated } from "#app/use-hydrated.ts"

import { anchorOf } from "./viewer/viewer.ts"

import styles from "./gallery-grid.module.css"

interface GalleryItem {
  title: string
  /** URL of the picture or video: the link target without JavaScript or in a new tab. */
  href: string
  thumbnail: string
  text?: string | undefined
}

interface GalleryGridProps {
  kind: "photo" | "video"
  items: readonly GalleryItem[]
  onOpen: (index: number) => void
}

/** Aspect ratios: pictures 4:3, videos 16:9. */
const sizes = { photo: { width: 400, height: 300 }, video: { width: 640, height: 360 } }

/** Number of items that a desktop shows before scrolling. */
const inFirstView = 4

const asksForNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Gallery items; each opens in the viewer, or as a plain link without JavaScript. */
export function GalleryGrid({ kind, items, onOpen }: GalleryGridProps) {
  const isLive = useHydrated()
  const open = (event: MouseEvent, index: number) => {
    if (asksForNewTab(event)) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <ul className={styles.grid} data-kind={kind}>
      {items.map(({ title, href, thumbnail, text }, index) => (
        <li key={anchorOf(kind, index)} id={anchorOf(kind, index)} className={styles.item}>
          <a
            href={href}
            className={styles.link}
            aria-haspopup={isLive ? "dialog" : undefined}
            onClick={(event) => open(event, index)}
          >
            <span className={styles.picture}>
              <img
                src={thumbnail}
                alt=""
                {...sizes[kind]}
                loading={index < inFirstView ? undefined : "lazy"}
              />
              {kind === "video" && (
                <span className={styles.play}>
                  <Play aria-hidden size={24} fill="currentColor" />
                </span>
              )}
            </span>
            <span className={styles.title}>{title}</span>
          </a>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
