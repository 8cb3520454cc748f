import { isIPv4 } from "node:net"

import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { SignInRealm } from "#server/platform/database/tables.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { daysBefore, type GuessLimits, secondsToWait, spacingOf } from "./guess-limits.ts"
import { addressKey } from "./networks.ts"
import { createPacing, type PacingDeps } from "./pacing.ts"

/** An attempt to sign in. */
export interface SignInAttempt {
  /** Blind index of the account's number or e-mail address, also of an unknown one. */
  account: string
  /** The id of a known device; empty for an unknown one. */
  device: string
  /** The client's IP address. */
  ip: string
}

interface Deps extends Pick<SiteDeps, "db" | "now" | "randomBytes">, Pick<PacingDeps, "wait"> {
  realm: SignInRealm
  /** A keyed hash: addresses are personal data. */
  hash: (text: string) => string
  limits: GuessLimits
}

/** Failures are stored so long, for the notice at the next sign-in. */
const keptDays = 30

/** The network of an address, as staff see it: 192.0.2.0/24, or the /64 of an IPv6 address. */
const networkOf = (ip: string) => {
  const key = addressKey(ip)
  return isIPv4(key) ? key.replace(/\d+$/, "0/24") : `${key}/64`
}

/** Lets transactions on one account run one after another. SQLite has one writer anyway. */
const lockAccount = async (transaction: Database, account: string) => {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(transaction)
}

const addressHash = ({ realm, hash }: Deps, ip: string) =>
  hash(`${realm} address ${addressKey(ip)}`)

/** Under what the failures of a client are counted: its known device, its address, or all unknown devices together. */
const counterOf = (deps: Deps, { device, ip }: SignInAttempt) =>
  device || (deps.limits.ofAllAddresses === undefined ? "" : `from ${addressHash(deps, ip)}`)

/** When an account failed in the last week, newest first; without `device`, from all unknown devices. */
const listFailures = async (
  { realm, now }: Deps,
  transaction: Database,
  account: string,
  { device, limit }: { device?: string; limit: number },
) => {
  const rows = await transaction
    .selectFrom("sign_in_failures")
    .select("at")
    .where("realm", "=", realm)
    .where("account", "=", account)
    .where("device", device === undefined ? "like" : "=", device ?? "from %")
    .where("at", ">", daysBefore(now(), 7))
    .orderBy("at", "desc")
    .limit(limit)
    .execute()
  return rows.map(({ at }) => at)
}

/** Waits for the turn of a slowed address. Returns the seconds after which to try again if too many wait. */
const waitForTurn = (deps: Deps) => {
  const pace = createPacing(deps)
  return async ({ device, ip }: SignInAttempt): Promise<number> => {
    if (device) return 0
    const address = addressHash(deps, ip)
    const { accounts } = await deps.db
      .selectFrom("sign_in_failures")
      .select((row) => row.fn.count<number | string>("account").distinct().as("accounts"))
      .where("realm", "=", deps.realm)
      .where("address", "=", address)
      .where("at", ">", daysBefore(deps.now(), 1))
      .executeTakeFirstOrThrow()
    const spacing = spacingOf(Number(accounts))
    return spacing === 0 ? 0 : pace(address, spacing)
  }
}

/** Deletes old failures, of students and staff. */
const sweep =
  ({ db, now }: Deps) =>
  async () => {
    const before = daysBefore(now(), keptDays)
    await db.deleteFrom("sign_in_failures").where("at", "<=", before).execute()
  }

/**
 * Limits against guessing, counted in the database. Unknown devices share the limits of an account; a device that has
 * signed in to it before has limits of its own, so that wrong tries of others do not lock its owner out. Attempts of
 * unknown devices from an address with failures on many accounts are slowed down.
 */
export const createSignInGuard = (deps: Deps) => {
  const { realm, now, randomBytes, limits } = deps
  return {
    waitForTurn: waitForTurn(deps),

    /** Locks the account until the end of the transaction. Returns the seconds until the next attempt; 0 if now. */
    secondsToWait: async (transaction: Database, attempt: SignInAttempt): Promise<number> => {
      await lockAccount(transaction, attempt.account)
      const { ofAllAddresses: ofAll } = limits
      const own = await listFailures(deps, transaction, attempt.account, {
        device: counterOf(deps, attempt),
        limit: limits.perWeek,
      })
      const seconds = secondsToWait(own, now(), limits)
      if (ofAll === undefined || attempt.device || seconds > 0) return seconds
      const all = await listFailures(deps, transaction, attempt.account, { limit: ofAll })
      return secondsToWait(all, now(), { delays: [0], perDay: ofAll, perWeek: Infinity })
    },

    /** Records a failure, or an attempt before a check that takes longer than a transaction may. Returns its id. */
    record: async (transaction: Database, attempt: SignInAttempt) => {
      const { account, ip } = attempt
      const id = randomBytes(12).toString("base64url")
      const address = attempt.device ? "" : addressHash(deps, ip)
      // Nobody looks at the networks of applicants.
      const network = realm === "applicant" ? "" : networkOf(ip)
      const counted = { account, device: counterOf(deps, attempt), address, network }
      await transaction
        .insertInto("sign_in_failures")
        .values({ id, realm, ...counted, at: now().toISOString() })
        .execute()
      return id
    },

    /** Forgets a recorded attempt whose check had to be refused: nobody learnt anything by it. */
    withdraw: async (id: string) => {
      await deps.db.deleteFrom("sign_in_failures").where("id", "=", id).execute()
    },

    /**
     * After a sign-in: removes the attempt that was recorded before its check, and no longer counts the account's
     * failures against the address. They still count against the account: its owner may sign in during an attack.
     */
    settle: async (transaction: Database, { account, ip }: SignInAttempt, recorded?: string) => {
      if (recorded) {
        await transaction.deleteFrom("sign_in_failures").where("id", "=", recorded).execute()
      }
      await transaction
        .updateTable("sign_in_failures")
        .set({ address: "" })
        .where("realm", "=", realm)
        .where("account", "=", account)
        .where("address", "=", addressHash(deps, ip))
        .execute()
    },

    sweep: sweep(deps),
  }
}

export type SignInGuard = ReturnType<typeof createSignInGuard>
