import { Picture } from "#app/ui/picture/picture.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"

import type { HomeData } from "./read-home.server.ts"

import styles from "./dignitaries.module.css"

interface DignitariesProps {
  dignitaries: HomeData["dignitaries"]
  label: string
}

/** Portraits beside the slideshow; on a phone a row below it. */
export function Dignitaries({ dignitaries, label }: DignitariesProps) {
  return (
    <ul className={styles.dignitaries} aria-label={label}>
      {dignitaries.map(({ name, role, picture }) => (
        <li key={`${name} ${role}`}>
          <Picture
            of={pictureSources(picture.file)}
            sizes="72px"
            alt={picture.alt}
            width={480}
            height={600}
            fetchPriority="low"
          />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.role}>{role}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
