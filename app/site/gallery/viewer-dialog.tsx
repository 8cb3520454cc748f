import { ChevronLeft, ChevronRight, X } from "lucide-react"
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { useLocation, useNavigate } from "react-router"

import { useLangOf } from "#app/language.ts"
import { useHydrated } from "#app/use-hydrated.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import styles from "./viewer-dialog.module.css"

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Index of the item that a key opens, within bounds; undefined for other keys. */
export const targetOfKey = (key: string, at: number, count: number) => {
  const target = targets[key]?.(at, count)
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1)
}

/** URL hash of an item: the third photo is photo-3. */
export const anchorOf = (kind: string, at: number) => `${kind}-${at + 1}`

/** Index of the item in a URL hash like #photo-3; undefined if the viewer is closed. */
export const indexInHash = (hash: string, kind: string, count: number) => {
  const [, number] = new RegExp(`^#${kind}-([1-9]\\d{0,4})$`).exec(hash) ?? []
  return Number(number) <= count ? Number(number) - 1 : undefined
}

/** Marks a history entry that was pushed by opening the viewer, as opposed to a link to one item. */
const openedHere = { isViewerOpenedHere: true }

/**
 * The viewer's state is in the URL's hash (#photo-3): an item can be linked, and Back on a phone closes the viewer
 * instead of leaving the page. `at` is the index of the open item.
 */
export const useViewer = (kind: string, count: number) => {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  // The server does not receive the hash, so the viewer opens after hydration.
  const isLive = useHydrated()
  const at = isLive ? indexInHash(hash, kind, count) : undefined

  const show = (target: number) => {
    const isMove = at !== undefined
    void navigate(
      { search, hash: anchorOf(kind, target) },
      { replace: isMove, state: isMove ? state : openedHere, preventScrollReset: true },
    )
  }
  const close = () => {
    if (at === undefined) return
    if (state?.isViewerOpenedHere) void navigate(-1)
    else void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true })
  }
  return { at, show, close }
}

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
  /** Index of the open item; undefined while the viewer is closed. */
  at: number | undefined
  items: readonly { title: string; text?: string | undefined }[]
  onShow: (at: number) => void
  onClose: () => void
  /** Renders an item, given its index and whether it is in view. */
  children: (index: number, isInView: boolean) => ReactNode
}

const itemInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / clientWidth)

/**
 * Full-screen viewer of gallery items (specification 3.8). The native modal dialog traps the focus, closes on
 * Escape and returns the focus to the opening item.
 */
export function ViewerDialog(props: ViewerDialogProps) {
  const { messages, at, items, onShow, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    if (at === undefined) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    // The strip has a width to scroll by only while it is shown. After a swipe it is there already.
    const strip = dialog.current!.querySelector("section")!
    if (itemInView(strip) !== at) {
      strip.scrollTo({ left: at * strip.clientWidth, behavior: "instant" })
    }
  }, [at])

  const press = (event: KeyboardEvent) => {
    const target = at === undefined ? undefined : targetOfKey(event.key, at, items.length)
    // The controls of a video use these keys for seeking.
    if (target === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    if (target !== at) onShow(target)
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
      {at !== undefined && (
        <>
          <h2 id={`${id}-title`} className={styles.title}>
            {props.title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden size={28} />
          </button>
          <Strip {...props} at={at} />
          <Caption id={`${id}-caption`} {...props} at={at} />
          <StepButtons {...props} at={at} />
        </>
      )}
    </dialog>
  )
}

type OpenViewerProps = ViewerDialogProps & { at: number }

/**
 * All items in a row, with one in view. Swiping is native scrolling with scroll snap, so that it follows the
 * finger. Only the item in view is reachable by keyboard and screen reader.
 */
function Strip({ title, at, items, onShow, children }: OpenViewerProps) {
  const follow = (strip: HTMLElement) => {
    const swipedTo = itemInView(strip)
    if (swipedTo !== at && swipedTo in items) onShow(swipedTo)
  }
  return (
    <div className={styles.stage}>
      <section
        aria-label={title}
        className={styles.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable by keyboard
        tabIndex={0}
        onScroll={(event) => follow(event.currentTarget)}
      >
        {items.map((_item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the items are never moved or removed
          <div key={index} className={styles.item} inert={index !== at}>
            {children(index, index === at)}
          </div>
        ))}
      </section>
    </div>
  )
}

function Caption({ id, messages, at, items }: OpenViewerProps & { id: string }) {
  const { title, text } = items[at]!
  const langOf = useLangOf()
  return (
    <>
      <div id={id} className={styles.caption} aria-live="polite" aria-atomic="true">
        <p className={styles.position}>
          {formatMessage(messages.position, { n: at + 1, count: items.length })}
        </p>
        <p className={styles.name} lang={langOf(title)}>
          {title}
        </p>
      </div>
      {text && (
        <p className={styles.text} lang={langOf(text)}>
          {text}
        </p>
      )}
    </>
  )
}

function StepButtons({ messages, at, items, onShow }: OpenViewerProps) {
  const steps = [
    { name: "previous", target: at - 1, Icon: ChevronLeft },
    { name: "next", target: at + 1, Icon: ChevronRight },
  ] as const
  const possible = steps.filter(({ target }) => target in items)

  const onlyStep = possible.length === 1 ? possible[0]!.name : undefined

  useEffect(() => {
    // At either end the pressed button disappears: move the focus to the other one.
    const dialog = document.querySelector("dialog[open]")
    if (!onlyStep || dialog?.contains(document.activeElement)) return
    dialog?.querySelector<HTMLElement>("[data-step]")?.focus()
  }, [onlyStep])

  return possible.map(({ name, target, Icon }) => (
    <button
      key={name}
      type="button"
      data-step={name}
      className={styles[name]}
      aria-label={messages[name]}
      onClick={() => onShow(target)}
    >
      <Icon aria-hidden size={28} />
    </button>
  ))
}
