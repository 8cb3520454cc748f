import { admissionState } from "#domain/admission/admission-period.ts"
import type { Moment, Programme } from "#domain/admission/programme-schema.ts"
import { formatMoment } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"

import type { Wording } from "./sentences.ts"

interface StateOptions {
  t: Wording["t"]
  language: Language
  graceMinutes: number
  now: Date
  /** Whether applications are taken for this session. */
  isOpenSession: boolean
  isFull: boolean
}

type Dated = Pick<Programme, "opens" | "closes" | "late">

/** Half a moment, as it is while somebody types it, counts as none. */
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
  const { t, language, graceMinutes, now, isOpenSession, isFull } = options
  if (!isOpenSession) return planText(programme, t, language)
  const state = admissionState(programme, graceMinutes, now)
  if (isFull && (state === "open" || state === "late")) return t("states.full")
  const { closes } = programme
  if (state === "open" && !closes) return t("states.openEndless")
  const until = state === "open" ? written(closes, language) : endWritten(programme, language)
  return t(`states.${state}`, { from: written(programme.opens, language), until })
}
