import { type ReactNode, useRef } from "react"
import { useLocation } from "react-router"

import { useDismiss } from "./use-dismiss.ts"
import { useHover } from "./use-hover.ts"

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
