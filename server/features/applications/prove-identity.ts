import * as z from "zod/mini"

import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { required } from "#domain/fields/text-schemas.ts"
import { normalizeText } from "#domain/fields/text.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { ApplicantClient, ApplicantLimits } from "./applicant-limits.ts"

export type IdentityResult =
  /** The cookie makes this browser a known device. */
  | { outcome: "proven"; deviceCookie: string }
  /** Empty, or not an Aadhaar number. Not counted. */
  | { outcome: "missing" | "format" }
  | { outcome: "wrong" }
  | { outcome: "too many"; retryAt: Date }

interface Deps {
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  limits: ApplicantLimits
}

const findIndex = async (transaction: Database, code: string) => {
  const row = await transaction
    .selectFrom("applications")
    .select("aadhaar_index")
    .where("admission_code", "=", code)
    .executeTakeFirst()
  return row?.aadhaar_index ?? ""
}

/**
 * Checks that an applicant knows the whole Aadhaar number of the application. Each act that binds the applicant needs it
 * besides the admission code, which is on paper and in histories of browsers; the date of birth does not do, since the
 * code shows it (decision 44). The number is compared by its blind index.
 */
export const proveIdentity =
  ({ fieldEncryption: { blindIndex }, limits }: Deps) =>
  async (code: string, input: unknown, client: ApplicantClient): Promise<IdentityResult> => {
    if (normalizeText(input) === "") return { outcome: "missing" }
    const number = z.safeParse(required(aadhaar), input)
    if (!number.success) return { outcome: "format" }
    const checked = await limits.check(
      { what: "identity", code, client },
      async (transaction) =>
        timingSafeCompare(blindIndex(number.data), await findIndex(transaction, code)) || undefined,
    )
    if (checked.outcome !== "right") return checked
    return {
      outcome: "proven",
      deviceCookie: await limits.rememberDevice(code, client.deviceCookie),
    }
  }
