import type { FeeTime } from "../admission/session.ts"
import { type FeeStatus, hasLeft, type Status } from "./workflow.ts"

/** Whether the college asks an applicant for the fee now, and up to which day. */
export interface FeeRequest {
  isAsked: boolean
  /** The last day to pay, YYYY-MM-DD, if there is one. */
  lastDay?: string | undefined
  /** Whether it is for a seat that is offered, and not accepted yet. */
  isSeatOffered?: boolean
}

interface FeeFacts {
  /** Of the session. */
  fee_due: FeeTime
  fee_last_day?: string | undefined
  status: Status
  fee: FeeStatus
  /** A seat that is accepted, or that the fee would accept. */
  seat?: { lastDay?: string | undefined; isOffered?: boolean } | undefined
}

/**
 * The fee is asked with the application, or only once there is a seat, as the session says (specification 3.15). Who is
 * admitted outside the merit lists has a seat too. Nothing is asked of an exempt applicant, or of one who left.
 */
export const feeRequestOf = ({
  fee_due,
  fee_last_day,
  status,
  fee,
  seat,
}: FeeFacts): FeeRequest => {
  const hasSeat = seat !== undefined || status === "admitted"
  const isAsked =
    fee !== "exempt" && !hasLeft(status) && (fee_due === "with_application" || hasSeat)
  if (!isAsked) return { isAsked }
  // An open offer says nothing to who is admitted outside the lists.
  const own = status === "admitted" && seat?.isOffered ? undefined : seat
  const lastDay = own?.lastDay ?? fee_last_day
  return { isAsked, lastDay, ...(own?.isOffered && { isSeatOffered: true }) }
}
