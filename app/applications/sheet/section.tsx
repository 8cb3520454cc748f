import { useId, type ReactNode } from "react"

import styles from "./section.module.css"

/** A section of the sheet. A page break never separates it from its heading. */
export function SheetSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
