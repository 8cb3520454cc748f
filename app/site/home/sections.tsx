import {
  ArrowRight,
  BookOpen,
  Building2,
  Clapperboard,
  Compass,
  Eye,
  GraduationCap,
  Images,
  type LucideIcon,
  Target,
} from "lucide-react"
import { type ComponentProps, type ReactNode, useId, createElement } from "react"

import { useLangOf } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { useStore } from "#app/store/store.tsx"
import type { TileIcon } from "#domain/content/collections.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"
import { Prose } from "#ui/prose/prose.tsx"

import { ItemPicture } from "../item-picture.tsx"
import { DatedList } from "../lists/dated-list.tsx"
import type { HomeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

import styles from "./sections.module.css"

interface SectionProps {
  title: string
  /** Link to the full list, with a text like 'View All'. */
  all?: { link: string; text: string }
  /** Of a section that matters now; the others have none. */
  className?: string | undefined
  children: ReactNode
}

/** A section of the home page with its heading. On a phone the link to the full list is at its end. */
function HomeSection({ title, all, className = "", children }: SectionProps) {
  const id = useId()
  const langOf = useLangOf()
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={id}>
      <h2 id={id} lang={langOf(title)}>
        {title}
      </h2>
      {children}
      {all && (
        <SiteLink className={styles.all} link={all.link}>
          {all.text}
          <span className="visually-hidden">
            : <span lang={langOf(title)}>{title}</span>
          </span>
          <ArrowRight size={18} aria-hidden />
        </SiteLink>
      )}
    </section>
  )
}

interface ListProps {
  title: string
  path: "/notices" | "/events"
  items: ComponentProps<typeof DatedList>["items"]
  messages: HomeMessages["events" | "notices"]
}

/** The latest notices, or upcoming events followed by the latest past ones. */
export function DatedSection({ title, path, items, messages }: ListProps) {
  const name = path === "/notices" ? "notices" : "events"
  return (
    <HomeSection title={title} all={{ link: path, text: messages.all }} className={styles[name]}>
      {items.length === 0 && <p>{messages.none}</p>}
      <DatedList items={items} path={path} />
    </HomeSection>
  )
}

interface PrincipalProps {
  title: string
  message: NonNullable<HomeData["principal"]>
  messages: HomeMessages["principal"]
}

export function Principal({ title, message, messages }: PrincipalProps) {
  return (
    <HomeSection title={title}>
      <div className={message.picture ? `${styles.message} ${styles.pictured}` : styles.message}>
        {message.picture && (
          <figure className={styles.portrait}>
            <Picture
              of={pictureSources(message.picture.file)}
              alt={message.picture.alt}
              width={480}
              height={600}
              sizes="(width >= 768px) 240px, 112px"
            />
            <figcaption>{messages.name}</figcaption>
          </figure>
        )}
        <div className={styles.messageText}>
          <Prose html={message.html} lang={message.lang} />
          <SiteLink className={styles.whole} link={message.path} noPageIn={message.noPageIn}>
            {messages.whole}
          </SiteLink>
        </div>
      </div>
    </HomeSection>
  )
}

interface ImportantLinksProps {
  title: string
  links: HomeData["importantLinks"]
  messages: HomeMessages["importantLinks"]
}

/** The important links. Those without a published page follow as one line of names (specification 3.2). */
export function ImportantLinks({ title: heading, links, messages }: ImportantLinksProps) {
  const langOf = useLangOf()
  const notYet = links.filter(({ link }) => !link)
  return (
    <HomeSection title={heading}>
      <ul className={styles.links}>
        {links.map(
          ({ title, link }) =>
            link && (
              <li key={title}>
                <SiteLink link={link}>{title}</SiteLink>
              </li>
            ),
        )}
      </ul>
      {notYet.length > 0 && (
        <>
          <h3 className={styles.notYet}>{messages.notYet}</h3>
          <ul className={styles.unlinked}>
            {notYet.map(({ title }) => (
              <li key={title} lang={langOf(title)}>
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </HomeSection>
  )
}

interface PhotoGridProps {
  /** The pictures' names, in the order of the shared state's photos. */
  files: readonly string[]
  title: string
  messages: HomeMessages["gallery"]
}

/** The first photos of the shared state; each links to the gallery, where it opens enlarged. */
export function PhotoGrid({ title: heading, files, messages }: PhotoGridProps) {
  const { gallery_images } = useStore()
  const langOf = useLangOf()
  const gallery = "/gallery/photo/"
  return (
    <HomeSection title={heading} all={{ link: gallery, text: messages.all }}>
      <ul className={styles.photos}>
        {gallery_images.map(({ title, imageUrl }, index) => (
          <li key={`${title} ${imageUrl}`}>
            <SiteLink link={gallery}>
              <Picture
                of={pictureSources(files[index]!)}
                className="cover"
                sizes="(width >= 768px) 266px, calc(50vw - 24px)"
                alt=""
                width={1200}
                height={900}
              />
              <span lang={langOf(title)}>{title}</span>
            </SiteLink>
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
  const langOf = useLangOf()
  return (
    <HomeSection title={title}>
      <ul className={styles.sides}>
        {sides.map(({ title: side, text, ...pictured }) => (
          <li key={side}>
            <ItemPicture
              {...pictured}
              className={`cover ${styles.side}`}
              sizes="(width >= 1024px) 242px, (width >= 600px) 33vw, calc(100vw - 32px)"
              width={800}
              height={500}
            />
            <h3 lang={langOf(side)}>{side}</h3>
            <p lang={langOf(text)}>{text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

const icons: Record<TileIcon, LucideIcon> = {
  "graduation-cap": GraduationCap,
  eye: Eye,
  target: Target,
  "building-2": Building2,
  "book-open": BookOpen,
  images: Images,
  clapperboard: Clapperboard,
}

/** Icon of a tile; a neutral one for an unknown name. */
export const iconOf = (name: string) =>
  Object.hasOwn(icons, name) ? icons[name as TileIcon] : Compass

/** The quick tiles (specification 3.4). */
export function Tiles({ tiles, label }: { tiles: HomeData["tiles"]; label: string }) {
  const langOf = useLangOf()
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {tiles.map(({ title, icon, link }) => (
          <li key={`${title} ${link}`}>
            <SiteLink className={styles.tile} link={link}>
              {createElement(iconOf(icon), { "aria-hidden": true, strokeWidth: 1.5 })}
              <span lang={langOf(title)}>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
