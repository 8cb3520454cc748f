import { Menu, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

import styles from "./hamburger.module.css"

/**
 * Opens the menu on a phone. An empty `<details>`, before what it folds away (see header.module.css): so it
 * works without scripts, and before they have come, and a wide screen can show what is folded.
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
    // Made anew, and so closed, on another page.
    <details key={pathname} ref={ref} className={styles.hamburger} data-folds="menu">
      <summary>
        <Menu className={styles.whenClosed} aria-hidden />
        <X className={styles.whenOpen} aria-hidden />
        {label}
      </summary>
    </details>
  )
}
