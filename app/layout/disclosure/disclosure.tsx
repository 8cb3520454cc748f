import { type ReactNode, useRef } from "react"
import { useLocation } from "react-router"

import { useDismiss } from "./use-dismiss.ts"
import { useHover } from "./use-hover.ts"

import styles from "./disclosure.module.css"

interface DisclosureProps {
  /** What the button shows. */
  summary: ReactNode
  summaryClass?: string | undefined
  panelClass?: string | undefined
  /** Whether the page in view is among what it discloses. */
  isCurrent?: boolean
  /** Whether a mouse that rests on it opens it, where it opens above the page. */
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A button with what it discloses. It is the browser's own `<details>`: it opens without scripts, and before
 * they have come. Scripts add what is expected of a menu: Escape and leaving close it, a mouse opens it.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, summaryClass, panelClass, isCurrent = false, opensOnHover = false } = props
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const closing = useDismiss(ref)
  const hover = useHover(ref, opensOnHover)

  return (
    // Made anew, and so closed, on another page.
    <details key={pathname} ref={ref} className={styles.disclosure} {...closing} {...hover.details}>
      <summary
        className={`${styles.summary} ${summaryClass ?? ""}`}
        aria-current={isCurrent ? "true" : undefined}
        {...hover.summary}
      >
        {summary}
      </summary>
      <div className={`${styles.panel} ${panelClass ?? ""}`}>{props.children}</div>
    </details>
  )
}
