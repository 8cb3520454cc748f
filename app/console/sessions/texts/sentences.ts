import type { Programme } from "#domain/admission/programme-schema.ts"

type Slot = Programme["slots"][number]
type Group = Programme["groups"][number]

export interface Wording {
  t: (key: string, options?: Record<string, unknown>) => string
  subjectName: (code: string) => string
}

/** The names of several subjects. */
export const listed = ({ subjectName }: Pick<Wording, "subjectName">, codes: readonly string[]) =>
  codes.map(subjectName).join(", ")

const isAmong = (codes: readonly string[], groups: readonly Group[]) =>
  groups.every(({ subjects }) => subjects.every((subject) => codes.includes(subject)))

/** Where the subjects of a choice come from. */
const sourceOf = (wording: Wording, { same_group, subjects }: Slot, groups: readonly Group[]) => {
  const { t } = wording
  if (subjects.length === 0) return t("sentences.noneYet")
  if (!same_group) return t("sentences.oneOf", { subjects: listed(wording, subjects) })
  // The subjects need no mention if they leave out none of the groups.
  if (isAmong(subjects, groups)) return t("sentences.oneOfGroup")
  return t("sentences.oneOfGroupAnd", { subjects: listed(wording, subjects) })
}

/** The rules of one choice, as sentences. */
export const slotSentences = (wording: Wording, slot: Slot, groups: readonly Group[]): string[] => {
  const { t } = wording
  const { excluded, is_required } = slot
  return [
    sourceOf(wording, slot, groups),
    ...(excluded.length > 0
      ? [t("sentences.notFrom", { subjects: listed(wording, excluded) })]
      : []),
    ...(is_required ? [] : [t("sentences.mayBeEmpty")]),
  ]
}

/** "ZBC: Botany, Chemistry, Zoology" */
export const groupSentence = (wording: Wording, { code, subjects }: Group) =>
  `${code}: ${listed(wording, subjects)}`

/** The rules of a programme that concern several choices. */
export const programmeSentences = (
  { t }: Wording,
  { slots, groups }: Pick<Programme, "slots" | "groups">,
): string[] => {
  const last = groups.at(-1)
  const matters = last !== undefined && slots.some(({ same_group }) => same_group)
  return [
    t("sentences.allDiffer"),
    ...(matters ? [t("sentences.lastGroup", { code: last.code })] : []),
  ]
}
