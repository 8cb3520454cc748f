import { startOfDayInIndia } from "#domain/fields/india-time.ts"
import { type Deviation, unexplained } from "#domain/merit/rounds/draft-notes.ts"
import { lastObjectionDay } from "#domain/merit/rounds/objections.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import { publicationErrors, type PublicationTimes } from "#domain/merit/rounds/publication.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import { changeContent } from "#server/features/content/content.ts"
import { queueNotices, takeBackNotices } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import {
  type ComputedRound,
  type computeRound,
  type NoRound,
  refuseOtherSeats,
} from "./compute-round.ts"
import { findDraft, listDraftNotes } from "./drafts.ts"
import {
  insertPlaces,
  listPlaces,
  listStandingRounds,
  lockProgramme,
  meritSubject,
  type Where,
} from "./merit-rows.ts"
import { findSessionSeats } from "./rules.ts"

interface Deps extends Pick<SiteDeps, "db" | "now" | "findSession"> {
  compute: ReturnType<typeof computeRound>
}

interface Publication extends PublicationTimes {
  /** The round that the officer saw, by its number and SHA-256. */
  number: number
  sha256: string
  /** When the candidates of the list that the officer saw were frozen, ISO 8601 in UTC; as the draft was computed last unless told. */
  candidatesAt?: string
  /** How many applications the officer agreed to leave out, because of another one with their Aadhaar number. */
  leftOut?: number
}

type PublishOutcome =
  | { outcome: "published"; number: number }
  /** The list would be another one than the draft. */
  | { outcome: "changed" }
  /** The committee has not signed, or a warning has no reason. */
  | { outcome: "unexplained"; deviations: Deviation[] }
  | { outcome: "wrong_times"; errors: Record<string, string[]> }
  | NoRound

interface PublishedRound {
  id: number
  places: readonly { admission_code: string; state: OfferState | null }[]
  at: string
  publishedAt: string
  lastDate: string
}

/** Queues messages to those who are offered a seat. Those who had accepted before keep theirs, and get none. */
const queueOffers = (
  transaction: Database,
  { id, places, at, publishedAt: dueAt, lastDate: day }: PublishedRound,
) => {
  const offered = places.filter(({ state }) => state === "offered")
  const codes = offered.map(({ admission_code }) => admission_code)
  const expiresAt = startOfDayInIndia(day, 1).toISOString()
  const event = { kind: "offer", event: String(id), data: { day }, at, dueAt, expiresAt } as const
  return queueNotices(transaction, codes, event)
}

/** Stores a computed round with its places, its messages and its line in the audit. */
const storeRound = async (
  transaction: Database,
  where: Where,
  { number, ruleVersion, list, places, candidatesAt }: ComputedRound,
  { publishAt, lastDate, objectUntil }: PublicationTimes,
  stamp: AuditStamp,
) => {
  const { by, at } = stamp
  const { sha256 } = list.result
  const publishedAt = publishAt || at
  const { id } = await transaction
    .insertInto("merit_rounds")
    .values({
      ...where,
      number,
      rule_version: ruleVersion,
      list: JSON.stringify(list),
      sha256,
      last_date: lastDate,
      object_until: objectUntil || lastObjectionDay(publishedAt),
      published_at: publishedAt,
      published_by: by,
      candidates_at: candidatesAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await insertPlaces(
    transaction,
    places.map((one) => ({ ...one, round_id: Number(id), place: JSON.stringify(one.place) })),
  )
  await queueOffers(transaction, { id, places, at, publishedAt, lastDate })
  const details = { list: number, from: publishedAt, until: lastDate, sha256 }
  await writeAudit(transaction, stamp, "merit list published", meritSubject(where), details)
}

/**
 * Publishes the next round, if it is still the one that the officer saw. Two officers cannot publish at once: the second
 * waits for the first, and then computes another round than the one seen.
 */
export const publishRound =
  ({ db, now, compute, findSession }: Deps) =>
  async (where: Where, publication: Publication, { name }: Actor): Promise<PublishOutcome> => {
    const committee = (await findSession(where.session))?.committee ?? []
    const seats = await findSessionSeats({ findSession }, where)
    // Pages of the site show the lists: those in the page cache become stale.
    return changeContent(db, async (transaction): Promise<PublishOutcome> => {
      await lockProgramme(transaction, where)
      const time = now()
      const errors = publicationErrors(publication, time)
      if (Object.keys(errors).length > 0) return { outcome: "wrong_times", errors }
      const draft = await findDraft(transaction, where, publication)
      if (!draft) return { outcome: "changed" }
      const at = time.toISOString()
      const candidatesAt = publication.candidatesAt || draft.candidates_at
      if (candidatesAt > at) return { outcome: "to_come" }
      const round = refuseOtherSeats(await compute(transaction, where, candidatesAt, draft), seats)
      if (round.outcome !== "computed") return round
      const { number, list, warnings } = round
      const isAsSeen =
        number === publication.number &&
        list.result.sha256 === publication.sha256 &&
        warnings.sameNumber.length <= (publication.leftOut ?? 0)
      if (!isAsSeen) return { outcome: "changed" }
      const notes = await listDraftNotes(transaction, draft)
      const open = unexplained(committee, warnings, notes)
      if (open.length > 0) return { outcome: "unexplained", deviations: open }
      await storeRound(transaction, where, round, publication, { by: name, at })
      return { outcome: "published", number }
    })
  }

type WithdrawOutcome = { outcome: "withdrawn" | "changed" | "answered" }

/** Finds out who accepted a seat in a round. */
const wasAccepted = (before: readonly { admission_code: string; state: OfferState | null }[]) => {
  const accepted = new Set(
    before.filter(({ state }) => state === "accepted").map(({ admission_code }) => admission_code),
  )
  return (code: string) => accepted.has(code)
}

/**
 * Withdraws the last round. The round before it counts again. Refused while an offer of it has an answer: officers must
 * first take back these answers. Their rows stay.
 */
export const withdrawRound =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    where: Where,
    { number, reason }: { number: number; reason: string },
    { name }: Actor,
  ): Promise<WithdrawOutcome> =>
    changeContent(db, async (transaction): Promise<WithdrawOutcome> => {
      await lockProgramme(transaction, where)
      const rounds = await listStandingRounds(transaction, where)
      const last = rounds.at(-1)
      if (last?.number !== number) return { outcome: "changed" }
      const places = await listPlaces(transaction, last)
      const before = rounds.at(-2)
      const isKept = wasAccepted(before ? await listPlaces(transaction, before) : [])
      const isAnswered = places.some(
        ({ admission_code, state }) =>
          state !== null && state !== (isKept(admission_code) ? "accepted" : "offered"),
      )
      if (isAnswered) return { outcome: "answered" }
      const at = now().toISOString()
      await transaction
        .updateTable("merit_rounds")
        .set({ withdrawn_at: at, withdrawn_by: name, withdrawn_reason: reason })
        .where("id", "=", last.id)
        .execute()
      await takeBackNotices(transaction, { kinds: ["offer"], event: String(last.id) }, at)
      await writeAudit(transaction, { by: name, at }, "merit list withdrawn", meritSubject(where), {
        list: number,
        reason,
      })
      return { outcome: "withdrawn" }
    })
