import { Picture } from "#app/ui/picture/picture.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"

import styles from "./facility-card.module.css"

interface FacilityCardProps {
  id: string
  title: string
  shortDesc: string
  fullDesc: string
  bgImage: { file: string; alt: string }
  messages: { more: string; less: string }
}

/** Summary of a facility; Read More expands the rest by a native `<details>`, without JavaScript. */
export function FacilityCard({
  id,
  title,
  shortDesc,
  fullDesc,
  bgImage,
  messages,
}: FacilityCardProps) {
  return (
    <li id={id} className={styles.card}>
      <Picture
        of={pictureSources(bgImage.file)}
        className={styles.picture}
        sizes="(width >= 1024px) 240px, 100vw"
        alt={bgImage.alt}
        width={800}
        height={500}
        loading="lazy"
      />
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{shortDesc}</p>
        <details className={styles.full}>
          <summary className="screen-only">
            <span className={styles.more}>{messages.more}</span>
            <span className={styles.less}>{messages.less}</span>
            <span className="visually-hidden">: {title}</span>
          </summary>
          <p>{fullDesc}</p>
        </details>
      </div>
    </li>
  )
}
