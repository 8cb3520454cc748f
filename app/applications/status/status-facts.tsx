import { Fragment } from "react"

import styles from "./status-page.module.css"

interface FactsProps {
  facts: readonly { label: string; text: string }[]
}

export function StatusFacts({ facts }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <Fragment key={label}>
          <dt className="soft">{label}</dt>
          <dd className="strong">{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
