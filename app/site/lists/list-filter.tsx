import { SiteLink } from "#app/links.tsx"

import styles from "./list-filter.module.css"

export interface FilterGroup {
  label: string
  options: { title: string; link: string; isHere: boolean }[]
}

/** Links to the parts of a list: by category or type, and by year. */
export function ListFilter({ label, groups }: { label: string; groups: readonly FilterGroup[] }) {
  if (groups.length === 0) return null
  return (
    <nav aria-label={label} className={styles.filter}>
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <span className={styles.label}>{group.label}</span>
          <ul className={styles.options} aria-label={group.label}>
            {group.options.map(({ title, link, isHere }) => (
              <li key={link}>
                <SiteLink link={link} className={styles.option} isCurrent={isHere}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
