import { claimLabel } from "./form/field-labels.ts"
import { type DocumentState, documentNames } from "./messages/claims-and-documents.ts"
import type { ProposalKind } from "./proposals.ts"
import type { AnswerKind, DocumentKind } from "./query-answers.ts"
import type { Status } from "./workflow.ts"

/** The papers that every applicant shows. Others belong to a claim, whose state says what the college found. */
export const commonDocuments = [
  "highschool_marksheet",
  "intermediate_marksheet",
  "aadhaar_copy",
] as const

interface StatusChange {
  to: Status
  reason: string
  is_undo?: true
}
type ApplicationEvent =
  | { kind: "status"; data: StatusChange }
  | {
      kind:
        | "claim"
        | "correction"
        | "fee"
        | "note"
        | "seen"
        | "duplicates"
        | ProposalKind
        | AnswerKind
        | DocumentKind
      data: object
    }

interface CheckedApplication {
  status: Status
  events: readonly ApplicationEvent[]
}

/** Statuses after staff have compared the form with the papers. */
const isChecked = (status: Status) => ["verified", "admitted", "cancelled"].includes(status)

/** The last question to the applicant, unless the application was verified since. */
const openQuestion = ({ events }: CheckedApplication) => {
  const changes = events.filter((event) => event.kind === "status").map(({ data }) => data)
  const lasting = changes.filter((change, index) => !change.is_undo && !changes[index + 1]?.is_undo)
  const last = lasting.findLast(({ to }) => to === "query" || isChecked(to))
  return last?.to === "query" ? last.reason : ""
}

/** The names of a paper, or of a claim's certificate, in both languages. */
const namesOf = (name: string) =>
  name in documentNames
    ? documentNames[name as keyof typeof documentNames]
    : { en: claimLabel(name, "en"), hi: claimLabel(name, "hi") }

/** Whether the college has asked the applicant for a paper, by its name or the name of its claim. */
export const isDocumentAsked = (name: string, application: CheckedApplication) => {
  const question = openQuestion(application)
  const { en, hi } = namesOf(name)
  return question.includes(en) || question.includes(hi)
}

/** What is known of the papers that every applicant shows (specification 9.6). */
export const documentStates = (application: CheckedApplication) =>
  commonDocuments.map((name): { name: (typeof commonDocuments)[number]; state: DocumentState } => {
    if (isChecked(application.status)) return { name, state: "seen" }
    return { name, state: isDocumentAsked(name, application) ? "asked" : "expected" }
  })
