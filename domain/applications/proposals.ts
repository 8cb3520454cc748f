import { formFields } from "./form/form-fields.ts"

/** Events of proposed corrections in the history of an application. */
export type ProposalKind = "proposal" | "proposal_answer"

/** The fields whose correction a member of staff may propose: the marks of both boards. */
export const proposableFields: readonly string[] = formFields
  .filter(({ type }) => type === "marks")
  .map(({ name }) => name)

/** The newest proposal that nobody has accepted or rejected; undefined if there is none. `events`: oldest first. */
export const openProposal = <Event extends { kind: string }>(events: readonly Event[]) => {
  const last = events.findLast(({ kind }) => kind === "proposal" || kind === "proposal_answer")
  return last?.kind === "proposal" ? (last as Extract<Event, { kind: "proposal" }>) : undefined
}
