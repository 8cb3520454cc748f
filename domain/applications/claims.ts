import { textUpTo, optional, required } from "../fields/text-schemas.ts"
import type { ClaimPart } from "./form/field-definition.ts"
import { type FormFieldDefinition, formFields } from "./form/form-fields.ts"
import { answersIn } from "./form/form-values.ts"
import type { ProposalKind } from "./proposals.ts"
import type { AnswerKind, DocumentKind } from "./query-answers.ts"

type Values = Readonly<Record<string, unknown>>

/** A field of a claim: `choice` is the value that counts of a field with several. */
interface Part {
  field: FormFieldDefinition
  choice?: string
  /** The answers that make the claim; undefined for its details. */
  by?: ClaimPart["by"]
}

/** What an applicant claims with a certificate, and the fields that say so. */
interface Claim {
  /** The name of the claim, or the choice that is one. */
  name: string
  parts: Part[]
}

const partsOf = (field: FormFieldDefinition): { name: string; part: Part }[] => {
  const { claim, choices = [] } = field
  if (!claim) return []
  if (claim.name !== "each_choice") return [{ name: claim.name, part: { field, by: claim.by } }]
  return choices.map((choice) => ({ name: choice, part: { field, choice, by: [choice] } }))
}

/** All claims, in the order of the form. Derived from its definition. */
const claims: readonly Claim[] = [
  ...Map.groupBy(formFields.flatMap(partsOf), ({ name }) => name),
].map(([name, parts]) => ({ name, parts: parts.map(({ part }) => part) }))

/** The names of all claims, in the order of the form. */
export const claimNamesInOrder = claims.map(({ name }) => name)

/** The value of a field as far as it belongs to a claim. */
const valueOf = ({ choice }: Part, value: unknown) => {
  const answers = answersIn(value)
  return choice ? answers.filter((answer) => answer === choice) : answers
}

const isMade = ({ parts }: Claim, form: Values) =>
  parts.some((part) => {
    const answers = valueOf(part, form[part.field.name])
    if (part.by === undefined) return false
    return part.by === "any" ? answers.length > 0 : answers.some((one) => part.by!.includes(one))
  })

/** Whether the applicant makes a claim of this name. */
export const isClaimed = (name: string, form: Values) =>
  claims.some((claim) => claim.name === name && isMade(claim, form))

/** What the college finds when it checks a claim. */
export const findings = ["verified", "refused"] as const
export type Finding = (typeof findings)[number]

/** Whether the college has still to check a claim. */
export const isOpenClaim = ({ state }: Pick<ClaimState, "state">) =>
  state === "unchecked" || state === "changed"

/** Schema of the reason of a finding, at most 500 characters. The applicant reads the reason of a refusal. */
export const reasonOfFinding = (finding: Finding) =>
  finding === "refused" ? required(textUpTo(500)) : optional(textUpTo(500))

/** The events of an application that concern claims, oldest first. */
type ClaimEvent = { at: string; actor: string } & (
  | { kind: "claim"; data: { claim: string; finding: Finding; reason: string; is_undo?: true } }
  | { kind: "correction"; data: { fields: Record<string, { from: unknown; to: unknown }> } }
  | {
      kind:
        | "status"
        | "note"
        | "fee"
        | "seen"
        | "duplicates"
        | ProposalKind
        | AnswerKind
        | DocumentKind
      data: object
    }
)

/** A claim and what the college found; "changed": it was corrected since, so that it is to be checked again. */
export interface ClaimState {
  name: string
  /** The names of the fields that are filled in. */
  fields: string[]
  state: Finding | "unchecked" | "changed"
  /** The last finding: when (ISO 8601), by whom, and its reason. */
  at?: string
  by?: string
  reason?: string
}

const isTouched = ({ parts }: Claim, event: ClaimEvent) =>
  event.kind === "correction" &&
  parts.some((part) => {
    const change = event.data.fields[part.field.name]
    return change && String(valueOf(part, change.from)) !== String(valueOf(part, change.to))
  })

/** The last finding on a claim that was not undone. */
const lastFinding = (name: string, events: readonly ClaimEvent[]) =>
  events
    .filter((event) => event.kind === "claim")
    .filter(({ data }) => data.claim === name)
    .findLast(({ data }, index, own) => !data.is_undo && !own[index + 1]?.data.is_undo)

const stateOf = (claim: Claim, form: Values, events: readonly ClaimEvent[]): ClaimState => {
  const { name, parts } = claim
  const claimed = parts.filter((part) => valueOf(part, form[part.field.name]).length > 0)
  const fields = claimed.map(({ field }) => field.name)
  const event = lastFinding(name, events)
  if (!event) return { name, fields, state: "unchecked" }
  const isChanged = events.slice(events.indexOf(event)).some((later) => isTouched(claim, later))
  const { finding, reason } = event.data
  return {
    name,
    fields,
    state: isChanged ? "changed" : finding,
    at: event.at,
    by: event.actor,
    reason,
  }
}

/** The claims that an applicant makes, each with its state. A correction of a claim voids what was found before. */
export const claimStates = (form: Values, events: readonly ClaimEvent[]): ClaimState[] =>
  claims.filter((claim) => isMade(claim, form)).map((claim) => stateOf(claim, form, events))
