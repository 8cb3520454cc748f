import { languageOf, useLangOf } from "#app/language.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { type Pictured, picturesOf } from "../initials.server.ts"
import { ItemPicture } from "../item-picture.tsx"
import type { Route } from "./+types/facilities-page"
import { facilitiesMessages } from "./messages.server.ts"
import { listTexts, sectionHead } from "./page-head.server.ts"
import { SitePage } from "./site-page.tsx"

import styles from "./facilities-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = facilitiesMessages[language]
  const content = context.get(requestContext).content(language)
  const facilities = await content.list("facilities")
  const pictures = picturesOf(facilities)
  return {
    head: await sectionHead(content, url, await listTexts(content, "/facilities"), facilities),
    // The card's field names are binding (specification 3.7).
    facilities: facilities.map((facility, index) => ({
      id: facility.slug,
      title: facility.title,
      shortDesc: facility.short_description,
      fullDesc: facility.full_description,
      bgImage: facility.picture,
      initial: pictures[index]?.initial,
    })),
    isPictured: facilities.some(({ picture }) => picture),
    messages,
  }
}

export default function FacilitiesPage({
  loaderData: { head, facilities, isPictured, messages },
}: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      <ul className={isPictured ? `${styles.facilities} ${styles.pictured}` : styles.facilities}>
        {facilities.map((facility, index) => (
          <FacilityCard key={facility.id} {...facility} isFirst={index === 0} messages={messages} />
        ))}
      </ul>
    </SitePage>
  )
}

interface FacilityCardProps {
  id: string
  title: string
  shortDesc: string
  fullDesc: string
  bgImage?: Pictured["picture"]
  initial?: string | undefined
  isFirst: boolean
  messages: { more: string; less: string }
}

/** Summary of a facility; Read More expands the rest by a native `<details>`, without JavaScript. */
function FacilityCard(props: FacilityCardProps) {
  const { id, title, shortDesc, fullDesc, bgImage, initial, isFirst, messages } = props
  const langOf = useLangOf()
  return (
    <li id={id} className={styles.card}>
      <ItemPicture
        picture={bgImage}
        initial={initial}
        className={styles.picture}
        sizes="(width >= 1024px) 206px, (width >= 640px) 50vw, calc(100vw - 34px)"
        width={800}
        height={500}
        isFirst={isFirst}
      />
      <div className={styles.text}>
        <h2 lang={langOf(title)}>{title}</h2>
        <p lang={langOf(shortDesc)}>{shortDesc}</p>
        <details className={styles.full}>
          <summary className="arrow screen-only tap-height">
            <span className={styles.more}>{messages.more}</span>
            <span className={styles.less}>{messages.less}</span>
            <span className="visually-hidden">
              : <span lang={langOf(title)}>{title}</span>
            </span>
          </summary>
          <p lang={langOf(fullDesc)}>{fullDesc}</p>
        </details>
      </div>
    </li>
  )
}
