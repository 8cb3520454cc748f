import { formatMessage } from "#app/format-message.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Language } from "#domain/content/text.ts"
import { objectionLength } from "#domain/merit/rounds/objections.ts"
import { type OwnAnswer, ownAnswers } from "#domain/merit/rounds/offers.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { typedObjection, unsentObjection } from "../typed-fields.ts"
import { meritStatusMessages } from "./messages.server.ts"

type Merit = RequestContext["merit"]

/** What a posted form requested besides the status, and the outcome. */
export type MeritTask =
  | { kind: "confirm"; answer: OwnAnswer; list: number }
  | { kind: "answered" }
  | { kind: "objected" }
  | { kind: "refused"; text: string }
  | {
      kind: "invalid" | "unsent"
      errors: { topic?: string; text?: string }
      typed: ReturnType<typeof typedObjection>
    }

const answerTask = async (
  merit: Merit,
  application: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<MeritTask | undefined> => {
  const answer = ownAnswers.find((one) => one === fields.get("answer"))
  const list = Number(fields.get("list"))
  if (!answer) return undefined
  const { refusals, states } = meritStatusMessages[language]
  const isConfirmed = fields.has("confirmed")
  const { outcome, ...more } = await merit.answerOffer(application, { list, answer, isConfirmed })
  if (outcome === "open") return { kind: "confirm", answer, list }
  if (outcome === "recorded") return { kind: "answered" }
  const state = "state" in more && more.state !== "offered" ? states[more.state] : ""
  return { kind: "refused", text: formatMessage(refusals[outcome], { state }) }
}

const objectionTask = async (
  merit: Merit,
  application: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<MeritTask> => {
  const typed = typedObjection(fields)
  const list = Number(fields.get("list"))
  const made = await merit.makeObjection(application, { list, ...typed })
  const { refusals, objections } = meritStatusMessages[language]
  switch (made.outcome) {
    case "objected":
      return { kind: "objected" }
    case "changed":
      return { kind: "refused", text: refusals.changed }
    case "too_late_to_object":
    case "objection_open":
      return { kind: "refused", text: objections.refusals[made.outcome] }
    case "invalid_objection": {
      const { topic, text } = made.errors
      const textOf = (key: string) =>
        formatMessage(objections.errors[key] ?? "", { most: objectionLength })
      const errors = {
        ...(topic && { topic: textOf("topic") }),
        ...(text && { text: textOf(text) }),
      }
      return { kind: "invalid", errors, typed }
    }
  }
}

/**
 * Performs what a posted form requests besides the status; undefined if it requests the status only. An objection
 * that comes with a request for the status was not sent before: returns it to its form, if it is the same applicant's.
 */
export const meritTask = async (
  merit: Merit,
  application: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<MeritTask | undefined> => {
  switch (fields.get("step")) {
    case "answer":
      return answerTask(merit, application, fields, language)
    case "object":
      return objectionTask(merit, application, fields, language)
    default: {
      const unsent = unsentObjection(fields)
      const isOwn = parseAdmissionCode(unsent?.objector) === application.admissionCode
      return isOwn ? { kind: "unsent", errors: {}, typed: typedObjection(fields) } : undefined
    }
  }
}
