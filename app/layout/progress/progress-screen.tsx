import { useEffect } from "react"

import styles from "./progress-screen.module.css"

/**
 * The progress screen (specification 3.3), on the first page of a browser session only:
 * `before-first-paint.ts` decides that. All of its counting is in the style sheet, so
 * it goes on while the script is busy. The page beneath is complete and can be read aloud and used; the
 * circle takes neither focus nor clicks. It goes with the first effect, after ten seconds without one, or
 * as soon as a script fails to load.
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
