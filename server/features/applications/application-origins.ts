import { createHash } from "node:crypto"

import { lastDayOf } from "#domain/admission/admission-period.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Config } from "#server/platform/config.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { daysBefore } from "#server/platform/rate-limit/guess-limits.ts"
import { addressKey, createNetworkList, networkKey } from "#server/platform/rate-limit/networks.ts"

import { countedUntil, instant } from "./count-origins.ts"
import {
  countedDays,
  limitPeriods,
  type Origin,
  type OriginLimits,
  originScopes,
} from "./origin-limits.ts"

/**
 * After an erasure nothing leads from an application to its origin, and its photo's hash is gone. The row still counts until
 * the fortnight is over: else the removal of a flood would let its sender begin again.
 */
export const forgetOrigins = async (within: Database, codes: readonly string[]) => {
  await within
    .updateTable("application_origins")
    .set({ admission_code: null, image: "" })
    .where("admission_code", "in", codes)
    .execute()
}

/**
 * Before a flood is erased: its origins, and those of erased applications from the same addresses and networks, no longer
 * count, so that applications from there are accepted again.
 */
export const acceptOriginsAgain = async (within: Database, codes: readonly string[]) => {
  const origins = within.selectFrom("application_origins").where("admission_code", "in", codes)
  await within
    .deleteFrom("application_origins")
    .where("admission_code", "is", null)
    .where((row) => row.or(originScopes.map((scope) => row(scope, "in", origins.select(scope)))))
    .execute()
  await within.deleteFrom("application_origins").where("admission_code", "in", codes).execute()
}

interface Deps extends Pick<SiteDeps, "db" | "now" | "randomBytes" | "admissionSession"> {
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  config: Pick<
    Config,
    | "RATE_APPLICATIONS_PER_DAY"
    | "RATE_APPLICATIONS_PER_FORTNIGHT"
    | "RATE_NETWORK_APPLICATIONS_PER_DAY"
    | "RATE_NETWORK_APPLICATIONS_PER_FORTNIGHT"
    | "RATE_EXEMPT_NETWORKS"
  >
}

export const originLimitsOf = (config: Deps["config"]): OriginLimits => ({
  address: {
    perDay: config.RATE_APPLICATIONS_PER_DAY,
    perFortnight: config.RATE_APPLICATIONS_PER_FORTNIGHT,
  },
  network: {
    perDay: config.RATE_NETWORK_APPLICATIONS_PER_DAY,
    perFortnight: config.RATE_NETWORK_APPLICATIONS_PER_FORTNIGHT,
  },
})

/**
 * Deletes origins that serve no purpose any more: a fortnight after receipt, but those of the open session a fortnight
 * after its last day.
 */
const sweep =
  ({ db, now, admissionSession }: Deps) =>
  async () => {
    const before = daysBefore(now(), countedDays)
    const session = await admissionSession()
    const lastDay = lastDayOf(session)
    const isOver = lastDay !== undefined && lastDay < dayInIndia(new Date(before))
    await db
      .deleteFrom("application_origins")
      .where("at", "<=", before)
      .$if(!isOver, (query) =>
        query.where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom("applications")
                .select("applications.admission_code")
                .whereRef("applications.admission_code", "=", "application_origins.admission_code")
                .where("applications.session", "=", session.label),
            ),
          ),
        ),
      )
      .execute()
  }

/** Hashes the origin of a request. `ip` is undefined if the client has disconnected. */
const originOf = ({ fieldEncryption, randomBytes, config }: Deps) => {
  const isExempt = createNetworkList(config.RATE_EXEMPT_NETWORKS)
  return (ip: string | undefined, image: Uint8Array | "too large" | undefined): Origin => {
    // Exempt applications count apart, also within a network that is not exempt.
    const kind = isExempt(ip) ? "exempt " : ""
    const hash = (what: string) => fieldEncryption.blindIndex(`origin ${what}`)
    const bytes = typeof image === "string" || !image?.length ? undefined : image
    return {
      id: randomBytes(12).toString("base64url"),
      address: hash(`${kind}address ${addressKey(ip)}`),
      network: hash(`${kind}network ${networkKey(ip)}`),
      image: bytes ? hash(`image ${createHash("sha256").update(bytes).digest("hex")}`) : "",
      isLimited: kind === "",
    }
  }
}

/** Seconds until another application of an origin is stored; 0 if now. */
const secondsToWait = ({ db, now, config }: Deps) => {
  const limits = originLimitsOf(config)
  const all = originScopes.flatMap((scope) => [
    { scope, atMost: limits[scope].perDay, periodMs: limitPeriods.perDay },
    { scope, atMost: limits[scope].perFortnight, periodMs: limitPeriods.perFortnight },
  ])
  return async (origin: Origin): Promise<number> => {
    if (!origin.isLimited) return 0
    const at = now().getTime()
    /** In each limit, the time of the application that reached it. */
    const times: Record<string, string | null> = await db
      .selectNoFrom((row) =>
        all.map(({ scope, periodMs, atMost }, index) =>
          row
            .selectFrom("application_origins")
            .select("at")
            .where(scope, "=", origin[scope])
            .where("at", ">", instant(at - periodMs))
            .where("at", "<", countedUntil(at))
            .orderBy("at", "desc")
            .limit(1)
            .offset(atMost - 1)
            .as(`limit${index}`),
        ),
      )
      .executeTakeFirstOrThrow()
    const waits = all.map(({ periodMs }, index) => {
      const reached = times[`limit${index}`]
      return reached ? Date.parse(reached) + periodMs - at : 0
    })
    return Math.ceil(Math.max(...waits) / 1000)
  }
}

/** Where online applications come from, and how many are stored from there (decision 48). */
export const createApplicationOrigins = (deps: Deps) => ({
  of: originOf(deps),
  secondsToWait: secondsToWait(deps),
  sweep: sweep(deps),
})

export type ApplicationOrigins = ReturnType<typeof createApplicationOrigins>
