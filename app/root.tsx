import { type ReactNode, useEffect, useRef } from "react"
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router"

import { hydrationScript } from "#app/hydration/hydrate-later.ts"
import { InlineScript } from "#app/hydration/inline-script.tsx"
import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { speculationRules } from "#app/hydration/speculation-rules.ts"
import { ErrorPage, NavigationFailure } from "#app/layout/error-page.tsx"
import { themeScript } from "#app/layout/preferences/theme-script.ts"
import { ProgressScreen } from "#app/layout/progress-screen.tsx"
import { colourSheet } from "#domain/content/colours.ts"
import { iconOf } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/root"
import { languageOf, useLanguage, withoutLanguage } from "./language.ts"
import { StoreProvider } from "./store/store.tsx"

import "#ui/tokens.css"
import "#ui/base.css"
import "#ui/layout.css"

const notices = { en: "Notices", hi: "सूचनाएँ" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const server = context.get(requestContext)
  const { college, appearance } = await server.settings()
  const colours = colourSheet(appearance)
  const [tab, touch] = [iconOf(college, "tab"), iconOf(college, "touch")]
  return {
    origin: server.origin,
    name: college.name[language],
    notices: notices[language],
    // Only what differs from the default: every page carries these data.
    ...(colours && { colours }),
    ...(tab && touch && { icons: { tab, touch } }),
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

/** Whether the page, loaded as a document, starts with scripts of its own instead of the router's. */
const useHasOwnScripts = () => {
  const { handle } = useMatches().at(-1) ?? {}
  const hasFailed = Boolean(useRouteError())
  const { hasOwnScripts = false } = (handle ?? {}) as Partial<RouteHandle>
  return import.meta.env.SSR && !hasFailed && hasOwnScripts
}

export function Layout({ children }: { children: ReactNode }) {
  const hasOwnScripts = useHasOwnScripts()
  const { colours, icons } = useRouteLoaderData<typeof loader>("root") ?? {}
  useEffect(() => {
    window.showKeptSettings?.()
    window.dispatchEvent(new Event("hydrated"))
  }, [])
  return (
    // The theme script sets the visitor's preferences on <html> before hydration; React must keep them.
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript text={import.meta.env.SSR ? themeScript : undefined} />
        <InlineScript text={import.meta.env.SSR ? hydrationScript : undefined} />
        {/* After hydration the router fetches pages. */}
        <InlineScript
          type="speculationrules"
          text={import.meta.env.SSR ? speculationRules : undefined}
        />
        {icons ? (
          <link rel="icon" href={icons.tab} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={icons?.touch ?? "/icons/apple-touch-icon.png"} />
        {/* Before the other styles, so that high contrast comes after it. Paper keeps the default colours. */}
        {colours && <style media="screen" dangerouslySetInnerHTML={{ __html: colours }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {/* First, so that it is there in the first frame of a page that is still arriving. */}
        <ProgressScreen />
        {children}
        {!hasOwnScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useFocusOnNavigation()
  return (
    <StoreProvider>
      <Outlet />
      <NavigationFailure />
    </StoreProvider>
  )
}

/** Handles errors outside every layout: in the admission pages, or in the site's layout itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={error} />
    </main>
  )
}

/**
 * Moves the focus to the new page's heading after client-side navigation, so that screen readers announce it.
 * Otherwise the focus would remain on a removed link. The focus stays when only the language or the hash changes.
 */
const useFocusOnNavigation = () => {
  const { pathname, search, hash } = useLocation()
  const page = withoutLanguage(pathname) + search
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (hash) return
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [page, hash])
}
