import { Button } from "#app/ui/button/button.tsx"
import { useIsLive } from "#app/use-hydrated.ts"

import styles from "./print-button.module.css"

/** For the clerk who pins a notice to the board. Without scripts the browser's own menu prints. */
export function PrintButton({ children }: { children: string }) {
  const isLive = useIsLive()
  if (!isLive) return null
  return (
    <Button kind="secondary" className={styles.print} onClick={() => window.print()}>
      {children}
    </Button>
  )
}
