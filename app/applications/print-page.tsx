import { type ReactNode, Suspense } from "react"
import { Await, data, useLocation, useRouteError } from "react-router"

import { languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/print-page"
import { SheetError } from "./sheet-error.tsx"
import { useSheetPageMessages } from "./sheet-page-messages.ts"
import { words as english } from "./sheet/messages.en.ts"
import { words as hindi } from "./sheet/messages.hi.ts"
import { PrintSheetButton } from "./sheet/print-button.tsx"
import { Sheet } from "./sheet/sheet.tsx"

import styles from "./print-page.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const sheet = await context.get(requestContext).readSheet(params.code)
  if (sheet === "unknown") throw data("unknown", 404)
  if (sheet === "too many") throw data("too many", 429)
  const language = languageOf(url.pathname)
  return { page: { sheet, words: language === "hi" ? hindi : english } }
}

/** On client navigation from the form, the page opens at once with 'Loading...' and then shows the sheet. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => {
  const page = serverLoader().then((loaded) => loaded.page)
  // `Await` shows the error. Without this handler, a rejection before rendering would be reported as unhandled.
  page.catch(() => undefined)
  return { page }
}

/** The address gives access to the sheet, so it is neither cached nor indexed (specification 4.6). */
export const headers = () => ({ ...noStore, "x-robots-tag": "noindex" })

function Frame({ children }: { children: ReactNode }) {
  const words = useSheetPageMessages()
  const { state } = useLocation()
  return (
    <div className={styles.frame}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.step}>{words.sixth}</p>
      {state?.isFresh && <output className={styles.received}>{words.received}</output>}
      {children}
    </div>
  )
}

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const words = useSheetPageMessages()
  return (
    <Frame>
      <Suspense fallback={<output>{words.loading}</output>}>
        <Await resolve={loaderData.page} errorElement={<SheetError />}>
          {(page) => (
            <>
              <PrintSheetButton words={page.words.print} />
              <Sheet sheet={page.sheet} words={page.words} language={language} />
            </>
          )}
        </Await>
      </Suspense>
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <SheetError error={useRouteError()} />
    </Frame>
  )
}
