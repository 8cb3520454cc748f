import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Language } from "#domain/content/text.ts"
import { objectionLength } from "#domain/merit/rounds/objections.ts"
import { type OwnAnswer, ownAnswers } from "#domain/merit/rounds/offers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { type Unproven, whyUnproven } from "../prove-identity.server.ts"
import { objectionInput, unsentObjection } from "../status-input.ts"
import { meritStatusMessages } from "./messages.server.ts"

type Server = Pick<RequestContext, "merit" | "proveIdentity">

/** What a posted form requested besides the status, and the outcome. */
export type MeritTask =
  | { kind: "confirm"; answer: OwnAnswer; list: number; unproven?: Unproven | undefined }
  | { kind: "answered" }
  | { kind: "objected" }
  | { kind: "refused"; text: string }
  | {
      kind: "invalid" | "unsent"
      errors: { topic?: string; text?: string }
      unproven?: Unproven | undefined
      input: ReturnType<typeof objectionInput>
    }

const answerTask = async (
  server: Server,
  application: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<MeritTask | undefined> => {
  const answer = ownAnswers.find((one) => one === fields.get("answer"))
  const list = Number(fields.get("list"))
  if (!answer) return undefined
  const { refusals, states } = meritStatusMessages[language]
  const answerOffer = (isConfirmed: boolean) =>
    server.merit.answerOffer(application, { list, answer, isConfirmed })
  let answered = await answerOffer(false)
  if (answered.outcome === "open" && fields.has("confirmed")) {
    const unproven = await whyUnproven(server, application, fields, language)
    if (unproven) return { kind: "confirm", answer, list, unproven }
    answered = await answerOffer(true)
  }
  const { outcome, ...more } = answered
  if (outcome === "open") return { kind: "confirm", answer, list }
  if (outcome === "recorded") return { kind: "answered" }
  const state = "state" in more && more.state !== "offered" ? states[more.state] : ""
  return { kind: "refused", text: formatMessage(refusals[outcome], { state }) }
}

const objectionTask = async (
  server: Server,
  application: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<MeritTask> => {
  const input = objectionInput(fields)
  const list = Number(fields.get("list"))
  const makeObjection = (isConfirmed: boolean) =>
    server.merit.makeObjection(application, { list, ...input, isConfirmed })
  let outcome = await makeObjection(false)
  if (outcome.outcome === "open") {
    const unproven = await whyUnproven(server, application, fields, language)
    if (unproven) return { kind: "invalid", errors: {}, input, unproven }
    outcome = await makeObjection(true)
  }
  const { refusals, objections } = meritStatusMessages[language]
  switch (outcome.outcome) {
    case "objected":
      return { kind: "objected" }
    // Open: the former objection was answered in between.
    case "open":
    case "changed":
      return { kind: "refused", text: refusals.changed }
    case "too_late_to_object":
    case "objection_open":
      return { kind: "refused", text: objections.refusals[outcome.outcome] }
    case "invalid_objection": {
      const { topic, text } = outcome.errors
      const textOf = (key: string) =>
        formatMessage(objections.errors[key] ?? "", { most: objectionLength })
      const errors = {
        ...(topic && { topic: textOf("topic") }),
        ...(text && { text: textOf(text) }),
      }
      return { kind: "invalid", errors, input }
    }
  }
}

/**
 * Performs what a posted form requests besides the status; undefined if it requests the status only. An objection
 * that comes with a request for the status was not sent before: returns it to its form, if it is the same applicant's.
 */
export const meritTask = async (
  server: Server,
  application: ApplicationStatus,
  fields: URLSearchParams,
  language: Language,
): Promise<MeritTask | undefined> => {
  switch (fields.get("step")) {
    case "answer":
      return answerTask(server, application, fields, language)
    case "object":
      return objectionTask(server, application, fields, language)
    default: {
      const unsent = unsentObjection(fields)
      const isOwn = parseAdmissionCode(unsent?.objector) === application.admissionCode
      return isOwn ? { kind: "unsent", errors: {}, input: objectionInput(fields) } : undefined
    }
  }
}
