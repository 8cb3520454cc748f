import { Button } from "#app/ui/button/button.tsx"
import { useHydrated } from "#app/use-hydrated.ts"

import styles from "./print-button.module.css"

/** Prints the page, for the notice board. Without JavaScript, use the browser's menu. */
export function PrintPageButton({ children }: { children: string }) {
  const isLive = useHydrated()
  if (!isLive) return null
  return (
    <Button kind="secondary" className={styles.print} onClick={() => window.print()}>
      {children}
    </Button>
  )
}
