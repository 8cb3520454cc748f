import styles from "./fact-list.module.css"

export interface Fact {
  label: string
  value: string
  /** Takes the whole width: names and other texts that may be long. */
  wide?: boolean
}

/** Labels and values in two columns on paper, one under the other on a phone. */
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
