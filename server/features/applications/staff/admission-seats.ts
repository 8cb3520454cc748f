import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { findFreeNumbers } from "#server/features/students/students.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import type { EventData } from "./application-events.ts"
import type { SeatOffers } from "./seat-offer.ts"

type Row = Pick<ApplicationsTable, "session" | "course">

/** The seats of a programme, and how many of them are taken by admissions. */
export interface AdmissionSeats {
  seats: number
  admitted: number
}

/** How many are admitted to a programme of a session. */
export const countAdmitted = (db: Database, { session, course }: Row) =>
  countRows(
    db.selectFrom("applications").where((row) => row.and({ session, course, status: "admitted" })),
  )

/** The seats that the session gives a programme, or else the signed rule of its merit lists; undefined: neither does. */
export const findSeats =
  ({
    findSession,
    offers,
  }: Pick<SiteDeps, "findSession"> & { offers: Pick<SeatOffers, "findSeats"> }) =>
  async (db: Database, { session, course }: Row): Promise<number | undefined> => {
    const programmes = (await findSession(session))?.programmes ?? []
    const programme = programmes.find(({ code }) => code === course)
    return programme?.seats ?? offers.findSeats(db, { session, programme: course })
  }

/** The events of so many last status changes tell the last admission number. */
const lastChanges = 500

/**
 * The next free number of the series of a programme: after its last admission, also one that was cancelled, and given to no
 * student of any programme. Empty if nobody was admitted, or the last number ends in no digit.
 */
export const nextAdmissionNumber = async (db: Database, { session, course }: Row) => {
  const events = await db
    .selectFrom("application_events as event")
    .innerJoin("applications", "applications.admission_code", "event.admission_code")
    .select("event.data")
    .where((row) => row.and({ session, course, "event.kind": "status" }))
    .where("status", "in", ["admitted", "cancelled"])
    .orderBy("event.id", "desc")
    .limit(lastChanges)
    .execute()
  for (const { data } of events) {
    const { admission_number: number } = JSON.parse(data) as EventData["status"]
    const [, next] = (number && consecutiveNumbers(number, 2)) || []
    if (next) return (await findFreeNumbers(db, next, 1))?.[0] ?? ""
    if (number) return ""
  }
  return ""
}

/** The next admission number of a course, and the free ones from a number on. */
export const admissionNumbers = ({ db }: Pick<SiteDeps, "db">) => ({
  nextAdmissionNumber: (where: Row) => nextAdmissionNumber(db, where),
  freeAdmissionNumbers: (first: string, count: number) => findFreeNumbers(db, first, count),
})
