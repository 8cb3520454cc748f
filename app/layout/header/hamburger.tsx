import { Menu, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

import styles from "./hamburger.module.css"

/**
 * Menu button on a phone: an empty `<details>` placed before the content that it folds (see header.module.css). It
 * works without JavaScript and before hydration, and a wide screen can show the content anyway.
 */
export function Hamburger({ label }: { label: string }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      const details = ref.current
      if (key !== "Escape" || defaultPrevented || !details?.open) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [])

  return (
    // The key remounts it, and so closes it, on navigation.
    <details key={pathname} ref={ref} className={styles.hamburger} data-folds="menu">
      <summary>
        <Menu className={styles.whenClosed} aria-hidden />
        <X className={styles.whenOpen} aria-hidden />
        {label}
      </summary>
    </details>
  )
}
