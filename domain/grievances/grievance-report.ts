import { formatMonth } from "../content/format.ts"
import type { Bilingual, Language } from "../content/text.ts"
import { type GrievanceClock, isLate, quarterOf } from "./grievance-clock.ts"
import { type GrievanceCategory, grievanceCategories } from "./grievance-names.ts"

/** How the clock of a grievance stands, with its name in the report. */
const standingNames = {
  open: { en: "Open, within time", hi: "खुली, समय के भीतर" },
  openLate: { en: "Open, late", hi: "खुली, विलम्बित" },
  closed: { en: "Closed within time", hi: "समय के भीतर बन्द" },
  closedLate: { en: "Closed late", hi: "विलम्ब से बन्द" },
} satisfies Record<string, Bilingual>

type Standing = keyof typeof standingNames

/** The headings of the report, in order. */
export const reportHeadings = {
  quarter: { en: "Received in", hi: "प्राप्ति की तिमाही" },
  category: { en: "Category", hi: "श्रेणी" },
  received: { en: "Received", hi: "प्राप्त" },
  ...standingNames,
} satisfies Record<string, Bilingual>

/** A quarter like 2026-4 in words: "October 2026 to December 2026". */
export const quarterName = (quarter: string, language: Language) => {
  const [year, number] = quarter.split("-").map(Number)
  const nameOf = (month: number) =>
    formatMonth(`${year}-${String(month).padStart(2, "0")}-01`, language)
  const [from, to] = [nameOf(number! * 3 - 2), nameOf(number! * 3)]
  return language === "hi" ? `${from} से ${to}` : `${from} to ${to}`
}

export interface GrievanceReportLine extends Record<Standing, number> {
  /** Of the receipt, like 2026-4. */
  quarter: string
  category: GrievanceCategory
  received: number
}

interface CountedGrievance extends GrievanceClock {
  at: string
  category: GrievanceCategory
  was_late: boolean
}

const standingOf = (clock: CountedGrievance, today: string): Standing => {
  const late = clock.was_late || isLate(clock, today)
  if (clock.closed_at === null) return late ? "openLate" : "open"
  return late ? "closedLate" : "closed"
}

/** Counts grievances by the quarter of their receipt, newest first, and by category. Lines without any are left out. */
export const countGrievances = (
  grievances: readonly CountedGrievance[],
  today: string,
): GrievanceReportLine[] => {
  const byQuarter = [...Map.groupBy(grievances, ({ at }) => quarterOf(at))]
  return byQuarter
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([quarter, ofQuarter]) =>
      grievanceCategories.flatMap((category) => {
        const ofLine = ofQuarter.filter((one) => one.category === category)
        if (ofLine.length === 0) return []
        const counts = { open: 0, openLate: 0, closed: 0, closedLate: 0 }
        for (const one of ofLine) counts[standingOf(one, today)]++
        return [{ quarter, category, received: ofLine.length, ...counts }]
      }),
    )
}
