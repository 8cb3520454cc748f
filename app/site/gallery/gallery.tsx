import { Play } from "lucide-react"
import type { MouseEvent, ReactNode } from "react"

import { useLangOf } from "#app/language.ts"
import { useHydrated } from "#app/use-hydrated.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import { ViewerDialog, type ViewerMessages, anchorOf, useViewer } from "./viewer-dialog.tsx"

import styles from "./gallery.module.css"

interface GalleryItem {
  title: string
  /** URL of the picture or video: the link target without JavaScript or in a new tab. */
  href: string
  /** The name of the picture. */
  file: string
  text?: string | undefined
  /** A line below the title, which is read with the link. */
  note?: string | undefined
}

interface GalleryProps {
  kind: "photo" | "video"
  title: string
  messages: { none: string; viewer: ViewerMessages }
  items: readonly GalleryItem[]
  /** Whether it comes after other pictures: then its own load when they come near. */
  isFurtherDown?: boolean
  /** Renders an item in the viewer, given its index and whether it is in view. */
  children: (index: number, isInView: boolean) => ReactNode
}

/** Gallery items and their viewer; without JavaScript an item is a plain link. */
export function Gallery(props: GalleryProps) {
  const { kind, title, messages, items, isFurtherDown = false, children } = props
  const { at, show, close } = useViewer(kind, items.length)
  return (
    <>
      {items.length === 0 && <p>{messages.none}</p>}
      <GalleryGrid {...{ kind, items, isFurtherDown }} onOpen={show} />
      <ViewerDialog
        title={title}
        messages={messages.viewer}
        at={at}
        items={items}
        onShow={show}
        onClose={close}
      >
        {children}
      </ViewerDialog>
    </>
  )
}

/** Aspect ratios: pictures 4:3, videos 16:9. */
const ratios = { photo: { width: 400, height: 300 }, video: { width: 640, height: 360 } }

/**
 * Displayed widths: on a phone two photos or one video a row, on a desktop four or three. Fewer are larger; one alone has its
 * texts beside it.
 */
export const pictureSizes = (kind: "photo" | "video", count: number) => {
  if (count === 1) return "(width >= 768px) 662px, calc(100vw - 34px)"
  if (kind === "photo") {
    return `(width >= 768px) ${count < 4 ? "36rem" : "266px"}, calc(50vw - 26px)`
  }
  return `(width >= 768px) ${count < 3 ? "36rem" : "362px"}, calc(100vw - 34px)`
}

const inFirstView = 4

const asksForNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

interface GalleryGridProps extends Pick<GalleryProps, "kind" | "items"> {
  isFurtherDown: boolean
  onOpen: (index: number) => void
}

function GalleryGrid({ kind, items, isFurtherDown, onOpen }: GalleryGridProps) {
  const isLive = useHydrated()
  const langOf = useLangOf()
  const open = (event: MouseEvent, index: number) => {
    if (asksForNewTab(event)) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <ul className={styles.grid} data-kind={kind}>
      {items.map(({ title, href, file, text, note }, index) => (
        <li key={anchorOf(kind, index)} id={anchorOf(kind, index)} className={styles.item}>
          <a
            href={href}
            className={styles.link}
            aria-haspopup={isLive ? "dialog" : undefined}
            data-enhanced
            onClick={(event) => open(event, index)}
          >
            <span className={styles.picture}>
              <Picture
                of={pictureSources(file)}
                className="cover"
                alt=""
                {...ratios[kind]}
                sizes={pictureSizes(kind, items.length)}
                isFirst={index === 0 && !isFurtherDown}
                {...(index < inFirstView && !isFurtherDown && { loading: "eager" })}
              />
              {kind === "video" && (
                <span className={styles.play}>
                  <Play aria-hidden size={24} fill="currentColor" />
                </span>
              )}
            </span>
            <span className={styles.caption}>
              <span className={styles.title} lang={langOf(title)}>
                {title}
              </span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </a>
          {text && (
            <p className={styles.text} lang={langOf(text)}>
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
