import { useStore } from "#app/store/store.tsx"

import type { LayoutData } from "../layout.tsx"

import styles from "./college.module.css"

interface CollegeProps {
  college: LayoutData["college"]
  /** What the emblem shows, for those who can't see it (GIGW). */
  emblem: string
}

/** Emblem and name, in both languages as on the college's gate, and the university it belongs to. */
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
