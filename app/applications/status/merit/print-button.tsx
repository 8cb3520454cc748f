import { Button } from "#app/ui/button/button.tsx"
import { useHydrated } from "#app/use-hydrated.ts"

import styles from "./merit-details.module.css"

/** Prints the page. Without scripts the browser's own menu does. */
export function PrintPageButton({ label }: { label: string }) {
  if (!useHydrated()) return null
  return (
    <Button
      kind="secondary"
      className={`${styles.print} screen-only`}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  )
}
