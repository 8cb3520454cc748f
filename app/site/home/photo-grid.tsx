import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"

import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"

import styles from "./photo-grid.module.css"

/** The first photos of the shared state; each links to the gallery, where it opens enlarged. */
export function PhotoGrid({ words }: { words: HomeMessages["gallery"] }) {
  const language = useLanguage()
  const { gallery_images } = useStore()
  const gallery = inLanguage(language, "/gallery/photo/")
  return (
    <HomeSection title={words.title} all={{ to: gallery, text: words.all }}>
      <ul className={styles.photos}>
        {gallery_images.map(({ title, thumbnailUrl }) => (
          <li key={`${title} ${thumbnailUrl}`}>
            <Link to={gallery}>
              <img src={thumbnailUrl} alt="" width={1200} height={900} loading="lazy" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
