import type { FieldType } from "./form/field-definition.ts"
import type { FieldName } from "./form/form-definition.ts"
import { fieldOf, formFields, steps } from "./form/form-fields.ts"
import type { Status } from "./workflow.ts"

/** Events of an applicant's answers to a query in the history of an application. */
export type AnswerKind = "answer" | "answer_review"

/** Events of documents: one was sent, one was accepted or returned, the original of one was seen. */
export type DocumentKind = "document" | "document_review" | "original"

/**
 * Types of fields that an applicant cannot change by an answer: pictures are files, subjects follow the seats, and computed
 * fields follow others.
 */
const excludedTypes: readonly FieldType[] = [
  "picture",
  "subject",
  "counted",
  "agreement",
  "identity",
]

/**
 * The fields that a query may ask for. The identity number and the course are not among them: the number proves who answers,
 * and a course has a form of its own.
 */
export const queryFields: readonly FieldName[] = formFields
  .filter(({ name, type }) => !excludedTypes.includes(type) && name !== "identity_kind")
  .map(({ name }) => name)

/** Whether a query may ask for a field. */
export const isQueryField = (name: string): name is FieldName =>
  (queryFields as readonly string[]).includes(name)

/** What of a session decides on corrections by the applicant. */
interface CorrectionRules {
  correctable_fields: readonly string[]
  corrections_last_day?: string | undefined
}

/**
 * The fields that an applicant can correct on a day (ISO): those of the session, until its last day for corrections, while
 * nobody of the college has begun with the application.
 */
export const correctableNow = (
  { status, isSeen }: { status: Status; isSeen: boolean },
  { correctable_fields, corrections_last_day }: CorrectionRules,
  today: string,
): readonly string[] =>
  status !== "submitted" || isSeen || (corrections_last_day ?? "") < today ? [] : correctable_fields

/** How many days an applicant usually has to answer. */
export const usualAnswerDays = 7

/** The longest answer, in characters. */
export const answerLength = 1000

/** What a query asks besides its text. */
export interface QueryDetails {
  /** The fields that the applicant may change. */
  fields?: readonly string[]
  /** The last day to answer, YYYY-MM-DD. */
  answer_by?: string | undefined
}

interface StatusEvent {
  kind: "status"
  at: string
  data: { to: Status; reason: string; is_undo?: true; query?: QueryDetails }
}

interface AnsweredApplication {
  status: Status
  /** Oldest first. */
  events: readonly ({ kind: string; at: string; data: object } | StatusEvent)[]
}

const isStatusEvent = (event: AnsweredApplication["events"][number]): event is StatusEvent =>
  event.kind === "status"

/** The college's query that waits for an answer. */
export interface OpenQuery extends Required<Pick<QueryDetails, "fields">> {
  /** When it was asked, ISO 8601. */
  at: string
  text: string
  answer_by: string | undefined
}

/** The query that waits for an answer; undefined in any other status. */
export const openQuery = ({ status, events }: AnsweredApplication): OpenQuery | undefined => {
  if (status !== "query") return undefined
  const asked = events
    .filter(isStatusEvent)
    .findLast(({ data }) => data.to === "query" && !data.is_undo)
  if (!asked) return undefined
  const { reason: text, query } = asked.data
  return { at: asked.at, text, fields: query?.fields ?? [], answer_by: query?.answer_by }
}

/** The newest answer whose changes nobody has accepted or returned; undefined if there is none. `events`: oldest first. */
export const openAnswer = <Event extends { kind: string }>(events: readonly Event[]) => {
  const last = events.findLast(({ kind }) => kind === "answer" || kind === "answer_review")
  return last?.kind === "answer" ? (last as Extract<Event, { kind: "answer" }>) : undefined
}

/** The step of the form in which a field is, for the order of a list of fields. */
export const queryFieldsByStep = steps.map(({ id, fields }) => ({
  id,
  fields: fields.filter(isQueryField),
}))

/** Whether an answer has a list of values for a field. */
export const takesList = (name: string) => isQueryField(name) && fieldOf(name).type === "several"
