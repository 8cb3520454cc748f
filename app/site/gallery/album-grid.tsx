import { useLangOf } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import { pictureSizes } from "./gallery.tsx"
import type { AlbumCard } from "./read-albums.server.ts"

import styles from "./gallery.module.css"

/** The covers of albums; each is a link to the page of the album. One alone also shows its lead. */
export function AlbumGrid({ albums }: { albums: readonly AlbumCard[] }) {
  const langOf = useLangOf()
  return (
    <ul className={styles.grid} data-kind="photo">
      {albums.map(({ title, link, day, count, lead, file }, index) => (
        <li key={link} className={styles.item}>
          <SiteLink link={link} className={styles.link}>
            <span className={styles.picture}>
              <Picture
                of={pictureSources(file)}
                className="cover"
                alt=""
                width={400}
                height={300}
                sizes={pictureSizes("photo", albums.length)}
                isFirst={index === 0}
              />
            </span>
            <span className={styles.caption}>
              <span className={styles.title}>{title}</span>
            </span>
          </SiteLink>
          <div className={styles.text}>
            <p>
              {day} · {count}
            </p>
            {albums.length === 1 && lead && <p lang={langOf(lead)}>{lead}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
