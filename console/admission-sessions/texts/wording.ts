import { admissionState } from "#domain/admission/admission-period.ts"
import type { Moment, Programme, Subject } from "#domain/admission/programme-schema.ts"
import { formatMoment } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"

import type { SessionText } from "./session-texts.ts"

/** A name in the console's language; the code while it has none. */
export const nameOf = (
  { code, name }: { code?: string; name?: Partial<Record<"en" | "hi", string>> | undefined },
  language: Language,
) => name?.[language] || code || ""

/** Returns the name of a subject by its code. */
export const namesOfSubjects =
  (subjects: readonly Subject[], language: Language) => (code: string) =>
    nameOf(subjects.find((subject) => subject.code === code) ?? { code }, language)

const offered = 7

/** Names of sessions to choose from, the newest first, and the present one: 2026-27, or in full 2026-2027. */
export const sessionNames = (now: Date, current: string, isInFull = false) => {
  const newest = now.getUTCFullYear() + 2
  const names = Array.from({ length: offered }, (_, ago) => {
    const [from, to] = [newest - ago, newest - ago + 1]
    return `${from}-${isInFull ? to : String(to).slice(2)}`
  })
  return [...new Set([...names, current])].filter(Boolean)
}

type Slot = Programme["slots"][number]
type Group = Programme["groups"][number]

export interface Wording {
  t: SessionText
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

interface StateOptions {
  t: Wording["t"]
  language: Language
  graceMinutes: number
  now: Date
  /** Whether applications are taken for this session. */
  isOpenSession: boolean
  /** Whether fees, dates, account and name of the session were confirmed. */
  isConfirmed: boolean
  isFull: boolean
}

type Dated = Pick<Programme, "opens" | "closes" | "late">

/** An incomplete moment counts as none. */
const written = (moment: Moment | undefined, language: Language) =>
  moment?.day && moment.time ? formatMoment(moment, language) : ""

const endWritten = ({ closes, late }: Dated, language: Language) =>
  written(late?.until, language) || written(closes, language)

/** The dates of a programme, whatever day it is. */
export const planText = (programme: Dated, t: Wording["t"], language: Language) => {
  const from = written(programme.opens, language)
  const until = endWritten(programme, language)
  if (from && until) return t("states.dated", { from, until })
  if (until) return t("states.until", { until })
  return t(from ? "states.from" : "states.undated", { from })
}

/** What a programme's dates mean now. */
export const stateText = (programme: Programme, options: StateOptions) => {
  const { t, language, graceMinutes, now, isOpenSession, isConfirmed, isFull } = options
  if (!isOpenSession) return planText(programme, t, language)
  if (!isConfirmed) return t("states.unconfirmed")
  const state = admissionState(programme, graceMinutes, now)
  if (isFull && (state === "open" || state === "late")) return t("states.full")
  const { closes } = programme
  if (state === "open" && !closes) return t("states.openEndless")
  const until = state === "open" ? written(closes, language) : endWritten(programme, language)
  return t(`states.${state}`, { from: written(programme.opens, language), until })
}
