import { data, redirect } from "react-router"

import { inLanguage } from "#app/language.ts"
import { programmeSlugOf } from "#domain/admission/programmes.ts"
import { groupDraftCode } from "#domain/applications/drafts/draft-code.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import {
  type DraftReply,
  draftReplies,
  tooManyTriesText,
} from "#domain/applications/messages/draft-replies.ts"
import { replies } from "#domain/applications/messages/replies.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { continueMessages } from "./messages.ts"

type Received = Exclude<RequestContext["received"], "too many" | undefined>

/** What the page says of the stored draft. */
export interface StoredDraft {
  kind: "stored" | "opened"
  /** Grouped. */
  code: string
  /** The last day, or the day on which it was stored. */
  day: string
  /** Of the page where it is opened. */
  address: string
}

const statusOfDraft = { too_many: 429, busy: 503, no_space: 507, conflict: 409 } as const

type Refused =
  | { outcome: Exclude<DraftReply, "stored" | "removed" | "too_many"> }
  | { outcome: "too_many"; retryAfterSeconds: number }

/** Why a draft was not opened or stored. */
export const draftRefusalText = (refused: Refused, language: Language) =>
  refused.outcome === "too_many"
    ? tooManyTriesText(language, refused.retryAfterSeconds)
    : draftReplies[refused.outcome][language]

const statusFor = ({ outcome }: Refused) =>
  (statusOfDraft as Partial<Record<DraftReply, number>>)[outcome] ?? 422

const noErrors: FieldErrors = {}

const addressOf = ({ origin }: RequestContext, language: Language) =>
  origin + inLanguage(language, "/admission-form/continue")

interface Page {
  course: string
  session: string
  language: Language
}

const open = async (server: RequestContext, { fields }: Received, { course, language }: Page) => {
  const opened = await server.openDraft(fields)
  if (opened.outcome !== "opened") {
    const message = draftRefusalText(opened, language)
    return data({ values: {}, errors: noErrors, message }, statusFor(opened))
  }
  const { answers, version, submissionKey } = opened
  if (answers.course !== course) {
    const slug = programmeSlugOf({ code: answers.course })
    throw redirect(inLanguage(language, `/admission-form/${slug}/part-1`), 307)
  }
  const values: FormValues = {
    ...answers.values,
    draft_code: String(fields.draft_code),
    draft_version: String(version),
    submission_key: submissionKey,
  }
  const stored: StoredDraft = {
    kind: "opened",
    code: String(fields.draft_code),
    day: formatDay(dayInIndia(new Date(answers.saved_at)), language),
    address: addressOf(server, language),
  }
  return data({ values, errors: noErrors, message: "", stored })
}

const store = async (server: RequestContext, received: Received, { language, ...of }: Page) => {
  const { draft_pin: pin, intent: _intent, ...values } = received.fields
  // The first page has the button without the field: the next one asks for the PIN.
  if (pin === undefined) return data({ values, errors: noErrors, message: "" })
  const result = await server.saveDraft(received, of)
  if (result.outcome === "pictures") {
    return data({ values, errors: result.errors, message: replies.refused[language] }, 422)
  }
  if (result.outcome === "stored") {
    const { code, version, submissionKey, expiresAt } = result
    const hidden = { draft_code: code, draft_version: String(version) }
    const stored: StoredDraft = {
      kind: "stored",
      code: groupDraftCode(code),
      day: formatDay(dayInIndia(new Date(expiresAt)), language),
      address: addressOf(server, language),
    }
    const shown = { ...values, ...hidden, submission_key: submissionKey }
    return data({ values: shown, errors: noErrors, message: "", stored })
  }
  const message = draftRefusalText(result, language)
  if (result.outcome !== "conflict") {
    return data({ values, errors: noErrors, message }, statusFor(result))
  }
  // Without its code the form is stored under a new one: neither version is lost.
  const { draft_code: _code, draft_version: _version, ...others } = values
  const both = `${message} ${continueMessages(language).plain.newCode}`
  return data({ values: others, errors: noErrors, message: both }, 409)
}

/** Opens or stores a draft for a page without JavaScript; undefined if the form was posted for something else. */
export const answerPlainDraft = async (server: RequestContext, received: Received, page: Page) => {
  const { intent } = received.fields
  if (intent === "continue") return open(server, received, page)
  return intent === "store draft" ? store(server, received, page) : undefined
}
