import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { isLate, lastDayToReopen } from "#domain/grievances/grievance-clock.ts"
import type { OwnAct } from "#domain/grievances/grievance-names.ts"
import { parseGrievanceNumber } from "#domain/grievances/grievance-number.ts"
import { grievanceText } from "#domain/grievances/grievance.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { type GrievanceDeps, readDueDay } from "./grievance-deps.ts"
import {
  addEvent,
  findGrievance,
  type GrievanceRow,
  listEvents,
  subjectOf,
} from "./grievance-rows.ts"

/** What opens the page of the status, as it was typed. */
export interface GrievanceKeys {
  number: string
  code: string
}

/** The grievance that number and code open. */
const openGrievance = async (db: Database, { number, code }: GrievanceKeys) => {
  const [parsedNumber, parsedCode] = [parseGrievanceNumber(number), parseAdmissionCode(code)]
  if (!parsedNumber || !parsedCode) return undefined
  const row = await findGrievance(db, "number", parsedNumber)
  return row && timingSafeCompare(parsedCode, row.code) ? row : undefined
}

/** What the person sees of the history: notes and the names of those who wrote stay inside. */
const publicEvents = async (db: Database, id: number) =>
  (await listEvents(db, id)).flatMap(({ actor: _actor, kind, ...event }) =>
    kind === "note" ? [] : [{ ...event, kind }],
  )

const describe = async (deps: GrievanceDeps, row: GrievanceRow) => {
  const { grievances } = await deps.settings()
  const today = dayInIndia(deps.now())
  const { closed_at, outcome } = row
  const reopenUntil = closed_at && lastDayToReopen(closed_at, grievances.reopen_days)
  const member =
    row.responsible_id &&
    (await deps.db
      .selectFrom("staff")
      .select("name")
      .where("id", "=", row.responsible_id)
      .executeTakeFirst())
  return {
    number: row.number,
    category: row.category,
    text: row.text,
    at: row.at,
    due_on: row.due_on,
    isLate: isLate(row, today),
    closed_at,
    outcome,
    /** The last day on which the person may open it again; null while it is open, or afterwards. */
    reopenUntil: reopenUntil && reopenUntil >= today ? reopenUntil : null,
    /** Who answers it; undefined if nobody was chosen. */
    responsible: member ? member.name : undefined,
    events: await publicEvents(deps.db, row.id),
  }
}

export type OwnGrievance = Awaited<ReturnType<typeof describe>>

type OwnActed =
  | "too many"
  | "done"
  | "unknown"
  | "missing"
  | "too_long"
  | "closed"
  | "open"
  | "too late"

/** Whether the last event is the same: a form sent twice. */
const isRepeated = async (db: Database, id: number, kind: OwnAct, text: string) => {
  const last = (await listEvents(db, id)).at(-1)
  return last?.kind === kind && last.text === text
}

/**
 * Adds a message to an open grievance, or opens a closed one again, with a text. `isTooMany` (the rate limit) is asked only for a
 * valid text.
 */
const act =
  (deps: GrievanceDeps) =>
  async (
    keys: GrievanceKeys,
    sent: { act: OwnAct; text: unknown },
    isTooMany: () => Promise<boolean>,
  ): Promise<OwnActed> => {
    const { act: kind } = sent
    const read = grievanceText.safeParse(sent.text)
    if (!read.success) return read.error.issues[0]!.message as "missing" | "too_long"
    if (await isTooMany()) return "too many"
    const text = read.data
    const dueOn = await readDueDay(deps)
    const { reopen_days } = (await deps.settings()).grievances
    const stamp = stampOf(deps, systemActors.visitor)
    return deps.db.transaction().execute(async (transaction): Promise<OwnActed> => {
      const row = await openGrievance(transaction, keys)
      if (!row) return "unknown"
      if (await isRepeated(transaction, row.id, kind, text)) return "done"
      if (kind === "message") {
        if (row.closed_at !== null) return "closed"
        await addEvent(transaction, row.id, stamp, { kind, text })
        await writeAudit(transaction, stamp, "grievance message added", subjectOf(row))
        return "done"
      }
      if (row.closed_at === null) return "open"
      const today = dayInIndia(new Date(stamp.at))
      if (lastDayToReopen(row.closed_at, reopen_days) < today) return "too late"
      const changes = { closed_at: null, outcome: null, due_on: dueOn }
      await addEvent(transaction, row.id, stamp, { kind, text, detail: dueOn }, changes)
      await writeAudit(transaction, stamp, "grievance reopened", subjectOf(row))
      return "done"
    })
  }

/** The person's own grievance, by its number and code. */
export const createOwnGrievance = (deps: GrievanceDeps) => ({
  read: async (keys: GrievanceKeys): Promise<OwnGrievance | undefined> => {
    const row = await openGrievance(deps.db, keys)
    return row && describe(deps, row)
  },
  act: act(deps),
})
