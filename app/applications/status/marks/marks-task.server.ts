import { errorText } from "#domain/applications/form/field-errors.ts"
import { choices } from "#domain/applications/form/form-fields.ts"
import { valueLabels } from "#domain/applications/format-value.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { type Unproven, whyUnproven } from "../prove-identity.server.ts"
import { type MarksField, marksFields, marksIdentityField, marksInput } from "../status-input.ts"
import { ownMarksMessages } from "./messages.server.ts"

/** What became of the marks that a form sent. */
export type MarksTask =
  | { kind: "marks_entered"; text: string }
  | { kind: "refused"; text: string }
  | {
      kind: "marks_refused"
      errors: Partial<Record<MarksField, string>>
      unproven?: Unproven | undefined
      input: ReturnType<typeof marksInput>
    }

/** Enters the marks of an awaited result, if a posted form requests it. */
export const marksTask = async (
  server: Pick<RequestContext, "enterOwnMarks" | "proveIdentity">,
  application: Pick<ApplicationStatus, "admissionCode" | "identityKind">,
  fields: URLSearchParams,
  language: Language,
): Promise<MarksTask | undefined> => {
  if (fields.get("step") !== "marks") return undefined
  const input = marksInput(fields)
  const enter = (isConfirmed: boolean) =>
    server.enterOwnMarks(application.admissionCode, input, { isConfirmed })
  let entered = await enter(false)
  if (entered.outcome === "open") {
    const unproven = await whyUnproven(server, application, fields, language, marksIdentityField)
    if (unproven) return { kind: "marks_refused", errors: {}, unproven, input }
    entered = await enter(true)
  }
  const { entered: text, refusals } = ownMarksMessages[language]
  if (entered.outcome === "entered") return { kind: "marks_entered", text }
  if (entered.outcome !== "invalid") {
    // Open: impossible after the confirmation.
    const why = entered.outcome === "open" ? "changed" : entered.outcome
    return { kind: "refused", text: refusals[why] }
  }
  const known = entered.errors
  const errors = Object.fromEntries(
    marksFields.flatMap((field) => {
      const keys = known[field] ?? []
      const texts = keys.map((key) => errorText(errorMessages[language], field, key))
      return texts.length > 0 ? [[field, texts.join(" ")]] : []
    }),
  )
  return { kind: "marks_refused", errors, input }
}

/** What an applicant reads and fills in while the result is awaited; undefined if it is not. */
export const describeOwnMarks = (
  { awaitedMarks }: Pick<ApplicationStatus, "awaitedMarks">,
  language: Language,
) => {
  if (!awaitedMarks || awaitedMarks.state === "decided") return undefined
  const { state, lastDay } = awaitedMarks
  const { title, until, open, late, follows, submit } = ownMarksMessages[language]
  const day = lastDay ? formatDay(lastDay, language) : ""
  const { fields } = errorMessages[language]
  const { options } = valueLabels({ courses: [], subjects: [] }, language)
  return {
    title,
    text: formatMessage(state === "late" ? late : lastDay ? until : open, { day }),
    form:
      state === "open"
        ? {
            fields: {
              i_grading: fields.i_grading,
              i_maxmarks: fields.i_maxmarks,
              i_obtmarks: { ...fields.i_obtmarks, hint: fields.i_result.marksHint },
            },
            gradings: choices.i_grading.map((value) => ({ value, label: options[value]! })),
            follows,
            submit,
          }
        : undefined,
  }
}

export type DescribedOwnMarks = NonNullable<ReturnType<typeof describeOwnMarks>>
