import { Button } from "#app/ui/button/button.tsx"
import { useHydrated } from "#app/use-hydrated.ts"

import styles from "./print-button.module.css"

/** For the clerk who pins a notice to the board. Without scripts the browser's own menu prints. */
export function PrintPageButton({ children }: { children: string }) {
  const isLive = useHydrated()
  if (!isLive) return null
  return (
    <Button kind="secondary" className={styles.print} onClick={() => window.print()}>
      {children}
    </Button>
  )
}
