import { languageOf } from "#app/language.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { findPageSection } from "../pages/find-page-section.server.ts"
import { latest, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/facilities-page"
import { FacilityCard } from "./facility-card.tsx"
import { facilitiesMessages } from "./messages.server.ts"

import styles from "./facilities-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { title, lead, ...messages } = facilitiesMessages(language)
  const content = context.get(requestContext).content(language)
  const facilities = await content.list("facilities")
  return {
    head: pageHead(url, await findPageSection(content, url), {
      title,
      lead,
      updatedAt: latest(facilities),
    }),
    // The card's field names are binding (specification 3.7).
    facilities: facilities.map((facility) => ({
      id: facility.slug,
      title: facility.title,
      shortDesc: facility.short_description,
      fullDesc: facility.full_description,
      bgImage: facility.picture,
    })),
    messages,
  }
}

export default function FacilitiesPage({
  loaderData: { head, facilities, messages },
}: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      <ul className={styles.facilities}>
        {facilities.map((facility) => (
          <FacilityCard key={facility.id} {...facility} messages={messages} />
        ))}
      </ul>
    </SitePage>
  )
}
