import type { NamedSession } from "#domain/admission/session.ts"
import { isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import { openQuery } from "#domain/applications/query-answers.ts"
import { leftStatuses } from "#domain/applications/workflow.ts"
import { dayInIndia, startOfDayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import type { DueAction } from "#domain/notices/notice.ts"
import {
  feeIsAsked,
  formOf,
  listEvents,
  type SeatOffers,
} from "#server/features/applications/applications.ts"
import { hasChannels, queueNotices } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"

/** Not before this time, so that what is done in the evening before needs no message. */
const startTime = "09:00"

/** Rows that are read at once. */
const batchSize = 500

type Offers = Pick<SeatOffers, "findMany" | "selectByState" | "selectFeeTakers" | "selectGivenUp">

export interface ReminderDeps extends Pick<SiteDeps, "db" | "now"> {
  offers: Offers
  sessions: () => Promise<readonly NamedSession[]>
}

interface Search {
  db: Database
  offers: Offers
  session: NamedSession
  /** Tomorrow, YYYY-MM-DD. */
  day: string
}

const codesOf = (rows: readonly { admission_code: string }[]) =>
  rows.map(({ admission_code }) => admission_code)

/** Whose question is to be answered by this day. */
const findAnswers = async ({ db, session, day }: Search) => {
  const asked = await db
    .selectFrom("applications")
    .select("admission_code")
    .where("session", "=", session.label)
    .where("status", "=", "query")
    .execute()
  const due: string[] = []
  for (const code of codesOf(asked)) {
    const query = openQuery({ status: "query", events: await listEvents(db, code) })
    if (query?.answer_by === day) due.push(code)
  }
  return due
}

/** Who has an open offer that nobody has answered. Who is admitted outside the lists does not need it. */
const listOffered = async ({ db, offers, session }: Omit<Search, "day">) => {
  const offered = await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "in", await offers.selectByState(db, session.label, "offered"))
    .where("status", "<>", "admitted")
    .execute()
  const codes = codesOf(offered)
  const open = new Map<string, string>()
  for (let from = 0; from < codes.length; from += batchSize) {
    const found = await offers.findMany(db, codes.slice(from, from + batchSize))
    for (const [code, { state, isOpen, lastDate }] of found) {
      if (state === "offered" && isOpen) open.set(code, lastDate)
    }
  }
  return open
}

const findSeats = async (search: Search) =>
  [...(await listOffered(search))].filter(([, day]) => day === search.day).map(([code]) => code)

/** Who is to pay by the session's last day. Who has not answered an offer has the day of the offer. */
const findFees = async (search: Search) => {
  const { db, offers, session, day } = search
  if (session.fee_last_day !== day) return []
  const due = await db
    .selectFrom("applications")
    .select("admission_code")
    .where("session", "=", session.label)
    .where(await feeIsAsked({ db, offers }, session))
    .execute()
  const offered = await listOffered(search)
  return codesOf(due).filter((code) => !offered.has(code))
}

/** Whose marks of class 12 are still missing. */
const findMarks = async ({ db, session, day }: Search) => {
  if (session.marks_last_day !== day) return []
  const due: string[] = []
  let after = ""
  for (;;) {
    const rows = await db
      .selectFrom("applications")
      .select(["admission_code", "form", "form_version"])
      .where("session", "=", session.label)
      .where("status", "not in", [...leftStatuses, "admitted"])
      .where("admission_code", ">", after)
      .orderBy("admission_code")
      .limit(batchSize)
      .execute()
    due.push(...codesOf(rows.filter((row) => isResultAwaited({ ...formOf(row) }))))
    if (rows.length < batchSize) return due
    after = rows.at(-1)!.admission_code
  }
}

const searches: Record<DueAction, (search: Search) => Promise<string[]>> = {
  answer: findAnswers,
  seat: findSeats,
  fee: findFees,
  marks: findMarks,
}

/**
 * Queues messages to those whose last day is tomorrow: once a day, after nine in the morning. A second process, or a second run after a
 * crash, queues nothing twice.
 */
export const queueReminders =
  ({ db, now, offers, sessions }: ReminderDeps) =>
  async () => {
    const at = now()
    const today = dayInIndia(at)
    if (timeInIndia(at) < startTime || !(await hasChannels(db))) return
    if ((await findInstallationValue(db, "reminded_on")) === today) return
    const end = startOfDayInIndia(today, 1)
    const day = dayInIndia(end)
    for (const session of await sessions()) {
      for (const [name, find] of Object.entries(searches)) {
        const what = name as DueAction
        const codes = await find({ db, offers, session, day })
        const event = {
          kind: "last_day",
          event: `${what} ${day}`,
          data: { what, day },
          at: at.toISOString(),
          // "Tomorrow" is wrong from midnight on.
          expiresAt: end.toISOString(),
        } as const
        await db.transaction().execute((transaction) => queueNotices(transaction, codes, event))
      }
    }
    await setInstallationValue(db, "reminded_on", today)
  }
