import { useSyncExternalStore } from "react"

import styles from "./print-button.module.css"

const never = () => () => {}

/** Shown only after hydration, because the button needs JavaScript. Without JavaScript a hint replaces it. */
export function PrintSheetButton({ words }: { words: { button: string; hint: string } }) {
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className={styles.print}>
      {mounted ? (
        <button type="button" className={styles.button} onClick={() => window.print()}>
          {words.button}
        </button>
      ) : (
        <noscript>
          <p className={styles.hint}>{words.hint}</p>
        </noscript>
      )}
    </div>
  )
}
