import { ChevronLeft, ChevronRight, X } from "lucide-react"
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react"

import { formatMessage } from "#app/format-message.ts"

import { bringIntoView, ThumbnailStrip } from "./thumbnail-strip.tsx"
import { hasNext, hasPrevious, type Step, stepped, type Viewer } from "./viewer.ts"

import styles from "./viewer-dialog.module.css"

export interface ViewerMessages {
  close: string
  previous: string
  next: string
  /** Template like "{n} of {count}". */
  position: string
}

interface ViewerDialogProps {
  title: string
  messages: ViewerMessages
  viewer: Viewer
  items: readonly { title: string; text?: string | undefined }[]
  onShow: (at: number) => void
  onClose: () => void
  /** Renders an item, given its index and whether it is in view. */
  children: (index: number, isInView: boolean) => ReactNode
}

const steps: Record<string, Step> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
}

/**
 * Full-screen viewer of gallery items (specification 3.8). The native modal dialog traps the focus, closes on
 * Escape and returns the focus to the opening item.
 */
export function ViewerDialog({ title, messages, viewer, items, ...rest }: ViewerDialogProps) {
  const { onShow, onClose, children } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLElement>(null)
  const id = useId()
  const isOpen = viewer !== "closed"
  const at = isOpen ? viewer.at : 0
  const canGoBack = hasPrevious(viewer)
  const canGoOn = hasNext(viewer, items.length)
  const onlyWay = canGoBack === canGoOn ? undefined : canGoOn ? "next" : "previous"

  useLayoutEffect(() => {
    if (!isOpen) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    // The strip has a width to scroll by only while it is shown.
    bringIntoView(strip.current!, at)
  }, [isOpen, at])
  useEffect(() => {
    // At either end the pressed button disappears: move the focus to the other one.
    if (!onlyWay || dialog.current?.contains(document.activeElement)) return
    dialog.current?.querySelector<HTMLElement>(`[data-step="${onlyWay}"]`)?.focus()
  }, [onlyWay])

  const go = (step: Step) => {
    const to = stepped(viewer, step, items.length)
    if (to !== "closed" && to !== viewer) onShow(to.at)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    // The controls of a video use these keys for seeking.
    if (!step || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    go(step)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-caption`}
      onKeyDown={press}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden size={28} />
          </button>
          <div className={styles.stage}>
            <ThumbnailStrip ref={strip} label={title} at={at} count={items.length} onSwipe={onShow}>
              {(index) => children(index, index === at)}
            </ThumbnailStrip>
          </div>
          <div
            id={`${id}-caption`}
            className={styles.caption}
            aria-live="polite"
            aria-atomic="true"
          >
            <p className={styles.position}>
              {formatMessage(messages.position, { n: at + 1, count: items.length })}
            </p>
            <p className={styles.name}>{items[at]!.title}</p>
          </div>
          {items[at]!.text && <p className={styles.text}>{items[at]!.text}</p>}
          {canGoBack && (
            <button
              type="button"
              data-step="previous"
              className={styles.previous}
              aria-label={messages.previous}
              onClick={() => go("previous")}
            >
              <ChevronLeft aria-hidden size={28} />
            </button>
          )}
          {canGoOn && (
            <button
              type="button"
              data-step="next"
              className={styles.next}
              aria-label={messages.next}
              onClick={() => go("next")}
            >
              <ChevronRight aria-hidden size={28} />
            </button>
          )}
        </>
      )}
    </dialog>
  )
}
