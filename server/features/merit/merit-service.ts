import type { DraftNote } from "#domain/merit/rounds/draft-notes.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { answerOffer } from "./answers/answer-offer.ts"
import { listOffers } from "./answers/list-offers.ts"
import { recordAnswers } from "./answers/record-answers.ts"
import { undoAnswers } from "./answers/undo-answers.ts"
import {
  type ComputedRound,
  computeRound,
  refuseOtherSeats,
  type RoundOutcome,
} from "./compute-round.ts"
import {
  type ChangedCandidate,
  changedSince,
  findDraft,
  keepDraft,
  listDraftNotes,
  listNotedDrafts,
  noteOnDraft,
} from "./drafts.ts"
import { enterMarks, importMarks, readMarks, readProgrammeMarks } from "./marks.ts"
import {
  findList,
  listRounds,
  listRules,
  listStandingRounds,
  standingRounds,
  type Where,
} from "./merit-rows.ts"
import { namePeople, type People } from "./name-people.ts"
import { listObjections } from "./objection-rows.ts"
import { answerObjection, makeObjection } from "./objections.ts"
import { printDraft } from "./public-lists.ts"
import { publishRound, withdrawRound } from "./publish-round.ts"
import { readMeritOverview } from "./read-overview.ts"
import { readOwnRounds } from "./read-own-rounds.ts"
import { readVersion } from "./read-version.ts"
import { exportRound } from "./round/export-round.ts"
import { readCharts } from "./round/read-charts.ts"
import { findSessionSeats, saveRule, signRule } from "./rules.ts"

/** What an applicant does with merit lists on the status page. The caller has authenticated the applicant. */
export const createApplicantService = (deps: Pick<SiteDeps, "db" | "now" | "randomBytes">) => ({
  readRounds: readOwnRounds(deps),
  answerOffer: answerOffer(deps),
  makeObjection: makeObjection(deps),
})

type Deps = Pick<SiteDeps, "db" | "fieldEncryption" | "now" | "findSession">

/** The rules, rounds, offers and objections of a programme. */
const readMerit = (deps: Deps) => async (where: Where) => {
  // Before the rest: a change between them differs from it, and is read again.
  const version = await readVersion(deps)(where)
  const rounds = await listRounds(deps.db, where)
  const last = standingRounds(rounds).at(-1)
  return {
    version,
    rules: await listRules(deps.db, where),
    rounds,
    offers: last ? await listOffers(deps.db, last.id) : [],
    drafts: await listNotedDrafts(deps.db, where, (last?.number ?? 0) + 1),
    objections: await listObjections(deps.db, where),
  }
}

export type MeritView = Awaited<ReturnType<ReturnType<typeof readMerit>>>

/** The frozen file of a round that counts, with its SHA-256. Undefined if there is none. */
const readList =
  ({ db }: Deps) =>
  async (where: Where, number: number) => {
    const rounds = await listStandingRounds(db, where)
    const round = rounds.find((one) => one.number === number)
    return round && findList(db, round.id)
  }

/** The next round with its draft, or why there is none. */
type DraftedRound = (
  | (ComputedRound & { notes: DraftNote[]; changed: ChangedCandidate[]; committee: string[] })
  | Exclude<RoundOutcome, ComputedRound>
) & { people: People }

/**
 * The list of a draft that was seen, by its SHA-256, as long as it is still the same. Else the next round from what is stored
 * now.
 */
const computeSeen =
  (deps: Deps) =>
  async (where: Where, candidatesAt: string, sha256: string): Promise<RoundOutcome> => {
    const { db } = deps
    const compute = computeRound(deps)
    const round = await compute(db, where, candidatesAt)
    if (round.outcome !== "computed" || sha256 === "") return round
    const draft = await findDraft(db, where, { number: round.number, sha256 })
    const same = draft && (await compute(db, where, candidatesAt, draft))
    return same?.outcome === "computed" && same.list.result.sha256 === sha256 ? same : round
  }

/** Everything that staff do with merit lists. */
export const createMeritService = (deps: Deps) => {
  const { db, now } = deps
  const compute = computeRound(deps)
  return {
    read: readMerit(deps),
    readOverview: readMeritOverview(deps),
    readVersion: readVersion(deps),
    readList: readList(deps),
    saveRule: saveRule(deps),
    signRule: signRule(deps),
    /**
     * Computes the next round and keeps it as a draft, with the applications up to an instant (now unless told). With the
     * SHA-256 of an earlier draft it says who has changed since. The audit says who saw the candidates.
     */
    dryRun: async (
      where: Where,
      by: string,
      { candidatesAt, since = "" }: { candidatesAt?: string; since?: string } = {},
    ): Promise<DraftedRound> => {
      const stamp = stampOf({ now }, by)
      await writeAudit(db, stamp, "merit candidates read", "applications", where)
      const latest = candidatesAt ?? stamp.at
      const seats = await findSessionSeats(deps, where)
      const round: RoundOutcome =
        latest > stamp.at
          ? { outcome: "to_come" }
          : refuseOtherSeats(await computeSeen(deps)(where, latest, since), seats)
      if (round.outcome !== "computed")
        return { ...round, people: await namePeople(db, where, round) }
      const former = await findDraft(db, where, { number: round.number, sha256: since })
      const changed = former ? changedSince(former, round) : []
      const codes = changed.flatMap(({ code }) => code ?? [])
      const draft = await keepDraft(db, where, round, stamp)
      return {
        ...round,
        people: await namePeople(db, where, round, codes),
        changed,
        committee: (await deps.findSession(where.session))?.committee ?? [],
        notes: await listDraftNotes(db, draft),
      }
    },
    printDraft: printDraft({ ...deps, compute }),
    /** Adds a signature, a remark or a reason to a draft. */
    noteOnDraft: noteOnDraft(deps),
    readCharts: readCharts(deps),
    exportRound: exportRound(deps),
    publish: publishRound({ ...deps, compute }),
    withdraw: withdrawRound(deps),
    recordAnswers: recordAnswers(deps),
    undoAnswers: undoAnswers(deps),
    readMarks: readMarks(deps),
    readProgrammeMarks: readProgrammeMarks(deps),
    enterMarks: enterMarks(deps),
    importMarks: importMarks(deps),
    answerObjection: answerObjection(deps),
  }
}

export type MeritService = ReturnType<typeof createMeritService>
