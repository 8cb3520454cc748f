import { flushSync } from "react-dom"
import { data, Link, redirect } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { tabIdOf } from "#app/ui/tabs/tabs.tsx"
import { courses, findCourse } from "#domain/applications/courses.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { steps } from "#domain/applications/form/sections.ts"
import { alreadyReceivedText, replies } from "#domain/applications/messages/replies.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/form-page"
import { AlreadySubmitted } from "./confirmation/already-submitted.tsx"
import { submittedQuery, useSubmittedForm } from "./confirmation/submitted-form.ts"
import { ApplicationForm } from "./form/application-form.tsx"
import { withConsentTo } from "./form/draft.ts"
import { LanguageLink } from "./form/submit-status.tsx"
import { type FormMessages, formMessages } from "./messages/messages.server.ts"
import { PrivacyNotice } from "./privacy-notice/privacy-notice.tsx"
import { readPrivacyNotice } from "./privacy-notice/read-privacy-notice.server.ts"

import styles from "./form-page.module.css"

const formVersion = "1.2.10"

const pageOf = ({ pathname }: URL, slug: string) => {
  const language = languageOf(pathname)
  const course = findCourse(slug)
  if (!course) throw redirect(inLanguage(language, "/admission-form"))
  return { course, language, isPart: /\/part-1\/?$/i.test(pathname) }
}

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const { course, language, isPart } = pageOf(url, params.course)
  const server = context.get(requestContext)
  return {
    courseCode: course.code,
    isPart,
    messages: formMessages(language, (await server.settings()).admission),
    notice: await readPrivacyNotice(server, language),
  }
}

/** Handles the form without JavaScript. Validates and stores with the same service as the save call of the API. */
export const action = async ({ url, params, context }: Route.ActionArgs) => {
  const { course, language } = pageOf(url, params.course)
  const server = context.get(requestContext)
  const { received } = server
  if (!received) throw data(null, 400)
  const values = received.fields
  if (values.intent === "other language") return data({ values, problems: {}, message: "" })
  const outcome = await server.submit({ ...received, fields: { ...values, course: course.code } })
  const problems: FieldErrors = {}
  if (outcome === "too many") {
    return data({ values, problems, message: replies.too_many[language] }, 429)
  }
  // The returned values keep the typed text in the form.
  if (outcome === "unavailable") {
    return data({ values, problems, message: replies.unavailable[language] }, 503)
  }
  if (outcome.accepted) {
    const sheet = inLanguage(language, `/admission-form/print/${outcome.admissionCode}`)
    throw redirect(sheet + submittedQuery, 303)
  }
  if (outcome.codeOfFirst) {
    const message = alreadyReceivedText(language, outcome.codeOfFirst)
    return data({ values, problems, message, isReceived: true }, 409)
  }
  return data({ values, problems: outcome.problems, message: replies.refused[language] }, 422)
}

/** People type into the page, so no browser may store it. */
export const headers = () => noStore

interface RefusalProps {
  answer: Route.ComponentProps["actionData"]
  messages: FormMessages
}

/** Why a form that was posted without JavaScript is refused, unless its fields say so. */
function Refusal({ answer, messages }: RefusalProps) {
  const language = useLanguage()
  if (!answer?.message || Object.keys(answer.problems).length > 0) return null
  return (
    <div role="alert" className={styles.alert}>
      <p>{answer.message}</p>
      {"isReceived" in answer && (
        <p>
          <Link to={inLanguage(language, "/admission-status")}>{messages.chooser.status}</Link>
        </p>
      )}
    </div>
  )
}

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { courseCode, isPart, messages, notice } = loaderData
  const language = useLanguage()
  const course = courses.find(({ code }) => code === courseCode)!
  const heading = isPart
    ? formatMessage(messages.form.headingPart, { course: course.name[language], code: course.code })
    : formatMessage(messages.form.headingShort, { course: course.shortName[language] })
  const returned = actionData && {
    ...actionData,
    values: withConsentTo(notice?.version, actionData.values),
  }
  const isRefused = Object.keys(actionData?.problems ?? {}).length > 0
  const { code: submittedCode, forget } = useSubmittedForm(course.code)
  const isSubmitted = submittedCode !== undefined && !actionData
  const fillInAnother = () => {
    flushSync(forget)
    // The pressed button was removed, so move the focus.
    document.getElementById(tabIdOf(steps[0]!.id))?.focus()
  }
  return (
    <>
      <title>{isRefused ? `${messages.form.error}: ${heading}` : heading}</title>
      <meta name="description" content={messages.chooser.lead} />
      <div className={styles.top}>
        <h1>{heading}</h1>
        {isPart && (
          <p className={styles.version}>
            {formatMessage(messages.form.version, { version: formVersion })}
          </p>
        )}
      </div>
      {isSubmitted && (
        <AlreadySubmitted code={submittedCode} messages={messages} onAnother={fillInAnother} />
      )}
      {/* Hidden, not removed: it may hold what was typed before hydration. */}
      <div hidden={isSubmitted}>
        {notice && <PrivacyNotice notice={notice} messages={messages.notice} />}
        {/*
          Enter in a text field activates the form's first submit button. This disabled one blocks that, with and
          without scripts: the form is long, and on a phone Enter often means the next field.
        */}
        <button type="submit" form="application" disabled hidden>
          {messages.form.submit}
        </button>
        <LanguageLink messages={messages} />
        <p className={`without-scripts ${styles.note}`}>{messages.submitted.noScript}</p>
        <p className={styles.note}>{messages.form.optionalNote}</p>
        <Refusal answer={actionData} messages={messages} />
        <ApplicationForm
          // A new notice version remounts the form from its draft, without the consent to the former version.
          key={`${course.code} ${notice?.version}`}
          course={course}
          messages={messages}
          noticeVersion={notice?.version}
          returned={returned}
        />
      </div>
    </>
  )
}
