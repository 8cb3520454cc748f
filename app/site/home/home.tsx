import { ArrowRight } from "lucide-react"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { CollegeJsonLd } from "../json-ld.tsx"
import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/home"
import { Announcement } from "./announcement.tsx"
import { Dignitaries } from "./dignitaries.tsx"
import { Events, Notices } from "./notices.tsx"
import { Principal } from "./principal.tsx"
import { type HomeData, readHome } from "./read-home.server.ts"
import { CampusLife, ImportantLinks, PhotoGrid, Statistics } from "./sections.tsx"
import { Slideshow } from "./slideshow.tsx"
import { Tiles } from "./tiles.tsx"

import styles from "./home.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const language = languageOf(url.pathname)
  const today = dayInIndia(new Date())
  const home = await readHome(server.content(language), await server.settings(), {
    language,
    today,
  })
  return { ...home, origin: server.origin }
}

/** Link to the admission form, visible without scrolling on phones and desktops. */
function AdmissionCall({ admission }: Pick<HomeData, "admission">) {
  const language = useLanguage()
  return (
    <div className={styles.call}>
      <p>
        <strong>{admission.title}</strong>
        <br />
        {admission.courses}
      </p>
      <ButtonLink className={styles.apply} to={inLanguage(language, "/admission-form")}>
        {admission.apply}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </div>
  )
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { messages, college } = home
  return (
    <>
      <PageMeta title={college.name} description={home.description} />
      <CollegeJsonLd college={college} origin={home.origin} />
      <div className={styles.hero}>
        <Slideshow slides={home.slides} messages={messages.slides} />
        <div className={styles.college}>
          <h1>{college.name}</h1>
          <p>{college.address}</p>
        </div>
        <AdmissionCall admission={home.admission} />
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
        <Notices messages={messages.notices} />
        <Events events={home.events} messages={messages.events} />
      </div>
      <div className={styles.bandWhite}>
        <div className={styles.thirds}>
          <CampusLife title={messages.campusLife} sides={home.campusLife} />
          <ImportantLinks links={home.importantLinks} messages={messages.importantLinks} />
        </div>
      </div>
      <Statistics statistics={home.statistics} label={messages.statistics} />
      <div className={styles.band}>
        <PhotoGrid messages={messages.gallery} />
      </div>
    </>
  )
}
