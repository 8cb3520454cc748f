import { type FeeRequest, feeRequestOf, seatOf } from "#domain/applications/fee-request.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import type { SeatOffers } from "./staff/seat-offer.ts"

export interface FeeRequestDeps extends Pick<SiteDeps, "findSession"> {
  offers: Pick<SeatOffers, "find" | "findListNumber">
}

/** The planned days of the lists of an application's programme that are still to come, YYYY-MM-DD. */
export const readListDays =
  ({ findSession, offers }: FeeRequestDeps) =>
  async (db: Database, row: Pick<Row, "session" | "course">): Promise<string[]> => {
    const session = await findSession(row.session)
    if (!session || session.list_days.length === 0) return []
    return session.list_days.slice(await offers.findListNumber(db, row))
  }

type Row = Pick<
  ApplicationsTable,
  "admission_code" | "session" | "course" | "status" | "fee_status"
>

/**
 * Whether the fee of an application is asked now. An application whose session was deleted is asked for it. While fees and
 * account of a session are not confirmed, nobody is: they may be the sample's.
 */
export const readFeeRequest =
  ({ findSession, offers }: FeeRequestDeps) =>
  async (db: Database, row: Row): Promise<FeeRequest> => {
    const session = await findSession(row.session)
    if (session?.isConfirmed === false && row.fee_status === "due") return { state: "none" }
    const offer = await offers.find(db, row)
    return feeRequestOf({
      fee_due: session?.fee_due ?? "with_application",
      fee_last_day: session?.fee_last_day,
      status: row.status,
      fee: row.fee_status,
      seat: seatOf(offer),
      offerLastDay: offer.state === "offered" ? offer.lastDate : undefined,
    })
  }
