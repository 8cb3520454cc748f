import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router"

import { languageOf } from "#app/language.ts"
import { PageLinks } from "#app/page-links.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/layout"
import { ErrorPage } from "./errors/error-page.tsx"
import { PageFrame } from "./frame.tsx"
import { loadLayoutData } from "./layout-data.server.ts"

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadLayoutData(context.get(requestContext), languageOf(url.pathname))

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
