import type { Language } from "../../content/text.ts"
import { claimName } from "../candidates/merit-claims.ts"
import type { MeritIndex } from "../candidates/merit-index.ts"
import { formatHundredths } from "../hundredths.ts"
import { componentNames } from "./names.ts"

const en = {
  weight: (weight: number) => `weight ${weight}`,
  mean: "Mean",
  weightage: "Weightage",
  tooMany: (points: string, most: number) =>
    `${points} points, not counted: only the best ${most} count`,
  cap: (sum: string, cap: string) => `${sum} points together, of which at most ${cap} count`,
  division: (least: string) => `only as far as the index stays below the division of ${least}`,
  gap_years: "Gap years",
  other_state: "From another state",
  other_board: "Another board",
  years: (years: number) => (years === 1 ? "1 year" : `${years} years`),
  percentOf: (percent: string, mean: string) => `${percent} % of ${mean}`,
  index: "Index",
}

const hi: typeof en = {
  weight: (weight) => `भार ${weight}`,
  mean: "औसत",
  weightage: "भारांक (वेटेज)",
  tooMany: (points, most) => `${points} अंक, नहीं गिने गए: केवल ${most} सबसे अधिक अंक वाले दावे गिने जाते हैं`,
  cap: (sum, cap) => `कुल ${sum} अंक, जिनमें से अधिक से अधिक ${cap} गिने जाते हैं`,
  division: (least) => `केवल उतने, जिनसे सूचकांक ${least} की श्रेणी से नीचे रहे`,
  gap_years: "अन्तराल वर्ष",
  other_state: "अन्य राज्य से",
  other_board: "अन्य बोर्ड",
  years: (years) => `${years} वर्ष`,
  percentOf: (percent, mean) => `${mean} का ${percent} %`,
  index: "योग्यता सूचकांक (मेरिट इंडेक्स)",
}

/** Texts of the sum that makes an index. */
const indexMessages: Record<Language, typeof en> = { en, hi }

/** A line of the sum. Only lines of kind "part" are added up; "detail" lines explain the part below them. */
export interface SumLine {
  kind: "detail" | "part" | "total"
  label: string
  note?: string
  points: string
}

const plus = (points: number) => `+ ${formatHundredths(points)}`
const minus = (points: number) => `− ${formatHundredths(points)}`

const meanLines = ({ basis, mean }: MeritIndex, language: Language): SumLine[] => {
  const messages = indexMessages[language]
  const nameOf = ({ component }: MeritIndex["basis"][number]) => componentNames[component][language]
  const points = formatHundredths(mean)
  if (basis.length === 1) return [{ kind: "part", label: nameOf(basis[0]!), points }]
  const isWeighted = basis.some(({ weight }) => weight !== basis[0]!.weight)
  const terms = basis.map(({ percentage, weight }) =>
    isWeighted ? `${weight} × ${formatHundredths(percentage)}` : formatHundredths(percentage),
  )
  const divisor = isWeighted ? basis.reduce((sum, { weight }) => sum + weight, 0) : basis.length
  return [
    ...basis.map((part): SumLine => ({
      kind: "detail",
      label: nameOf(part),
      ...(isWeighted && { note: messages.weight(part.weight) }),
      points: formatHundredths(part.percentage),
    })),
    {
      kind: "part",
      label: messages.mean,
      note: `(${terms.join(" + ")}) ÷ ${divisor}`,
      points,
    },
  ]
}

/** Why less than the sum of the counted points counts. */
const limitNote = ({ weightages, cap, division }: MeritIndex, language: Language) => {
  const messages = indexMessages[language]
  const counted = weightages.filter(({ isCounted }) => isCounted)
  const sum = formatHundredths(counted.reduce((total, { points }) => total + points, 0))
  return [
    ...(cap === undefined ? [] : [messages.cap(sum, formatHundredths(cap))]),
    ...(division === undefined ? [] : [messages.division(formatHundredths(division))]),
  ].join("; ")
}

const weightageLines = (index: MeritIndex, language: Language): SumLine[] => {
  const messages = indexMessages[language]
  const { weightages, weightage } = index
  const [only] = weightages
  if (!only) return []
  if (weightages.length === 1 && only.points === weightage) {
    return [{ kind: "part", label: claimName(only.claim, language), points: plus(weightage) }]
  }
  const note = limitNote(index, language)
  const most = weightages.filter(({ isCounted }) => isCounted).length
  return [
    ...weightages.map(({ claim, points, isCounted }): SumLine => ({
      kind: "detail",
      label: claimName(claim, language),
      ...(!isCounted && { note: messages.tooMany(formatHundredths(points), most) }),
      points: formatHundredths(isCounted ? points : 0),
    })),
    {
      kind: "part",
      label: messages.weightage,
      ...(note && { note }),
      points: plus(weightage),
    },
  ]
}

/** How a deduction is computed: the gap years or the board, and the percent of the mean. */
const deductionNote = (
  { unit, loss, years, board }: MeritIndex["deductions"][number],
  mean: number,
  language: Language,
) => {
  const messages = indexMessages[language]
  return [
    ...(years === undefined ? [] : [messages.years(years)]),
    ...(board ? [board] : []),
    ...(unit === "percent" && loss !== undefined
      ? [messages.percentOf(formatHundredths(loss), formatHundredths(mean))]
      : []),
  ].join(": ")
}

/** The sum that makes an index, line by line, so that the applicant can check it. */
export const explainIndex = (index: MeritIndex, language: Language): SumLine[] => {
  const { mean, weightage, deductions } = index
  const messages = indexMessages[language]
  const terms = [
    formatHundredths(mean),
    ...(weightage > 0 ? [plus(weightage)] : []),
    ...deductions.map(({ points }) => minus(points)),
  ]
  return [
    ...meanLines(index, language),
    ...weightageLines(index, language),
    ...deductions.map((deduction): SumLine => {
      const note = deductionNote(deduction, mean, language)
      return {
        kind: "part",
        label: messages[deduction.reason],
        ...(note && { note }),
        points: minus(deduction.points),
      }
    }),
    {
      kind: "total",
      label: messages.index,
      ...(terms.length > 1 && { note: terms.join(" ") }),
      points: formatHundredths(index.index),
    },
  ]
}
