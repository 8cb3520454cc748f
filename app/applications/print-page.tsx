import { type ReactNode, Suspense } from "react"
import {
  Await,
  data,
  isRouteErrorResponse,
  Link,
  useAsyncError,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import { formatDay } from "#domain/content/format.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"

import type { Route } from "./+types/print-page"
import {
  Confirmation,
  ConfirmationDetails,
  useIsSubmittedNow,
} from "./confirmation/confirmation.tsx"
import { confirmationMessages } from "./confirmation/messages.server.ts"
import type { loader as layoutLoader } from "./layout.tsx"
import { sheetMessages } from "./sheet/messages.server.ts"
import { Sheet } from "./sheet/sheet.tsx"

import styles from "./print-page.module.css"

/** Messages around the sheet. They come with the layout's data, because they are needed before the sheet is loaded. */
const useSheetPageMessages = () =>
  useRouteLoaderData<typeof layoutLoader>("applications/layout")!.messages.sheetPage

function SheetError({ error }: { error?: unknown }) {
  const asyncError = useAsyncError()
  const messages = useSheetPageMessages()
  const language = useLanguage()
  const { revalidate, state } = useRevalidator()
  const cause = error ?? asyncError
  const status = isRouteErrorResponse(cause) ? cause.status : undefined
  const text =
    status === 404 ? messages.unknown : status === 429 ? messages.tooMany : messages.failed
  return (
    <div role="alert" className={styles.error}>
      <h1>{messages.title}</h1>
      <p>{text}</p>
      {status !== 404 && (
        <Button disabled={state === "loading"} onClick={() => revalidate()}>
          {messages.again}
        </Button>
      )}
      <p>
        <Link to={inLanguage(language, "/admission-form")}>{messages.back}</Link>
      </p>
    </div>
  )
}

/** There from the first paint, so that nothing below moves. Without JavaScript a hint replaces the button. */
function PrintSheetButton({ messages }: { messages: { button: string; hint: string } }) {
  return (
    <div className={`${styles.print} screen-only`}>
      <Button className="needs-scripts" onClick={() => window.print()}>
        {messages.button}
      </Button>
      <p className="without-scripts">{messages.hint}</p>
    </div>
  )
}

/** After submission it shows the code, and deletes the draft. */
export const handle: RouteHandle = { hydration: "paint" }

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const language = languageOf(url.pathname)
  const sheet = await server.readSheet(params.code, language)
  if (sheet === "unknown") throw data("unknown", 404)
  if (sheet === "too many") throw data("too many", 429)
  const { state, lastDay } = sheet.fee
  const { marksUntil, documents: sendDocuments, ...messages } = confirmationMessages[language]
  const session = await server.findSession(sheet.record.session)
  const marksDay = session?.marks_last_day
  const isAwaited = marksDay && isResultAwaited({ ...sheet.record })
  const statusHow = isAwaited
    ? formatMessage(marksUntil, { day: formatDay(marksDay, language) })
    : messages.statusHow
  const asksDocuments = session?.documents.some(({ when }) => when === "with_application")
  const confirmation = {
    messages: {
      ...messages,
      statusHow: asksDocuments ? `${statusHow}${sendDocuments}` : statusHow,
    },
    fee: state === "asked" ? formatRupees(sheet.record.fees) : undefined,
    isFeeLater: state === "later",
    feeLastDay: lastDay && formatDay(lastDay, language),
    listDays: sheet.listDays.map((day) => formatDay(day, language)).join(", "),
  }
  return { page: { sheet, messages: sheetMessages[language], confirmation } }
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

interface FrameProps {
  /** Whether there is no such application. */
  isUnknown?: boolean
  /** What the confirmation shows when the sheet is there. */
  details?: ReactNode
  children: ReactNode
}

function Frame({ isUnknown = false, details, children }: FrameProps) {
  const messages = useSheetPageMessages()
  const code = parseAdmissionCode(useParams().code)
  const isSubmittedNow = useIsSubmittedNow()
  return (
    <div className={styles.frame}>
      <title>{messages.title}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow screen-only">{messages.sixth}</p>
      {isSubmittedNow && code && !isUnknown && (
        <Confirmation code={code} messages={messages}>
          {details}
        </Confirmation>
      )}
      {children}
    </div>
  )
}

export default function PrintPage({ loaderData: { page: loading } }: Route.ComponentProps) {
  const language = useLanguage()
  const messages = useSheetPageMessages()
  const isSubmittedNow = useIsSubmittedNow()
  const details = (
    <Suspense>
      <Await resolve={loading} errorElement={<></>}>
        {({ sheet, confirmation, messages: { print } }) =>
          sheet.own && (
            <ConfirmationDetails
              sheet={sheet}
              own={sheet.own}
              confirmation={confirmation}
              printHint={print.hint}
            />
          )
        }
      </Await>
    </Suspense>
  )
  return (
    <Frame details={details}>
      <Suspense fallback={<output>{messages.loading}</output>}>
        <Await resolve={loading} errorElement={<SheetError />}>
          {(page) => (
            <>
              {!isSubmittedNow && <PrintSheetButton messages={page.messages.print} />}
              <Sheet sheet={page.sheet} messages={page.messages} language={language} />
            </>
          )}
        </Await>
      </Suspense>
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame isUnknown={isRouteErrorResponse(error) && error.status === 404}>
      <SheetError error={error} />
    </Frame>
  )
}
