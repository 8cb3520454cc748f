import { type ReactNode, useId } from "react"

import styles from "./parts.module.css"

export interface Fact {
  label: string
  value: string
  /** Spans the full width, for names and other long texts. */
  wide?: boolean
}

/** Labels and values: two columns on paper, stacked on a phone. */
export function FactList({ facts, empty }: { facts: Fact[]; empty: string }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? `${styles.fact} ${styles.wide}` : styles.fact}>
          <dt>{label}</dt>
          <dd>{value || empty}</dd>
        </div>
      ))}
    </dl>
  )
}

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
