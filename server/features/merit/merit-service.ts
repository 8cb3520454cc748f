import type { OfferState } from "#domain/merit/rounds/offers.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { computeRound } from "./compute-round.ts"
import {
  findList,
  listPlaces,
  listRounds,
  listRules,
  standingRounds,
  type Where,
} from "./merit-rows.ts"
import { publishRound, withdrawRound } from "./publish-round.ts"
import { recordAnswers } from "./record-answers.ts"
import { saveRule, signRule } from "./rules.ts"

type Deps = Pick<SiteDeps, "db" | "fieldEncryption" | "now">

/** Who was offered a seat in the last round, for the staff. */
const listOffers = async ({ db }: Deps, id: number) => {
  const places = await listPlaces(db, { id })
  const names = await db
    .selectFrom("merit_places")
    .innerJoin("applications", "applications.admission_code", "merit_places.admission_code")
    .select(["applications.admission_code", "applicant_name"])
    .where("round_id", "=", id)
    .where("state", "is not", null)
    .execute()
  const nameOf = new Map(names.map((row) => [row.admission_code, row.applicant_name]))
  return places.flatMap(({ admission_code, compartment, guarantee, state, answered_at }) =>
    compartment && state
      ? [
          {
            code: admission_code,
            name: nameOf.get(admission_code) ?? "",
            compartment,
            guarantee,
            state: state satisfies OfferState,
            answeredAt: answered_at,
          },
        ]
      : [],
  )
}

/** The rules, rounds and offers of a programme. */
const readMerit = (deps: Deps) => async (where: Where) => {
  const rounds = await listRounds(deps.db, where)
  const last = standingRounds(rounds).at(-1)
  return {
    rules: await listRules(deps.db, where),
    rounds,
    offers: last ? await listOffers(deps, last.id) : [],
  }
}

export type MeritView = Awaited<ReturnType<ReturnType<typeof readMerit>>>

/** The frozen file of a round that counts, with its SHA-256. Undefined if there is none. */
const readList =
  ({ db }: Deps) =>
  async (where: Where, number: number) => {
    const rounds = standingRounds(await listRounds(db, where))
    const round = rounds.find((one) => one.number === number)
    return round && findList(db, round.id)
  }

/** Everything that staff do with merit lists. */
export const createMeritService = (deps: Deps) => {
  const { db, now } = deps
  const compute = computeRound(deps)
  return {
    read: readMerit(deps),
    readList: readList(deps),
    saveRule: saveRule(deps),
    signRule: signRule(deps),
    /** Computes the next round without storing it. The audit says who saw the candidates. */
    dryRun: async (where: Where, by: string) => {
      const detail = `${where.session}, ${where.programme}`
      const stamp = { by, at: now().toISOString() }
      await writeAudit(db, stamp, "merit candidates read", "applications", detail)
      return compute(db, where)
    },
    publish: publishRound({ ...deps, compute }),
    withdraw: withdrawRound(deps),
    recordAnswers: recordAnswers(deps),
  }
}
