import type { ReactNode } from "react"
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router"

import { languageOf, withoutLanguage } from "#app/language.ts"
import { PageLinks } from "#app/page-links.tsx"
import { PreviewRibbon } from "#app/preview-ribbon.tsx"
import { plainPath } from "#domain/content/paths.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { SkipLink } from "#ui/skip-link/skip-link.tsx"

import type { Route } from "./+types/layout"
import { ErrorPage } from "./error-page.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { type LayoutData, loadLayoutData } from "./layout-data.server.ts"
import { TopBar } from "./top-bar.tsx"

import styles from "./layout.module.css"

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadLayoutData(context.get(requestContext), languageOf(url.pathname))

/** Load the layout data again only when the language changes, so that navigation does not wait for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

export default function Layout({ loaderData }: Route.ComponentProps) {
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

/** Says that the page still shows texts of the sample, which nobody of the college has written or confirmed. */
function SampleLine({ sample }: Pick<LayoutData, "sample">) {
  const { pathname } = useLocation()
  if (!sample?.paths.includes(plainPath(withoutLanguage(pathname)))) return null
  return <p className={styles.sample}>{sample.text}</p>
}

/** The layout around a page (specification 3.1): top bar, header with navigation, and footer. */
function PageFrame({ data, children }: { data: LayoutData; children: ReactNode }) {
  return (
    <>
      <SkipLink>{data.messages.skipToMain}</SkipLink>
      <PreviewRibbon label={data.preview} />
      <header className={styles.top}>
        <TopBar data={data} />
        <Header data={data} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <SampleLine sample={data.sample} />
        {children}
      </main>
      <Footer data={data} />
    </>
  )
}
