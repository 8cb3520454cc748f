import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { Picture } from "#app/ui/picture/picture.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"

import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

import styles from "./sections.module.css"

interface StatisticsProps {
  statistics: HomeData["statistics"]
  label: string
}

/** The statistics strip (specification 3.4, 10.1). */
export function Statistics({ statistics, label }: StatisticsProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <dl className={styles.statistics}>
        {statistics.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ImportantLinksProps {
  links: HomeData["importantLinks"]
  messages: HomeMessages["importantLinks"]
}

/** The important links. Unpublished pages are listed without a link (specification 3.2). */
export function ImportantLinks({ links, messages }: ImportantLinksProps) {
  const language = useLanguage()
  const notYet = links.filter(({ link }) => !link)
  return (
    <HomeSection title={messages.title}>
      <ul className={styles.links}>
        {links.map(
          ({ title, link }) =>
            link && (
              <li key={title}>
                {link.startsWith("/") ? (
                  <Link to={inLanguage(language, link)}>{title}</Link>
                ) : (
                  <a href={link}>{title}</a>
                )}
              </li>
            ),
        )}
      </ul>
      {notYet.length > 0 && (
        <>
          <h3 className={styles.notYet}>{messages.notYet}</h3>
          <ul className={styles.unlinked}>
            {notYet.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </HomeSection>
  )
}

/** The first photos of the shared state; each links to the gallery, where it opens enlarged. */
export function PhotoGrid({ messages }: { messages: HomeMessages["gallery"] }) {
  const language = useLanguage()
  const { gallery_images } = useStore()
  const gallery = inLanguage(language, "/gallery/photo/")
  return (
    <HomeSection title={messages.title} all={{ to: gallery, text: messages.all }}>
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
