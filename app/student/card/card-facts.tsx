import styles from "./card-facts.module.css"

/** How small the letters must be for so much text; measured with the widest names of both scripts. */
const densityOf = (facts: readonly (readonly [string, string])[]) => {
  const length = facts.reduce((sum, [, text]) => sum + text.length, 0)
  if (length < 170) return "usual"
  return length < 300 ? "dense" : "densest"
}

/** Labels and texts, one a line; long texts get smaller letters, never fewer. */
export function CardFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts} data-density={densityOf(facts)}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
