import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router"

import { languageOf } from "#app/language.ts"
import { PageLinks } from "#app/page-links.tsx"
import type { Feed } from "#app/store/reduce.ts"
import { emblemOf, neutralEmblem } from "#domain/content/emblem.ts"
import { formatDay } from "#domain/content/format-date.ts"
import { localise } from "#domain/content/localise.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/layout"
import { ErrorPage } from "./errors/error-page.tsx"
import { PageFrame } from "./frame.tsx"
import { layoutMessages } from "./messages.server.ts"
import { upcomingHolidays } from "./upcoming-holidays.ts"

const holidaysShown = 4

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const desk = context.get(requestContext)
  const content = desk.content(language)
  const [settings, menu, holidays, social, lastUpdated] = await Promise.all([
    desk.settings(),
    content.menu(),
    content.list("holidays"),
    content.list("social_links"),
    content.lastUpdated(),
  ])
  const college = localise(settings.college, language)
  const today = dayInIndia(new Date())
  const updated = dayInIndia(new Date(lastUpdated))
  const store_logo = emblemOf(settings.college) ?? neutralEmblem
  const store = { store_logo, store_title: college.name }
  return {
    words: layoutMessages(language),
    college: { ...college, names: settings.college.name },
    phones: settings.phones,
    email: settings.email,
    isSample: settings.is_sample,
    menu,
    holidays: upcomingHolidays(holidays, today, holidaysShown).map(
      ({ name, date, is_approximate }) => ({
        name,
        date,
        day: formatDay(date, language),
        isApproximate: is_approximate,
      }),
    ),
    social: social.map(({ name, link }) => ({ name, link })),
    year: today.slice(0, 4),
    updated: { date: updated, day: formatDay(updated, language) },
    feeds: [{ type: "SET_STORE_DATA", payload: store }] satisfies Feed[],
  }
}

export type LayoutData = Awaited<ReturnType<typeof loader>>

/** Load the layout data again only when the language changes, so that navigation does not wait for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

export default function Chrome({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame data={loaderData}>
      <PageLinks />
      <Outlet />
    </PageFrame>
  )
}

/** Shows a page's error inside the layout, with its navigation. Rethrows if the layout's own loader failed. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  return (
    <PageFrame data={loaderData}>
      <ErrorPage error={error} />
    </PageFrame>
  )
}
