import { useSyncExternalStore } from "react"

import styles from "./print-button.module.css"

const never = () => () => {}

/** A button that can do nothing before JavaScript has come is not shown before; a hint stands instead. */
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
