import type { SiteDeps } from "#server/features/site-deps.ts"
import { daysBefore } from "#server/platform/rate-limit/guess-limits.ts"

import { accountOf } from "./check-secret.ts"

/** A student whose sign-in others seem to guess. */
export interface AttackedAccount {
  urn: string
  name: string
  failures: number
  /** When the last one was, ISO 8601. */
  last_at: string
}

/** A network from which many accounts failed. */
export interface AttackingNetwork {
  network: string
  accounts: number
  failures: number
}

export interface SignInAlerts {
  accounts: AttackedAccount[]
  networks: AttackingNetwork[]
}

/** Failures within a day that are more than mistyping. */
const failuresAtLeast = 8
/** Accounts of one network that failed within a day and did not sign in afterwards. */
const accountsAtLeast = 20
const listedAtMost = 20

/** The accounts and networks with many failed sign-ins within a day. Only what staff need to act: no date of birth. */
export const readSignInAlerts =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (): Promise<SignInAlerts> => {
    const recent = db
      .selectFrom("sign_in_failures")
      .where("realm", "=", "student")
      .where("at", ">", daysBefore(now(), 1))
    const accounts = await recent
      .innerJoin("students", (join) =>
        join.on((row) =>
          row("account", "=", row(row.val(accountOf("")), "||", row.ref("students.aadhaar_index"))),
        ),
      )
      .select(["students.urn", "students.applicant_name as name"])
      .select((row) => row.fn.countAll<number | string>().as("failures"))
      .select((row) => row.fn.max("at").as("last_at"))
      // A disabled student may have the number of the active one.
      .where("students.status", "=", "active")
      .groupBy(["students.urn", "students.applicant_name"])
      .having((row) => row(row.fn.countAll(), ">=", failuresAtLeast))
      .orderBy("failures", "desc")
      .limit(listedAtMost)
      .execute()
    const networks = await recent
      .where("address", "!=", "")
      .select("network")
      .select((row) => row.fn.countAll<number | string>().as("failures"))
      .select((row) => row.fn.count<number | string>("account").distinct().as("accounts"))
      .groupBy("network")
      .having((row) => row(row.fn.count("account").distinct(), ">=", accountsAtLeast))
      .orderBy("accounts", "desc")
      .limit(listedAtMost)
      .execute()
    return {
      accounts: accounts.map((row) => ({ ...row, failures: Number(row.failures) })),
      networks: networks.map((row) => ({
        network: row.network,
        accounts: Number(row.accounts),
        failures: Number(row.failures),
      })),
    }
  }
