import { useEffect } from "react"

import styles from "./progress-screen.module.css"

/**
 * The progress screen (specification 3.3), on the first page of a browser session only (see `theme-script.ts`).
 * CSS animates the counter, so that it runs while the main thread is busy. The page beneath is complete and
 * accessible: the overlay takes neither focus nor clicks. It disappears with the first effect, after ten seconds
 * without one, or as soon as a script fails to load.
 */
export function ProgressScreen() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.starting) dataset.starting = "done"
  }, [])
  return (
    <div className={styles.screen} data-progress aria-hidden="true">
      <div className={styles.circle} />
    </div>
  )
}
