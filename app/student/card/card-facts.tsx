import styles from "./card-facts.module.css"

/** Labels and texts, one a line; a long text gets smaller letters rather than fewer. */
export function CardFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label} data-long={text.length > 90 ? "very" : text.length > 34 || undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
