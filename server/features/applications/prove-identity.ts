import { identityKindOf } from "#domain/fields/identifiers/identity-kinds.ts"
import { identityKey, readIdentity } from "#domain/fields/identifiers/identity.ts"
import { normalizeText } from "#domain/fields/text.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { ApplicantClient, ApplicantLimits } from "./applicant-limits.ts"
import { findApplicationRow, formOf } from "./application-row.ts"

export type IdentityResult =
  /** The cookie makes this browser a known device. */
  | { outcome: "proven"; deviceCookie: string }
  /** Empty, or no identity number. Not counted. */
  | { outcome: "missing" | "format" }
  | { outcome: "wrong" }
  | { outcome: "too many"; retryAt: Date }

interface Deps extends Pick<SiteDeps, "db"> {
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  limits: ApplicantLimits
}

/** The paper of an application's identity number; Aadhaar for an unknown code. */
const findKind = async (db: Database, code: string) => {
  const row = await findApplicationRow(db, code)
  return identityKindOf(row && formOf(row).identity_kind)
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
 * Checks that an applicant knows the whole identity number of the application. Each act that binds the applicant needs it
 * besides the admission code, which is on paper and in histories of browsers; the date of birth does not do, since the
 * code shows it (decision 44). The number is compared by its blind index.
 */
export const proveIdentity =
  ({ db, fieldEncryption: { blindIndex }, limits }: Deps) =>
  async (code: string, input: unknown, client: ApplicantClient): Promise<IdentityResult> => {
    if (normalizeText(input) === "") return { outcome: "missing" }
    const kind = await findKind(db, code)
    const number = readIdentity(kind, input)
    if (!number.success) return { outcome: "format" }
    const index = blindIndex(identityKey(kind, number.data))
    const checked = await limits.check(
      { what: "identity", code, client },
      async (transaction) =>
        timingSafeCompare(index, await findIndex(transaction, code)) || undefined,
    )
    if (checked.outcome !== "right") return checked
    return {
      outcome: "proven",
      deviceCookie: await limits.rememberDevice(code, client.deviceCookie),
    }
  }
