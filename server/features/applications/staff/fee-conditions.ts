import type { Expression, ExpressionBuilder, SqlBool } from "kysely"

import type { FeeTime } from "#domain/admission/session.ts"
import { leftStatuses } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

import type { SeatOffers } from "./seat-offer.ts"

type Condition = (row: ExpressionBuilder<Tables, "applications">) => Expression<SqlBool>

interface Deps {
  db: Database
  offers: Pick<SeatOffers, "selectByState" | "selectFeeTakers" | "selectGivenUp">
}

interface FeeSession {
  label: string
  fee_due: FeeTime
}

/**
 * Whether the application competes for a seat or has one, as the fee needs it: where the fee follows the offer, only with a
 * seat. The rule for one application is in domain/applications/fee-request.ts.
 */
const hasSeatForFee = async (
  { db, offers }: Deps,
  { label, fee_due }: FeeSession,
): Promise<Condition> => {
  const takers = await offers.selectFeeTakers(db, label)
  if (fee_due === "after_offer") {
    return (row) => row.or([row("status", "=", "admitted"), row("admission_code", "in", takers)])
  }
  const givenUp = offers.selectGivenUp(db, label)
  const offered = await offers.selectByState(db, label, "offered")
  return (row) =>
    row.or([
      row("status", "=", "admitted"),
      row("admission_code", "in", takers),
      row.and([
        row("admission_code", "not in", givenUp),
        // An offer whose last day is over.
        row("admission_code", "not in", offered),
      ]),
    ])
}

/** Whether the fee of an application of this session is asked now. */
export const feeIsAsked = async (deps: Deps, session: FeeSession): Promise<Condition> => {
  const hasSeat = await hasSeatForFee(deps, session)
  return (row) =>
    row.and([row("fee_status", "=", "due"), row("status", "not in", leftStatuses), hasSeat(row)])
}

/** Whether the fee of an application of this session was received, and there is no seat for it. */
export const feeIsWithoutSeat = async (deps: Deps, session: FeeSession): Promise<Condition> => {
  const hasSeat = await hasSeatForFee(deps, session)
  return (row) =>
    row.and([
      row("fee_status", "=", "received"),
      row.or([row("status", "in", leftStatuses), row.not(hasSeat(row))]),
    ])
}
