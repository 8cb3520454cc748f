import { useEffect, useRef } from "react"
import { data, Link } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { localise } from "#domain/content/localise.ts"
import { fixedPageTitles } from "#domain/content/named-pages.ts"
import { categoryNames } from "#domain/grievances/grievance-names.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx"

import { pageHead } from "../pages/page-head.server.ts"
import { FactPanel, SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/grievances-page"
import {
  type GrievanceAnswer,
  grievanceAction,
  grievanceStatus,
} from "./grievance-action.server.ts"
import { GrievanceForm, wrongFields } from "./grievance-form.tsx"
import { Receipt, UrgentHelp } from "./grievance-parts.tsx"
import { grievanceMessages } from "./messages.server.ts"
import { readFields } from "./posted-fields.ts"

import styles from "./grievances.module.css"

/** The page of the sample about the committee. A college may delete or move it. */
const committeePage = "/student-grievance"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const server = context.get(requestContext)
  const messages = grievanceMessages[language]
  const { grievances } = await server.settings()
  const [en, hi] = fixedPageTitles["/grievances"]
  const committee = await server.content(language).page(committeePage)
  const { facts } = messages
  return {
    messages,
    head: pageHead(url, undefined, { title: language === "hi" ? hi : en, lead: messages.lead }),
    facts: [
      { label: facts.who, value: localise(grievances.responsible, language) },
      { label: facts.time, value: formatMessage(facts.days, { days: grievances.working_days }) },
      { label: facts.appeal, value: facts.appealText },
    ],
    committeePath: committee?.path,
    categories: Object.entries(categoryNames).map(([id, name]) => ({ id, name: name[language] })),
    submissionKey: server.submissionKey(),
  }
}

/** Stores a grievance. The answer repeats personal data, so it must not be cached. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const fields = await readFields(request)
  const server = context.get(requestContext)
  const answer = await grievanceAction(server, fields, languageOf(url.pathname))
  return data(answer, { status: grievanceStatus[answer.outcome], headers: noStore })
}

/** Without a reply the page stays, with what was typed. */
export const clientAction = async ({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<GrievanceAnswer> => {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch {
    return { outcome: "no reply", values: await readFields(copy) }
  }
}

/** Each form has a key of its own. */
export const headers = () => noStore

export default function GrievancesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { messages, head, facts, committeePath, categories, submissionKey } = loaderData
  const language = useLanguage()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) shown.current?.focus()
  }, [answer])
  const wrong = wrongFields(answer, messages)
  const isFailed =
    answer?.outcome === "too many" || answer?.outcome === "failed" || answer?.outcome === "no reply"
  return (
    <SitePage head={head}>
      <div className={styles.page}>
        <div ref={shown} tabIndex={-1} className={styles.answer}>
          {wrong.length > 0 && (
            <ErrorSummary title={messages.summary} groups={[{ items: wrong }]} />
          )}
          {isFailed && (
            <p role="alert" className={styles.failure}>
              {messages.failures[answer.outcome]}
            </p>
          )}
          {answer?.outcome === "stored" && <Receipt receipt={answer.receipt} messages={messages} />}
        </div>
        {answer?.outcome !== "stored" && (
          <>
            <FactPanel facts={facts} />
            <UrgentHelp messages={messages} committeePath={committeePath} />
            <GrievanceForm
              messages={messages}
              categories={categories}
              submissionKey={submissionKey}
              answer={answer}
            />
            <Link className="tap-height" to={inLanguage(language, "/grievances/status")}>
              {messages.status.link}
            </Link>
          </>
        )}
      </div>
    </SitePage>
  )
}
