import { DepartmentCard, type DepartmentCardProps } from "./department-card.tsx"

import styles from "./departments.module.css"

interface DepartmentsProps {
  departments: readonly (Omit<DepartmentCardProps, "words"> & { slug: string })[]
  words: DepartmentCardProps["words"] & { none: string }
}

/** A faculty's departments, or the text for an empty list (specification 3.6). */
export function Departments({ departments, words }: DepartmentsProps) {
  if (departments.length === 0) return <p className={styles.none}>{words.none}</p>
  return (
    <ul className={styles.departments}>
      {departments.map(({ slug, ...department }) => (
        <li key={slug}>
          <DepartmentCard {...department} words={words} />
        </li>
      ))}
    </ul>
  )
}
