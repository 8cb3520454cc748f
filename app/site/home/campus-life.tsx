import { Picture } from "#app/ui/picture/picture.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"

import { HomeSection } from "./home-section.tsx"
import type { HomeData } from "./read-home.server.ts"

import styles from "./campus-life.module.css"

interface CampusLifeProps {
  title: string
  sides: HomeData["campusLife"]
}

/** Campus Life: sports, culture and study (specification 3.4). */
export function CampusLife({ title, sides }: CampusLifeProps) {
  return (
    <HomeSection title={title}>
      <ul className={styles.sides}>
        {sides.map(({ title: side, text, picture }) => (
          <li key={side}>
            <Picture
              of={pictureSources(picture.file)}
              sizes="(width >= 768px) 400px, 100vw"
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
    </HomeSection>
  )
}
