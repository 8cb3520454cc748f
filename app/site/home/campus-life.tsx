import type { HomeData } from "./read-home.server.ts"
import { Section } from "./section.tsx"

import styles from "./campus-life.module.css"

interface CampusLifeProps {
  title: string
  sides: HomeData["campusLife"]
}

/** Sports, culture and study (spec 2.3). */
export function CampusLife({ title, sides }: CampusLifeProps) {
  return (
    <Section title={title}>
      <ul className={styles.sides}>
        {sides.map(({ title: side, text, picture }) => (
          <li key={side}>
            <img
              src={`/pictures/${picture.file}.svg`}
              alt={picture.alt}
              width={800}
              height={500}
              loading="lazy"
            />
            <h3>{side}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
