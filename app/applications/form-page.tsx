import { data, redirect } from "react-router"

import { InlineScript } from "#app/hydration/inline-script.tsx"
import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import type { Programme } from "#domain/admission/programme-schema.ts"
import {
  formProgrammeOf,
  excludedNames,
  findBySlug,
  formRulesOf,
} from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { alreadyReceivedText, refusalOf, replies } from "#domain/applications/messages/replies.ts"
import type { Language } from "#domain/content/languages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import type { Route } from "./+types/form-page"
import { countDownScript } from "./closing/count-down.ts"
import { submittedQuery } from "./confirmation/submitted-form.ts"
import { answerPlainDraft, type StoredDraft } from "./continue/plain-draft.server.ts"
import { PlainDraft, StoredNotice } from "./continue/plain-draft.tsx"
import { FormView } from "./form-view.tsx"
import { IslandScripts } from "./island/island-scripts.tsx"
import { islandFiles, islandId } from "./island/page-data.ts"
import { type FormMessages, formMessages } from "./messages/messages.server.ts"
import { offlineCopy } from "./offline/offline-copy.ts"
import { readPrivacyNotice } from "./read-privacy-notice.server.ts"
import { closedFormMessages, datesOf } from "./start-page/read-start-page.server.ts"

const pageOf = ({ pathname }: URL, session: NamedSession, slug: string) => {
  const language = languageOf(pathname)
  const programme = findBySlug(session, slug)
  if (!programme) throw redirect(inLanguage(language, "/admission-form"))
  return { programme, language, isPart: /\/part-1\/?$/i.test(pathname) }
}

const headingOf = (
  { code, name, short_name }: Programme,
  { form }: FormMessages,
  language: Language,
  isPart: boolean,
) =>
  isPart
    ? formatMessage(form.headingPart, { course: name[language], code })
    : formatMessage(form.headingShort, { course: short_name[language] })

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const now = new Date()
  const server = context.get(requestContext)
  const session = await server.admissionSession()
  const { programme, language, isPart } = pageOf(url, session, params.course)
  const { admission } = await server.settings()
  const full = await server.fullSeats()
  // Leave out all programmes: the page gets its own one below, with the names of its subjects.
  const { programmes: _programmes, ...rules } = formRulesOf(session, admission.urn_required)
  const notFirst = excludedNames(session, programme.code, "first_major_subject", language)
  const messages = formMessages(
    language,
    admission,
    rules.additionalFields,
    notFirst,
    session.sheet,
  )
  const notice = await readPrivacyNotice(server, language)
  const dates = datesOf(programme, session, full, language, now)
  const page = {
    programme: formProgrammeOf(session, programme, language, full),
    heading: headingOf(programme, messages, language, isPart),
    isPart,
    version: session.form_version,
    rules: {
      ...rules,
      pageTime: now.getTime(),
      startToken: dates.takesNew ? server.signStart(now) : undefined,
    },
    dates,
    // An open form does not send them: its HTML arrives in one round trip.
    closed: dates.isOpen ? undefined : closedFormMessages(language),
    messages,
    notice,
    shown: {
      notice_version: notice?.version ?? "",
      declaration_version: server.declarationVersion(session),
    },
  }
  // A form that cannot be begun now is not kept: it may open before the device has a network again.
  return data(page, dates.takesNew ? { headers: offlineCopy } : undefined)
}

/** Handles the form without JavaScript. Validates and stores with the same service as the save call of the API. */
export const action = async ({ url, params, context }: Route.ActionArgs) => {
  const server = context.get(requestContext)
  const session = await server.admissionSession()
  const { programme, language } = pageOf(url, session, params.course)
  const { received } = server
  if (!received) throw data(null, 400)
  const errors: FieldErrors = {}
  if (received === "too many") {
    return data({ values: {}, errors, message: replies.too_many_forms[language] }, 429)
  }
  const values = received.fields
  if (values.intent === "other language") return data({ values, errors: {}, message: "" })
  const page = { course: programme.code, session: session.label, language }
  const draft = await answerPlainDraft(server, received, page)
  if (draft) return draft
  const outcome = await server.submit({
    ...received,
    fields: { ...values, course: programme.code },
  })
  // The returned values keep the typed text in the form.
  if (outcome === "unavailable" || outcome === "disk full") {
    const reply = outcome === "disk full" ? "disk_full" : outcome
    return data({ values, errors, message: replies[reply][language] }, 503)
  }
  if (outcome.accepted) {
    const sheet = inLanguage(language, `/admission-form/print/${outcome.admissionCode}`)
    throw redirect(sheet + submittedQuery, 303)
  }
  if (outcome.retryAfterSeconds) {
    return data({ values, errors, message: replies.too_many_applications[language] }, 429)
  }
  if (outcome.codeOfFirst) {
    const message = alreadyReceivedText(language, outcome.codeOfFirst)
    return data({ values, errors, message, isReceived: true }, 409)
  }
  const { course: closed, ...ofFields } = outcome.errors
  const reply = refusalOf(closed ? { course: closed } : {})
  return data({ values, errors: ofFields, message: replies[reply][language] }, 422)
}

/** People type into the page, so no browser may store it, except as a copy without input for use without a network. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(loaderHeaders),
  ...noStore,
})

/** Loaded as a document, the page starts with its own scripts, without the router (decision 27). */
export const handle: RouteHandle = { hasOwnScripts: islandFiles !== undefined, hydration: "paint" }

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = { loaderData, actionData }
  const { isOpen } = loaderData.dates
  return (
    <>
      {import.meta.env.SSR && actionData && "stored" in actionData && (
        <StoredNotice stored={actionData.stored as StoredDraft} />
      )}
      <div id={islandId}>
        <FormView {...page} />
      </div>
      {import.meta.env.SSR && (isOpen || actionData) && (
        <PlainDraft values={actionData?.values ?? {}} asksPin={actionData !== undefined} />
      )}
      {import.meta.env.SSR && <IslandScripts page={page} />}
      {import.meta.env.SSR && loaderData.dates.closing && <InlineScript text={countDownScript} />}
    </>
  )
}
