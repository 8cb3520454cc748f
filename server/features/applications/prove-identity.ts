import * as z from "zod/mini"

import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { required } from "#domain/fields/text-schemas.ts"
import { normalizeText } from "#domain/fields/text.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { addressKey } from "#server/platform/rate-limit/networks.ts"
import type { SignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

/**
 * Wrong numbers within the window of the attempts (15 minutes): for one application from one address, for one application
 * from all addresses, and from one address. The first is lower, so that nobody else's tries keep the applicant from an act.
 */
const identityLimits = { perCodeAndAddress: 5, perCode: 20, perAddress: 60 } as const

export type IdentityResult =
  | { outcome: "proven" }
  /** Empty, or not an Aadhaar number. Not counted. */
  | { outcome: "missing" | "format" }
  | { outcome: "wrong" }
  | { outcome: "too many"; retryAt: Date }

interface Deps extends Pick<SiteDeps, "now"> {
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  attempts: Pick<SignInAttempts, "check">
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
  ({ now, fieldEncryption: { blindIndex }, attempts }: Deps) =>
  async (code: string, typed: unknown, address: string): Promise<IdentityResult> => {
    if (normalizeText(typed) === "") return { outcome: "missing" }
    const number = z.safeParse(required(aadhaar), typed)
    if (!number.success) return { outcome: "format" }
    const from = addressKey(address)
    const ofBoth = {
      key: `identity ${blindIndex(`${code} ${from}`)}`,
      limit: identityLimits.perCodeAndAddress,
    }
    const ofCode = { key: `identity ${blindIndex(code)}`, limit: identityLimits.perCode }
    const ofAddress = {
      key: `identity address ${blindIndex(from)}`,
      limit: identityLimits.perAddress,
    }
    const { result, retryAfterSeconds } = await attempts.check(
      [ofBoth, ofCode, ofAddress],
      ofBoth.key,
      async (transaction) =>
        timingSafeCompare(blindIndex(number.data), await findIndex(transaction, code)) || undefined,
    )
    if (retryAfterSeconds > 0) {
      return { outcome: "too many", retryAt: new Date(now().getTime() + retryAfterSeconds * 1000) }
    }
    return { outcome: result ? "proven" : "wrong" }
  }
