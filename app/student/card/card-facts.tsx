import { densityOf, type CardFactList, type Side } from "./density.ts"

import styles from "./card-facts.module.css"

/** Labels and values, one per line. Long values get a smaller font and are never truncated. */
export function CardFacts({ facts, side }: { facts: CardFactList; side: Side }) {
  return (
    <dl className={styles.facts} data-density={densityOf(facts, side)}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
