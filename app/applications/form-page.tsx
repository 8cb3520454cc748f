import { data, redirect } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { formRulesOf } from "#domain/admission/form-rules.ts"
import { findProgramme } from "#domain/admission/programmes.ts"
import { findCourse } from "#domain/applications/courses.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { alreadyReceivedText, refusalOf, replies } from "#domain/applications/messages/replies.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/form-page"
import { submittedQuery } from "./confirmation/submitted-form.ts"
import { FormView } from "./form-view.tsx"
import { IslandScripts } from "./island/island-scripts.tsx"
import { islandId, islandScripts } from "./island/page-data.ts"
import { formMessages } from "./messages/messages.server.ts"
import { readPrivacyNotice } from "./privacy-notice/read-privacy-notice.server.ts"
import { closedFormMessages, datesOf } from "./start-page/admission-dates.server.ts"

const pageOf = ({ pathname }: URL, slug: string) => {
  const language = languageOf(pathname)
  const course = findCourse(slug)
  if (!course) throw redirect(inLanguage(language, "/admission-form"))
  return { course, language, isPart: /\/part-1\/?$/i.test(pathname) }
}

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const { course, language, isPart } = pageOf(url, params.course)
  const server = context.get(requestContext)
  const session = await server.admissionSession()
  const programme = findProgramme(session, course.code)
  if (!programme) throw redirect(inLanguage(language, "/admission-form"))
  const { admission } = await server.settings()
  const rules = formRulesOf(session, admission.urn_required)
  return {
    courseCode: course.code,
    isPart,
    version: session.form_version,
    rules,
    dates: datesOf(programme, session, language, new Date()),
    closed: closedFormMessages(language),
    messages: formMessages(language, admission, rules.asked),
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
  const { course: closed, ...ofFields } = outcome.problems
  const reply = refusalOf(closed ? { course: closed } : {})
  return data({ values, problems: ofFields, message: replies[reply][language] }, 422)
}

/** People type into the page, so no browser may store it. */
export const headers = () => noStore

/** Loaded as a document, the page starts with its own scripts, without the router (decision 27). */
export const handle: RouteHandle = { hasOwnScripts: islandScripts.length > 0, hydration: "paint" }

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = { loaderData, actionData }
  return (
    <>
      <div id={islandId}>
        <FormView {...page} />
      </div>
      {import.meta.env.SSR && <IslandScripts page={page} />}
    </>
  )
}
