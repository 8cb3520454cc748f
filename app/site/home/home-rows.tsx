import { useLangOf } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"

import { Announcement } from "./announcement.tsx"
import type { HomeData } from "./read-home.server.ts"
import {
  CampusLife,
  DatedSection,
  ImportantLinks,
  PhotoGrid,
  Principal,
  Tiles,
} from "./sections.tsx"

import styles from "./home.module.css"

type Section = HomeData["sections"][number]

/** Sections that share a row if they follow each other. */
const beside: Record<string, string> = { notices: "events", campus_life: "important_links" }

/** The sections of each row, in the order of the college. */
export const rowsOf = <One extends { section: string }>(sections: readonly One[]) => {
  const rows: One[][] = []
  for (const section of sections) {
    const [before, ...more] = rows.at(-1) ?? []
    const isBeside = before && more.length === 0 && beside[before.section] === section.section
    if (isBeside) rows.at(-1)!.push(section)
    else rows.push([section])
  }
  return rows
}

/** Whether a section has nothing to show. Notices and events then say so. Links that lead nowhere yet are nothing. */
const isEmpty: Record<string, (home: HomeData) => boolean> = {
  tiles: ({ tiles }) => tiles.length === 0,
  principal: ({ principal }) => principal === undefined,
  campus_life: ({ campusLife }) => campusLife.length === 0,
  important_links: ({ importantLinks }) => importantLinks.every(({ link }) => !link),
  statistics: ({ statistics }) => statistics.length === 0,
  photos: ({ photos }) => photos.length === 0,
}

/** The sections of the college that have something to show, in its order (specification 3.4). */
export function HomeRows({ home }: { home: HomeData }) {
  const sections = home.sections.filter(({ section }) => !isEmpty[section]?.(home))
  return rowsOf(sections).map((row) => <Row key={row[0]!.slug} sections={row} home={home} />)
}

interface RowProps {
  sections: readonly Section[]
  home: HomeData
}

/** One or two sections. What matters now, notices and events, has a ground of its own; the others are quieter. */
function Row({ sections, home }: RowProps) {
  const content = sections.map((section) => (
    <SectionContent key={section.slug} {...section} home={home} />
  ))
  const isPair = sections.length > 1
  switch (sections[0]!.section) {
    case "announcement":
      return content
    case "notices":
    case "events":
      return <div className={isPair ? `${styles.now} ${styles.pair}` : styles.now}>{content}</div>
    default:
      return (
        <div className={isPair ? `${styles.band} ${styles.thirds}` : styles.band}>{content}</div>
      )
  }
}

function SectionContent({ title, section, home }: Section & { home: HomeData }) {
  const { messages } = home
  const { notices } = useStore()
  switch (section) {
    case "announcement":
      return (
        <Announcement title={title} parts={home.announcement} messages={messages.announcement} />
      )
    case "tiles":
      return <Tiles tiles={home.tiles} label={title} />
    case "principal":
      return (
        home.principal && (
          <Principal title={title} message={home.principal} messages={messages.principal} />
        )
      )
    case "notices":
      return (
        <DatedSection title={title} path="/notices" items={notices} messages={messages.notices} />
      )
    case "events":
      return (
        <DatedSection title={title} path="/events" items={home.events} messages={messages.events} />
      )
    case "campus_life":
      return <CampusLife title={title} sides={home.campusLife} />
    case "important_links":
      return (
        <ImportantLinks
          title={title}
          links={home.importantLinks}
          messages={messages.importantLinks}
        />
      )
    case "statistics":
      return <Statistics statistics={home.statistics} label={title} />
    case "photos":
      return <PhotoGrid title={title} files={home.photos} messages={messages.gallery} />
    default:
      return null
  }
}

interface StatisticsProps {
  statistics: HomeData["statistics"]
  label: string
}

/** The statistics strip (specification 3.4, 10.1). */
function Statistics({ statistics, label }: StatisticsProps) {
  const langOf = useLangOf()
  return (
    <section aria-label={label}>
      <dl className={styles.statistics}>
        {statistics.map(({ label: name, value }) => (
          <div key={name}>
            <dt lang={langOf(name)}>{name}</dt>
            <dd>{value.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
