import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { inputAttributes, isDate } from "#domain/applications/form/field-schemas.ts"
import { fieldOf } from "#domain/applications/form/form-fields.ts"
import { valueLabels } from "#domain/applications/format-value.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import { answerLength, isQueryField, takesList } from "#domain/applications/query-answers.ts"
import { mayWithdraw } from "#domain/applications/workflow.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import { listYears } from "#domain/fields/numbers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { type Unproven, whyUnproven } from "../prove-identity.server.ts"
import { type OwnStep, ownFieldName, ownIdentityField, ownSteps } from "../status-input.ts"
import { describeDocuments, describeFiles, fileTexts } from "./describe-files.server.ts"
import { documentMessages } from "./document-messages.server.ts"
import { inputErrors } from "./input-errors.server.ts"
import { ownFormMessages } from "./messages.server.ts"

type Values = Record<string, string | readonly string[]>

/** What a form of the status page sent. */
export interface Posted {
  fields: URLSearchParams
  /** By the names of their inputs. */
  files: RequestContext["receivedFiles"]
}

/** What became of a form of the applicant's own. */
export type OwnTask =
  | { kind: "own_done"; text: string }
  | { kind: "refused"; text: string }
  | {
      kind: "own_refused"
      step: OwnStep
      /** By the name of the input. */
      errors: Record<string, string>
      unproven?: Unproven | undefined
      values: Values
      text: string
    }

/** An input as the page shows it. */
const describeField = (
  name: string,
  { values, years }: Pick<ApplicationStatus, "values" | "years">,
  language: Language,
) => {
  if (!isQueryField(name)) return []
  const { type, choices = [], max = 160 } = fieldOf(name)
  const texts = ownFormMessages[language]
  const { hint } = errorMessages[language].fields[name]
  const { options } = valueLabels({ courses: [], subjects: [] }, language)
  const ids = type === "yes_no" ? ["yes", "no"] : type === "tick" ? ["yes", "no"] : choices
  const offered = type === "year" ? listYears(years) : ids
  const stored = values[name]
  const isHidden = stored === undefined
  return [
    {
      name: ownFieldName(name),
      label: fullLabelOf(name, language),
      hint: isHidden ? texts.keepEmpty : hint,
      isList: takesList(name),
      isLong: type === "address",
      options: offered.map((value) => ({ value, label: options[value] ?? value })),
      choose: texts.choose,
      value: typeof stored === "string" && isDate(type) ? dayFirst(stored) : (stored ?? ""),
      attributes: { maxLength: type === "address" ? 300 : max, ...inputAttributes(type) },
    },
  ]
}

export type DescribedField = ReturnType<typeof describeField>[number]

/** What an applicant can do with the form: answer a query, correct fields, withdraw. */
export const describeOwnForm = (
  application: ApplicationStatus,
  language: Language,
  today: string,
) => {
  const { query, correct, withdraw } = ownFormMessages[language]
  const asked = application.query
  const dayOf = (iso: string) => formatDay(iso, language)
  const fieldsOf = (names: readonly string[]) =>
    names.flatMap((name) => describeField(name, application, language))
  const isLate = asked?.answer_by !== undefined && asked.answer_by < today
  return {
    query: asked && {
      ...query,
      asked: formatMessage(query.asked, { day: dayOf(dayInIndia(new Date(asked.at))) }),
      clock: asked.answer_by
        ? formatMessage(isLate ? query.late : query.until, { day: dayOf(asked.answer_by) })
        : "",
      lead: asked.fields.length > 0 ? query.change : query.write,
      fields: fieldsOf(asked.fields),
      files: describeFiles(asked.fields, language),
      length: answerLength,
    },
    documents: describeDocuments(application, language),
    fileTexts: fileTexts(language),
    correct:
      application.correctable.length > 0
        ? {
            ...correct,
            until: formatMessage(correct.until, { day: dayOf(application.correctionsLastDay!) }),
            fields: fieldsOf(application.correctable),
          }
        : undefined,
    withdraw: mayWithdraw(application.status) ? withdraw : undefined,
  }
}

export type DescribedOwnForm = ReturnType<typeof describeOwnForm>

/** The values that a form sent for these fields. A number that the page does not show stays as it is when left empty. */
const readValues = (
  fields: URLSearchParams,
  names: readonly string[],
  stored: ApplicationStatus["values"],
): Values =>
  Object.fromEntries(
    names.flatMap((name): [string, string | readonly string[]][] => {
      const all = fields.getAll(ownFieldName(name))
      if (takesList(name)) return [[name, all]]
      const value = all[0]
      if (value === undefined || (value === "" && stored[name] === undefined)) return []
      return [[name, value]]
    }),
  )

type Server = Pick<
  RequestContext,
  "answerQuery" | "correctForm" | "withdrawApplication" | "sendDocuments" | "proveIdentity"
>

/** Does what a form of the applicant's own requests; undefined if the request is another one. */
export const ownTask = async (
  server: Server,
  application: ApplicationStatus,
  { fields, files }: Posted,
  language: Language,
): Promise<OwnTask | undefined> => {
  const step = ownSteps.find((one) => one === fields.get("step"))
  if (!step) return undefined
  const { admissionCode: code, values: stored } = application
  const messages = ownFormMessages[language]
  const documents = documentMessages[language]
  const names = step === "query" ? (application.query?.fields ?? []) : application.correctable
  const values = readValues(fields, names, stored)
  const text = fields.get(ownFieldName("text")) ?? ""
  const refused = (errors: Record<string, string>, unproven?: Unproven): OwnTask => ({
    kind: "own_refused",
    step,
    errors,
    unproven,
    values,
    text,
  })
  if (step === "withdraw" && !fields.has(ownFieldName("confirmed")))
    return refused({ [ownFieldName("confirmed")]: messages.withdraw.notConfirmed })
  const act = (isConfirmed: boolean) => {
    if (step === "query") return server.answerQuery(code, { text, values, files }, { isConfirmed })
    if (step === "documents") return server.sendDocuments(code, files, { isConfirmed })
    if (step === "correct") return server.correctForm(code, values, { isConfirmed })
    return server.withdrawApplication(code, { isConfirmed })
  }
  let done = await act(false)
  if (done.outcome === "open") {
    const field = ownIdentityField(step)
    const unproven = await whyUnproven(server, application, fields, language, field)
    if (unproven) return refused({}, unproven)
    done = await act(true)
  }
  switch (done.outcome) {
    case "answered":
    case "corrected":
    case "withdrawn":
    case "sent":
      return { kind: "own_done", text: step === "documents" ? documents.done : messages[step].done }
    case "same":
      return {
        kind: "refused",
        text: step === "documents" ? documents.same : messages.correct.same,
      }
    case "invalid":
      return refused(inputErrors(done.errors, language))
    // Open: impossible after the confirmation.
    case "open":
      return { kind: "refused", text: messages.refusals.changed }
    default:
      return { kind: "refused", text: messages.refusals[done.outcome] }
  }
}
