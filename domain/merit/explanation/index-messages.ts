import type { Language } from "../../content/text.ts"

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
  weightage: "भारांक",
  tooMany: (points, most) => `${points} अंक, नहीं गिने गए: केवल ${most} सबसे अधिक अंक वाले दावे गिने जाते हैं`,
  cap: (sum, cap) => `कुल ${sum} अंक, जिनमें से अधिक से अधिक ${cap} गिने जाते हैं`,
  division: (least) => `केवल उतने, जिनसे सूचकांक ${least} की श्रेणी से नीचे रहे`,
  gap_years: "अन्तराल वर्ष",
  other_state: "अन्य राज्य से",
  other_board: "अन्य बोर्ड",
  years: (years) => `${years} वर्ष`,
  percentOf: (percent, mean) => `${mean} का ${percent} %`,
  index: "योग्यता सूचकांक",
}

/** Texts of the sum that makes an index. */
export const indexMessages: Record<Language, typeof en> = { en, hi }
