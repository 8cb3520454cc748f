import { ArrowRight } from "lucide-react"
import { useId } from "react"

import { inLanguage, languageOf, useLangOf, useLanguage } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { PageHeading } from "#ui/page-heading/page-heading.tsx"
import { Picture } from "#ui/picture/picture.tsx"

import { CollegeJsonLd } from "../json-ld.tsx"
import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/home"
import { HomeRows } from "./home-rows.tsx"
import { type AdmissionStatus, type HomeData, readHome } from "./read-home.server.ts"
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
  const areBeside = home.slides.length > 0 && home.dignitaries.length > 0
  const langOf = useLangOf()
  return (
    <>
      <PageMeta title={college.name} description={home.description} />
      <CollegeJsonLd college={college} origin={home.origin} />
      {/* The header above shows the same name. */}
      <PageHeading className="visually-hidden" lang={langOf(college.name)}>
        {college.name}
      </PageHeading>
      <AdmissionBand {...home.admission} />
      <div className={areBeside ? `${styles.hero} ${styles.beside}` : styles.hero}>
        {/* The key: what `playSlides` changed must not survive in the other language. */}
        <Slideshow key={useLanguage()} slides={home.slides} messages={messages.slides} />
        <Dignitaries dignitaries={home.dignitaries} label={messages.dignitaries} />
      </div>
      <HomeRows home={home} />
    </>
  )
}

/** In the place of a missing portrait beside others, as decoration. */
const Silhouette = () => (
  <svg viewBox="0 0 72 90" className={styles.face} aria-hidden>
    <path fill="var(--line)" d="M36 24a14 14 0 1 0 1 0M10 90a26 30 0 0 1 52 0" />
  </svg>
)

interface DignitariesProps {
  dignitaries: HomeData["dignitaries"]
  label: string
}

/** Portraits beside the slideshow; on a phone a row below it. */
function Dignitaries({ dignitaries, label }: DignitariesProps) {
  const langOf = useLangOf()
  const isPictured = dignitaries.some(({ picture }) => picture)
  if (dignitaries.length === 0) return null
  return (
    <ul
      className={
        dignitaries.length > 2 ? `${styles.dignitaries} ${styles.many}` : styles.dignitaries
      }
      aria-label={label}
    >
      {dignitaries.map(({ name, role, picture }) => (
        <li key={`${name} ${role}`}>
          {picture ? (
            <Picture
              of={pictureSources(picture.file)}
              sizes="(width >= 1024px) 104px, 72px"
              alt={picture.alt}
              lang={langOf(picture.alt)}
              width={480}
              height={600}
              className={styles.face}
              // Before scrolling, but small and beside the slides.
              loading="eager"
              fetchPriority="low"
            />
          ) : (
            isPictured && <Silhouette />
          )}
          <div>
            <p className={styles.name} lang={langOf(name)}>
              {name}
            </p>
            <p className={styles.role} lang={langOf(role)}>
              {role}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
