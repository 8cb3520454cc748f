import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { batchLimit } from "#domain/staff/selection.ts"
import type { StaffActionResult } from "#server/features/applications/applications.ts"

import { found, RequestRefused, selectionOf } from "../console-route.ts"

const statusOf = {
  unknown: 404,
  changed_meanwhile: 409,
  not_possible: 409,
  not_allowed: 403,
} as const

/** Throws a RequestRefused for each outcome but "stored". */
export const refuseUnlessStored = (result: StaffActionResult) => {
  if (result.outcome === "stored") return
  if (result.outcome === "refused") throw new RequestRefused(422, "refused", result.errors)
  throw new RequestRefused(statusOf[result.outcome], result.outcome)
}

/** Parses the admission code in a URL, in any spelling. Throws 404 if it is not a code. */
export const codeOf = (id: string) => found(parseAdmissionCode(id))

/** Parses a list of admission codes. Refuses an empty list, one longer than `limit`, and an invalid code. */
export const codesOf = (ids: unknown, limit: number = batchLimit, field = "ids") =>
  selectionOf(ids, parseAdmissionCode, { field, limit })
