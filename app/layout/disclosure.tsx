import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react"
import { useLocation } from "react-router"

import styles from "./disclosure.module.css"

interface DisclosureProps {
  /** Content of the toggle button. */
  summary: ReactNode
  summaryClass?: string | undefined
  panelClass?: string | undefined
  /** Whether the panel contains the current page. */
  isCurrent?: boolean
  /** Whether mouse hover opens it, while the panel is an overlay. */
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A toggle button with a panel, built on `<details>`: it works without JavaScript and before hydration. Scripts
 * add the behaviour of a menu: Escape and loss of focus close it, mouse hover opens it.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, summaryClass, panelClass, isCurrent = false, opensOnHover = false } = props
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const closing = useDismiss(ref)
  const hover = useHover(ref, opensOnHover)

  return (
    // The key remounts it, and so closes it, on navigation.
    <details
      key={pathname}
      ref={ref}
      className={styles.disclosure}
      data-keys
      {...closing}
      {...hover.details}
      onToggle={({ currentTarget }) => closeOthers(currentTarget)}
    >
      <summary
        className={`arrow ${styles.summary} ${summaryClass ?? ""}`}
        aria-current={isCurrent ? "true" : undefined}
        {...hover.summary}
      >
        {summary}
      </summary>
      <div className={`${styles.panel} ${panelClass ?? ""}`}>{props.children}</div>
    </details>
  )
}

/** From this width on an open panel is an overlay; below it the panel is in the page flow. */
const wideEnough = "(width >= 768px)"

const isOverlay = () => window.matchMedia(wideEnough).matches

/** Overlays would cover each other: while a mouse opens one, a key or a press may hold another open. */
const closeOthers = (opened: HTMLDetailsElement) => {
  if (!opened.open || !isOverlay()) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[data-keys][open]")) {
    if (other !== opened) other.open = false
  }
}

/**
 * Closes a `<details>` on Escape, and returns the focus to its button. An overlay also closes on a press outside
 * and on loss of focus. A panel in the page flow does not: the layout would shift under the finger.
 */
const useDismiss = (ref: RefObject<HTMLDetailsElement | null>) => {
  useEffect(() => {
    const close = ({ target }: Event) => {
      const details = ref.current
      if (details?.open && isOverlay() && !details.contains(target as Node)) details.open = false
    }
    document.addEventListener("pointerdown", close)
    return () => document.removeEventListener("pointerdown", close)
  }, [ref])

  return {
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const details = event.currentTarget
      if (event.key !== "Escape" || !details.open) return
      // Mark the key press as handled, so that the menu around it stays open (see header.tsx).
      event.preventDefault()
      details.open = false
      details.querySelector("summary")?.focus()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && isOverlay() && !currentTarget.contains(relatedTarget)) {
        currentTarget.open = false
      }
    },
  }
}

/** Hover delay in ms: ignores a mouse that only passes over, or slips off briefly. */
const hoverDelayMs = 120

/** Opens a `<details>` on mouse hover; touch and keyboard use its button. */
const useHover = (ref: RefObject<HTMLDetailsElement | null>, isWanted: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeldOpen = useRef(false)
  if (!isWanted) return { details: {}, summary: {} }

  const later = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !isOverlay()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const details = ref.current
      // A menu that was opened by its button stays open.
      if (!details || (!isOpen && !isHeldOpen.current)) return
      isHeldOpen.current = isOpen && !details.open
      details.open = isOpen
    }, hoverDelayMs)
  }
  return {
    details: { onPointerEnter: later(true), onPointerLeave: later(false) },
    summary: {
      // A click on the button that is already open by hover keeps it open.
      onClick: (event: MouseEvent) => {
        if (isHeldOpen.current && ref.current?.open) event.preventDefault()
      },
    },
  }
}
