import { useEffect, useState } from "react"
import { Link } from "react-router"

import { InlineScript } from "#app/hydration/inline-script.tsx"
import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, useLanguage, languageOf } from "#app/language.ts"
import { meritLists } from "#domain/content/paths.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/chooser"
import { ClosingNote } from "./closing/closing.tsx"
import { countDownScript } from "./closing/count-down.ts"
import { LastApplication } from "./last-admission-code.tsx"
import type { AdmissionMessages } from "./messages/en.ts"
import { admissionMessages } from "./messages/messages.server.ts"
import { offlineCopy } from "./offline/offline-copy.ts"
import { Outbox } from "./outbox/outbox.tsx"
import { PrivacyNotice } from "./privacy-notice.tsx"
import { readPrivacyNotice } from "./read-privacy-notice.server.ts"
import { BeforeYouStart, ImportantDates } from "./start-page/before-you-start.tsx"
import { readStartPage } from "./start-page/read-start-page.server.ts"

import styles from "./chooser.module.css"
import lastAdmissionCodeStyles from "./last-admission-code.module.css"

interface Form {
  code: string
  slug: string
  name: string
}

/** Loads the code of drafts only here: the start page itself needs no rules of the form. */
const unfinishedOf = async (forms: readonly Form[]) => {
  const { draftedCourses, loadDraft } = await import("./form/draft/draft.ts")
  const { askServerTime } = await import("./form/draft/server-clock.ts")
  if (draftedCourses().length > 0) await askServerTime()
  return forms.filter(({ code }) => Object.keys(loadDraft(code)?.values ?? {}).length > 0)
}

export function UnfinishedForms({
  forms,
  messages,
}: {
  forms: readonly Form[]
  messages: AdmissionMessages["chooser"]
}) {
  const [unfinished, setUnfinished] = useState<Form[]>([])
  const language = useLanguage()
  useEffect(() => void unfinishedOf(forms).then(setUnfinished), [forms])
  if (unfinished.length === 0) return null
  return (
    <section className={lastAdmissionCodeStyles.last}>
      {unfinished.map(({ code, slug, name }) => (
        <p key={code}>
          <Link
            className="tap-height"
            to={inLanguage(language, `/admission-form/${slug}/part-1`)}
            reloadDocument
          >
            {formatMessage(messages.unfinished, { course: name })}
          </Link>
        </p>
      ))}
    </section>
  )
}

/** The page is the same for everyone: it opens without a network. */
export const headers = () => offlineCopy

/** Shows unfinished forms and the last admission code of this browser. */
export const handle: RouteHandle = { hydration: "draft" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const language = languageOf(url.pathname)
  const { chooser, notice: noticeMessages } = admissionMessages(language)
  const isOpen = await server.content(language).linkCheck()
  const session = await server.admissionSession()
  const rounds = await server.publicLists.listRounds()
  const ofSession = rounds.filter((round) => round.session === session.label)
  return {
    hasMeritLists: isOpen(meritLists.path),
    start: readStartPage(
      await server.settings(),
      session,
      { ...(await server.fullSeats()), publicLists: ofSession },
      language,
      new Date(),
    ),
    messages: chooser,
    noticeMessages,
    notice: await readPrivacyNotice(server, language),
  }
}

/** The start page: the programmes, and what to know before the form (specification 5.1). */
export default function Chooser({ loaderData }: Route.ComponentProps) {
  const { start, messages, noticeMessages, notice, hasMeritLists } = loaderData
  const language = useLanguage()
  return (
    <>
      <title>{messages.title}</title>
      <meta name="description" content={messages.lead} />
      <p className="eyebrow">{formatMessage(messages.session, { session: start.session })}</p>
      <h1>{messages.title}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <ImportantDates {...start} />
      {start.closing && <ClosingNote closing={start.closing} className={styles.closing} />}
      {notice && <PrivacyNotice notice={notice} messages={noticeMessages} />}
      <ul className={styles.courses}>
        {start.programmes.map(({ code, slug, name, shortName, note, closing }) => (
          <li key={code} className={styles.course}>
            <span className={styles.shortName}>{shortName}</span>
            <Link
              className={styles.open}
              to={inLanguage(language, `/admission-form/${slug}/part-1`)}
              // The form starts without the router, whose Back would not ask before it removes the form (decision 58).
              reloadDocument
            >
              {formatMessage(messages.course, { course: name })}
            </Link>
            {note && <p className={styles.note}>{note}</p>}
            {closing && !start.closing && <ClosingNote closing={closing} className={styles.note} />}
          </li>
        ))}
      </ul>
      <Outbox />
      <UnfinishedForms forms={start.programmes} messages={messages} />
      {hasMeritLists && (
        <p className={styles.status}>
          <Link to={inLanguage(language, meritLists.path)}>{messages.meritLists}</Link>
        </p>
      )}
      <LastApplication messages={messages} />
      <p className={styles.status}>
        <Link to={inLanguage(language, "/admission-form/continue")}>{messages.stored}</Link>
      </p>
      <p className={styles.status}>
        <Link to={inLanguage(language, "/admission-status")}>{messages.status}</Link>
      </p>
      <BeforeYouStart start={start} />
      {start.programmes.some(({ closing }) => closing) && (
        <InlineScript text={import.meta.env.SSR ? countDownScript : undefined} />
      )}
    </>
  )
}
