import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { SignInRealm } from "#server/platform/database/tables.ts"
import type { PlatformDeps } from "#server/platform/platform-deps.ts"

import {
  daysBefore,
  type GuessLimits,
  pacings,
  type PacingScope,
  secondsToWait,
  spacingOf,
} from "./guess-limits.ts"
import { addressKey, networkKey } from "./networks.ts"
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

interface Deps extends Pick<PlatformDeps, "db" | "now" | "randomBytes">, Pick<PacingDeps, "wait"> {
  realm: SignInRealm
  /** A keyed hash: addresses are personal data. */
  hash: (text: string) => string
  limits: GuessLimits
}

/** Failures are stored so long, for the notice at the next sign-in. */
const retentionDays = 30
/**
 * More failures than these, of all accounts, are not stored, so that an attack cannot fill the disk: they take about 0.6 GB.
 * The oldest are deleted, those of existing and unknown accounts alike, so that the limits do not tell them apart.
 */
const storedAtMost = 1_000_000

/** Lets transactions on one account run one after another. SQLite has one writer anyway. */
const lockAccount = async (transaction: Database, account: string) => {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(transaction)
}

const addressHash = ({ realm, hash }: Deps, ip: string) =>
  hash(`${realm} address ${addressKey(ip)}`)

/** The network of an address, as staff see it. Nobody looks at the networks of applicants. */
const networkOf = ({ realm, hash }: Deps, ip: string) =>
  realm === "applicant" ? hash(`${realm} network ${networkKey(ip)}`) : networkKey(ip)

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

/** Accounts of students, staff and applicants that failed within an hour, on the whole site; counted to 1,000. */
export const countFailedAccounts = async (db: Database, now: Date) => {
  const accounts = await db
    .selectFrom("sign_in_failures")
    .select("account")
    .distinct()
    .where("at", ">", daysBefore(now, 1 / 24))
    .limit(1000)
    .execute()
  return accounts.length
}

/** Waits for a turn in a slowed address or network. Returns the seconds after which to try again if too many wait. */
const pacingBy = (deps: Deps, scope: PacingScope) => {
  const pace = createPacing(deps, pacings[scope].longestWaitMs)
  return async (key: string) => {
    // Counts no further than it must: an attack leaves many rows.
    const accounts = await deps.db
      .selectFrom("sign_in_failures")
      .select("account")
      .distinct()
      .where("realm", "=", deps.realm)
      .where(scope, "=", key)
      .where("address", "<>", "")
      .where("at", ">", daysBefore(deps.now(), 1))
      .limit(pacings[scope].above + 1)
      .execute()
    const spacing = spacingOf(scope, accounts.length)
    return spacing === 0 ? 0 : pace(key, spacing)
  }
}

/** Waits for the turn of an unknown device. Returns the seconds after which to try again if too many of its address wait. */
const waitForTurn = (deps: Deps) => {
  const byAddress = pacingBy(deps, "address")
  const byNetwork = pacingBy(deps, "network")
  return async ({ device, ip }: SignInAttempt): Promise<number> => {
    if (device) return 0
    const seconds = await byAddress(addressHash(deps, ip))
    if (seconds > 0) return seconds
    const isFull = (await byNetwork(networkOf(deps, ip))) > 0
    // A network of a carrier has thousands of customers: they wait, and are never refused.
    if (isFull) await deps.wait(pacings.network.longestWaitMs)
    return 0
  }
}

/** Deletes old failures, of students, staff and applicants. */
const sweep =
  ({ db, now }: Deps) =>
  async (atMost = storedAtMost) => {
    const exceeding = await db
      .selectFrom("sign_in_failures")
      .select("at")
      .orderBy("at", "desc")
      .limit(1)
      .offset(atMost)
      .executeTakeFirst()
    const old = daysBefore(now(), retentionDays)
    const before = exceeding && exceeding.at > old ? exceeding.at : old
    await db.deleteFrom("sign_in_failures").where("at", "<=", before).execute()
  }

/**
 * Limits against guessing, counted in the database. Unknown devices share the limits of an account; a device that has
 * signed in to it before has limits of its own, so that wrong tries of others do not lock its owner out. Attempts of
 * unknown devices from an address or a network with failures on many accounts are slowed down.
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
      const network = networkOf(deps, ip)
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
      // Without the lock, two sign-ins that end at once each wait for the row that the other one deletes.
      await lockAccount(transaction, account)
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
