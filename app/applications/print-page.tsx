import { type ReactNode, Suspense } from "react"
import { Await, data, useLocation, useRouteError } from "react-router"

import { languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { Button } from "#app/ui/button/button.tsx"
import { useHydrated } from "#app/use-hydrated.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/print-page"
import { sheetMessages } from "./messages/messages.server.ts"
import { useDeleteSubmittedDraft } from "./native-submission.ts"
import { SheetError, useSheetPageMessages } from "./sheet-error.tsx"
import { Sheet } from "./sheet/sheet.tsx"

import styles from "./print-page.module.css"

/** Shown only after hydration, because the button needs JavaScript. Without JavaScript a hint replaces it. */
function PrintSheetButton({ messages }: { messages: { button: string; hint: string } }) {
  return (
    <div className="screen-only">
      {useHydrated() ? (
        <Button onClick={() => window.print()}>{messages.button}</Button>
      ) : (
        <noscript>
          <p>{messages.hint}</p>
        </noscript>
      )}
    </div>
  )
}

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const sheet = await context.get(requestContext).readSheet(params.code)
  if (sheet === "unknown") throw data("unknown", 404)
  if (sheet === "too many") throw data("too many", 429)
  return { page: { sheet, messages: sheetMessages(languageOf(url.pathname)) } }
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
  const messages = useSheetPageMessages()
  const { state } = useLocation()
  return (
    <div className={styles.frame}>
      <title>{messages.title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.step}>{messages.sixth}</p>
      {state?.isFresh && <output className={styles.received}>{messages.received}</output>}
      {children}
    </div>
  )
}

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const messages = useSheetPageMessages()
  useDeleteSubmittedDraft()
  return (
    <Frame>
      <Suspense fallback={<output>{messages.loading}</output>}>
        <Await resolve={loaderData.page} errorElement={<SheetError />}>
          {(page) => (
            <>
              <PrintSheetButton messages={page.messages.print} />
              <Sheet sheet={page.sheet} messages={page.messages} language={language} />
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
