import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { daysBefore } from "#server/platform/rate-limit/guess-limits.ts"
import { createKnownDevices } from "#server/platform/rate-limit/known-devices.ts"
import { createSignInGuard } from "#server/platform/rate-limit/sign-in-guard.ts"

/**
 * Wrong dates of birth, and wrong Aadhaar numbers, for one application. Everybody who has the code can make them, so each
 * address and each known device has limits of its own, and nobody keeps the applicant waiting. With 500 tries a day, half of
 * the 8 million numbers with known last digits take 22 years.
 */
const applicantGuessLimits = {
  delays: [0, 0, 5, 15, 60, 120, 300, 600, 900],
  perDay: 20,
  perWeek: 60,
  ofAllAddresses: 500,
} as const

const longestDelay = Math.max(...applicantGuessLimits.delays)

/** Where a try comes from: the client's IP address, and the cookie of its known devices. */
export interface ApplicantClient {
  address: string
  deviceCookie: string
}

type Checked<Result> =
  | { outcome: "right"; result: Result }
  | { outcome: "wrong" }
  | { outcome: "too many"; retryAt: Date }

interface Deps extends Pick<SiteDeps, "db" | "now" | "randomBytes"> {
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  wait: (ms: number) => Promise<unknown>
}

/** Tells staff, once a day for an application, that the wrong numbers for it have reached a limit. */
const noteLimit = async ({ now }: Deps, transaction: Database, code: string) => {
  const action = "limit of wrong numbers reached"
  const noted = await transaction
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", code)
    .where("action", "=", action)
    .where("at", ">", daysBefore(now(), 1))
    .executeTakeFirst()
  if (!noted) await writeAudit(transaction, stampOf({ now }, systemActors.visitor), action, code)
}

/** Limits of what applicants may try, and the devices that sent an application or proved its number before. */
export const createApplicantLimits = (deps: Deps) => {
  const { db, now, fieldEncryption } = deps
  const { blindIndex } = fieldEncryption
  const counting = { ...deps, realm: "applicant", hash: blindIndex } as const
  const guard = createSignInGuard({ ...counting, limits: applicantGuessLimits })
  const devices = createKnownDevices(counting)

  /** A device is forgotten when the number of the application is corrected. */
  const deviceAccount = async (code: string) => {
    const row = await db
      .selectFrom("applications")
      .select("aadhaar_index")
      .where("admission_code", "=", code)
      .executeTakeFirst()
    return { account: `application ${blindIndex(code)}`, credential: row?.aadhaar_index ?? "" }
  }

  return {
    /**
     * Checks a try in the transaction that counts it. `check` must be short, because other writers wait for it, and use only
     * its transaction. If it returns undefined, the try was wrong.
     */
    check: async <Result>(
      {
        what,
        code,
        client,
      }: { what: "status" | "identity" | "forgotten"; code: string; client: ApplicantClient },
      check: (transaction: Database) => Promise<Result | undefined>,
    ): Promise<Checked<Result>> => {
      const device = devices.find(client.deviceCookie, await deviceAccount(code))
      const attempt = { account: `${what} ${blindIndex(code)}`, device, ip: client.address }
      const tooMany = (seconds: number) =>
        ({ outcome: "too many", retryAt: new Date(now().getTime() + seconds * 1000) }) as const
      const waiting = await guard.waitForTurn(attempt)
      if (waiting > 0) return tooMany(waiting)
      return db.transaction().execute(async (transaction): Promise<Checked<Result>> => {
        const seconds = await guard.secondsToWait(transaction, attempt)
        if (seconds > 0) return tooMany(seconds)
        const result = await check(transaction)
        if (result !== undefined) {
          await guard.settle(transaction, attempt)
          return { outcome: "right", result }
        }
        await guard.record(transaction, attempt)
        const isLimit = (await guard.secondsToWait(transaction, attempt)) > longestDelay
        if (what === "identity" && isLimit) await noteLimit(deps, transaction, code)
        return { outcome: "wrong" }
      })
    },

    /** The value of the cookie after this browser has sent the application, or proved its number. */
    rememberDevice: async (code: string, deviceCookie: string) =>
      devices.issue(deviceCookie, await deviceAccount(code)),
  }
}

export type ApplicantLimits = ReturnType<typeof createApplicantLimits>
