import { DepartmentCard, type DepartmentCardProps } from "./department-card.tsx"

import styles from "./departments.module.css"

interface DepartmentsProps {
  departments: readonly (Omit<DepartmentCardProps, "messages"> & { slug: string })[]
  messages: DepartmentCardProps["messages"] & { none: string }
}

/** A faculty's departments, or the text for an empty list (specification 3.6). */
export function Departments({ departments, messages }: DepartmentsProps) {
  if (departments.length === 0) return <p className={styles.none}>{messages.none}</p>
  return (
    <ul className={styles.departments}>
      {departments.map(({ slug, ...department }) => (
        <li key={slug}>
          <DepartmentCard {...department} messages={messages} />
        </li>
      ))}
    </ul>
  )
}
