import { ArrowRight } from "lucide-react"
import { useId } from "react"

import { inLanguage, useLanguage, languageOf } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { PageHeading } from "#ui/page-banner/page-banner.tsx"
import { Picture } from "#ui/picture/picture.tsx"

import { CollegeJsonLd } from "../json-ld.tsx"
import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/home"
import { Announcement } from "./announcement.tsx"
import { type AdmissionStatus, type HomeData, readHome } from "./read-home.server.ts"
import {
  CampusLife,
  DatedSection,
  ImportantLinks,
  PhotoGrid,
  Principal,
  Tiles,
} from "./sections.tsx"
import { Slideshow } from "./slideshow.tsx"

import styles from "./home.module.css"

interface AdmissionBandProps {
  status: AdmissionStatus
  courses: string
}

/** Whether admission is open, its dates, fee and helpline, and the way to the form or to the status page. */
function AdmissionBand({ status, courses }: AdmissionBandProps) {
  const { title, isOpen, facts, next } = status
  const language = useLanguage()
  const id = useId()
  return (
    <section className={styles.admission} aria-labelledby={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.title} data-open={isOpen}>
            {title}
          </h2>
          <p className={styles.courses}>{courses}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a className={`${styles.phone} tap-height`} href={href}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <ButtonLink className={styles.next} to={inLanguage(language, next.link)}>
          {next.text}
          <ArrowRight size={20} aria-hidden />
        </ButtonLink>
      </div>
    </section>
  )
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const language = languageOf(url.pathname)
  const today = dayInIndia(new Date())
  const session = await server.admissionSession()
  const home = await readHome(server.content(language), await server.settings(), session, {
    language,
    today,
  })
  return { ...home, origin: server.origin }
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { messages, college } = home
  const { notices } = useStore()
  return (
    <>
      <PageMeta title={college.name} description={home.description} />
      <CollegeJsonLd college={college} origin={home.origin} />
      {/* The header above shows the same name. */}
      <PageHeading className="visually-hidden">{college.name}</PageHeading>
      <AdmissionBand {...home.admission} />
      <div className={styles.hero}>
        {/* The key: what `playSlides` changed must not survive in the other language. */}
        <Slideshow key={useLanguage()} slides={home.slides} messages={messages.slides} />
        <Dignitaries dignitaries={home.dignitaries} label={messages.dignitaries} />
      </div>
      <Announcement parts={home.announcement} messages={messages.announcement} />
      <div className={styles.band}>
        <Tiles tiles={home.tiles} label={messages.tiles} />
      </div>
      {home.principal && (
        <div className={styles.bandWhite}>
          <Principal message={home.principal} messages={messages.principal} />
        </div>
      )}
      <div className={`${styles.band} ${styles.halves}`}>
        <DatedSection path="/notices" items={notices} messages={messages.notices} />
        <DatedSection path="/events" items={home.events} messages={messages.events} />
      </div>
      <div className={styles.bandWhite}>
        <div className={styles.thirds}>
          <CampusLife title={messages.campusLife} sides={home.campusLife} />
          <ImportantLinks links={home.importantLinks} messages={messages.importantLinks} />
        </div>
      </div>
      <Statistics statistics={home.statistics} label={messages.statistics} />
      <div className={styles.band}>
        <PhotoGrid files={home.photos} messages={messages.gallery} />
      </div>
    </>
  )
}

interface DignitariesProps {
  dignitaries: HomeData["dignitaries"]
  label: string
}

/** Portraits beside the slideshow; on a phone a row below it. */
function Dignitaries({ dignitaries, label }: DignitariesProps) {
  if (dignitaries.length === 0) return null
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
            // Before scrolling, but small and beside the slides.
            loading="eager"
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

interface StatisticsProps {
  statistics: HomeData["statistics"]
  label: string
}

/** The statistics strip (specification 3.4, 10.1). */
function Statistics({ statistics, label }: StatisticsProps) {
  if (statistics.length === 0) return null
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
