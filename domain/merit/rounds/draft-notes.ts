/** What the committee records about the draft of a list. */
export const draftNoteKinds = ["signature", "remark", "deviation"] as const
export type DraftNoteKind = (typeof draftNoteKinds)[number]

/** Warnings in spite of which a list is published only with a reason, if the session has a committee. */
export const deviations = [
  "notVerified",
  "missing",
  "implausible",
  "objections",
  "sameNumber",
  "unchecked",
  "unsigned",
] as const
export type Deviation = (typeof deviations)[number]

export interface DraftNote {
  kind: DraftNoteKind
  name: string
  text: string
  at: string
  actor: string
}

/** The members of the committee who have not signed. */
export const unsignedOf = (committee: readonly string[], notes: readonly DraftNote[]) => {
  const signed = new Set(notes.filter(({ kind }) => kind === "signature").map(({ name }) => name))
  return committee.filter((name) => !signed.has(name))
}

/**
 * The deviations that still need a reason: the warnings of the draft, and missing signatures. Without a committee no draft is
 * signed, and none needs a reason.
 */
export const unexplained = (
  committee: readonly string[],
  warnings: Readonly<Record<Exclude<Deviation, "unsigned">, readonly unknown[]>>,
  notes: readonly DraftNote[],
): Deviation[] => {
  if (committee.length === 0) return []
  const open = { ...warnings, unsigned: unsignedOf(committee, notes) }
  const explained = new Set(
    notes.filter(({ kind }) => kind === "deviation").map(({ name }) => name),
  )
  return deviations.filter((name) => open[name].length > 0 && !explained.has(name))
}
