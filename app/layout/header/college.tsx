import { useStore } from "#app/store/store.tsx"

import type { LayoutData } from "../layout-data.server.ts"

import styles from "./college.module.css"

interface CollegeProps {
  college: LayoutData["college"]
  /** Alternative text of the emblem (GIGW). */
  emblem: string
}

/** Emblem, bilingual name of the college, and its university. */
export function College({ college, emblem }: CollegeProps) {
  const { store } = useStore()
  return (
    <span className={styles.college}>
      <img className={styles.emblem} src={store.store_logo} alt={emblem} width="88" height="88" />
      <span>
        <span className={styles.name} lang="hi">
          {college.names.hi}
        </span>{" "}
        <span className={styles.nameBeside} lang="en">
          {college.names.en}
        </span>{" "}
        <span className={styles.affiliation}>{college.affiliation}</span>
      </span>
    </span>
  )
}
