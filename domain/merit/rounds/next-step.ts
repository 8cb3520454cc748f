import type { OfferState } from "./offers.ts"

/** How far the merit lists of a programme are. */
export interface MeritProgress {
  /** The newest version of the rule; "changed": an older one is signed. */
  rule: "none" | "draft" | "signed" | "changed"
  /** The seats of the programme; null without a rule. */
  seats: number | null
  /** The last list that counts. Days are YYYY-MM-DD. */
  round: { number: number; isPublic: boolean; lastDate: string } | null
  /** The offers of the last public list, by their answer. */
  offers: Record<OfferState, number>
}

/** The next task of staff about the merit lists of a programme. */
export type NextStep =
  | "write_rule"
  | "sign_rule"
  | "first_list"
  | "wait_until_public"
  | "collect_answers"
  | "close_answers"
  | "next_list"
  | "done"

/** The next step on a day (YYYY-MM-DD). All seats filled: nothing. */
export const nextStep = (
  { rule, seats, round, offers }: MeritProgress,
  today: string,
): NextStep => {
  if (rule === "none") return "write_rule"
  if (rule === "draft") return "sign_rule"
  if (!round) return "first_list"
  if (!round.isPublic) return "wait_until_public"
  if (offers.offered > 0) return round.lastDate >= today ? "collect_answers" : "close_answers"
  return offers.accepted < (seats ?? 0) ? "next_list" : "done"
}
