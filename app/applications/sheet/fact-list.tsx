import styles from "./fact-list.module.css"

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
