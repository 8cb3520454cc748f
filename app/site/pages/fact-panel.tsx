import type { ReactNode } from "react"

import styles from "./fact-panel.module.css"

interface FactPanelProps {
  facts: readonly { label: string; value: ReactNode }[]
}

/** Days, places and numbers at the top of a page, each below its label: beside each other where there is room. */
export function FactPanel({ facts }: FactPanelProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
