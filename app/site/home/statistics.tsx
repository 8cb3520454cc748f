import type { HomeData } from "./read-home.server.ts"

import styles from "./statistics.module.css"

interface StatisticsProps {
  statistics: HomeData["statistics"]
  label: string
}

/** The statistics strip (specification 3.4, 10.1). */
export function Statistics({ statistics, label }: StatisticsProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <dl className={styles.statistics}>
        {statistics.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
