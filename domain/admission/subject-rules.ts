import type { Programme } from "./programme-schema.ts"

/** What decides about the choice of subjects in a programme. */
export type SubjectRules = Pick<Programme, "slots" | "groups"> & {
  /** The subjects of which all seats as first major are taken, where that is known. */
  full?: readonly string[]
}

/** The chosen subjects by field; "" or absent where none is chosen. */
export type ChosenSubjects = Readonly<Record<string, string>>

export const slotOf = ({ slots }: SubjectRules, field: string) =>
  slots.find((slot) => slot.field === field)

/** The group of a first major: the first group that has it, else the last (specification 4.3). */
export const groupOf = ({ groups }: SubjectRules, firstMajor: string) =>
  groups.find(({ subjects }) => subjects.includes(firstMajor)) ?? groups.at(-1)

/** The subjects that a field offers, in order, also those that cannot be chosen there. */
export const offeredSubjects = (
  rules: SubjectRules,
  field: string,
  firstMajor: string,
): readonly string[] => {
  const slot = slotOf(rules, field)
  const group = slot?.same_group ? groupOf(rules, firstMajor) : undefined
  return group?.subjects ?? slot?.subjects ?? []
}

/** Whether a field shows a subject that cannot be chosen there, like Chemistry as the sample's first major. */
export const isExcluded = (rules: SubjectRules, field: string, subject: string) =>
  slotOf(rules, field)?.excluded.includes(subject) === true

/** Whether all seats with a first major are taken. */
export const isFullHere = ({ full = [] }: SubjectRules, field: string, subject: string) =>
  field === "first_major_subject" && full.includes(subject)

/** The subjects that are chosen more than once. */
export const conflictingSubjects = (...chosen: string[]) =>
  [...new Set(chosen)].filter(
    (subject) => subject && chosen.filter((other) => other === subject).length > 1,
  )

/** Subject conflict (specification 4.3): whether two of the chosen subjects are the same. */
export const haveConflict = (...chosen: string[]) => conflictingSubjects(...chosen).length > 0

/** The choices without those that the first major does not allow, as after it was changed. */
export const keepOffered = (rules: SubjectRules, chosen: ChosenSubjects) => {
  const { first_major_subject: first = "" } = chosen
  return Object.fromEntries(
    Object.entries(chosen).map(([field, subject]) => [
      field,
      offeredSubjects(rules, field, first).includes(subject) ? subject : "",
    ]),
  )
}
