import type { MeritProgress } from "#domain/merit/rounds/next-step.ts"
import { countedState, offerStates } from "#domain/merit/rounds/offers.ts"
import { seatMatrix } from "#domain/merit/seat-matrix.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { listRules, listStandingRounds, type RuleVersion, type Where } from "./merit-rows.ts"
import { listObjectors } from "./objection-rows.ts"

/** A programme in the overview of a session. */
export interface ProgrammeProgress extends MeritProgress {
  code: string
  /** How many people have an open objection. */
  objections: number
}

const ruleStateOf = (rules: readonly RuleVersion[]): MeritProgress["rule"] => {
  const [newest] = rules
  if (!newest) return "none"
  if (newest.signed_at !== null) return "signed"
  return rules.some(({ signed_at }) => signed_at !== null) ? "changed" : "draft"
}

/** Offers of a round by their answer. A seat accepted by somebody whose application has left counts as declined. */
const countOffers = async (db: Database, roundId: number | undefined) => {
  const counts = Object.fromEntries(
    offerStates.map((state) => [state, 0]),
  ) as MeritProgress["offers"]
  if (roundId === undefined) return counts
  const rows = await db
    .selectFrom("merit_places")
    .leftJoin("applications", "applications.admission_code", "merit_places.admission_code")
    .select((row) => ["state", "status", row.fn.countAll().as("count")])
    .where("round_id", "=", roundId)
    .where("state", "is not", null)
    .groupBy(["state", "status"])
    .execute()
  for (const { state, status, count } of rows) {
    counts[countedState(state!, status)] += Number(count)
  }
  return counts
}

/** How far the merit lists of each programme of a session are. */
export const readMeritOverview =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (session: string, programmes: readonly string[]): Promise<ProgrammeProgress[]> => {
    const at = now().toISOString()
    const progressOf = async (programme: string): Promise<ProgrammeProgress> => {
      const where: Where = { session, programme }
      const rules = await listRules(db, where)
      const rounds = await listStandingRounds(db, where)
      const last = rounds.at(-1)
      const shown = rounds.findLast(({ published_at }) => published_at <= at)
      const rule = rules.find(({ signed_at }) => signed_at !== null) ?? rules[0]
      return {
        code: programme,
        rule: ruleStateOf(rules),
        seats: rule ? seatMatrix(rule.rule.allocation).total : null,
        round: last
          ? { number: last.number, isPublic: last === shown, lastDate: last.last_date }
          : null,
        offers: await countOffers(db, shown?.id),
        objections: (await listObjectors(db, where)).length,
      }
    }
    const progress: ProgrammeProgress[] = []
    for (const programme of programmes) progress.push(await progressOf(programme))
    return progress
  }
