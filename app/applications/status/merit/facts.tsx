import { Fragment } from "react"

import styles from "./merit-details.module.css"

interface FactsProps {
  facts: readonly { label: string; text: string }[]
}

export function MeritFactList({ facts }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
