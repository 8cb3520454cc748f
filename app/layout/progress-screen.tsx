import styles from "./progress-screen.module.css"

/**
 * The progress screen (specification 3.3). `theme-script.ts` shows and ends it without any other script; CSS
 * animates the counter. The page beneath is complete and accessible: the screen takes no focus.
 */
export function ProgressScreen() {
  return (
    <div className={styles.screen} data-progress aria-hidden="true">
      <div className={styles.circle} />
    </div>
  )
}
