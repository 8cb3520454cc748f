import type { SignInSecret } from "#domain/student/sign-in.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { verifyPassword } from "#server/platform/crypto/password-hash.ts"
import { PasswordQueueFullError } from "#server/platform/crypto/password-queue.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { SignInAttempt, SignInGuard } from "#server/platform/rate-limit/sign-in-guard.ts"

import { codeHash, type Credential, findCredential, opensByDay } from "./student-credentials.ts"

export interface CheckDeps extends Pick<SiteDeps, "db" | "now"> {
  guard: SignInGuard
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
}

/** A secret that was typed for an account, and what follows if it is right. */
export interface Check<Result> {
  aadhaarIndex: string
  secret: SignInSecret
  attempt: SignInAttempt
  /** Whether the account may enter at all. */
  isAllowed: (credential: Credential) => boolean
  /** Runs in the transaction of the check. */
  onRight: (transaction: Database, credential: Credential) => Promise<Result>
}

export type Checked<Result> =
  | { outcome: "right"; result: Result }
  | { outcome: "refused" }
  | { outcome: "too many"; retryAfterSeconds: number }

/** The key by which the attempts of a student are counted. */
export const accountOf = (aadhaarIndex: string) => `student ${aadhaarIndex}`

/** Compared for unknown numbers, so that the time does not differ. */
const noDay = "0000-00-00"
const noHash = "-".repeat(43)

/** Whether a date or the code of a slip opens the account. Both take the same work for an unknown student. */
const isRight = (
  { fieldEncryption, now }: CheckDeps,
  secret: SignInSecret,
  credential: Credential | undefined,
) => {
  const urn = credential?.student.urn ?? ""
  const code = secret.kind === "code" ? codeHash(fieldEncryption, urn, secret.code) : ""
  const isDay = timingSafeCompare(
    secret.kind === "day" ? secret.day : "",
    credential && opensByDay(credential) ? credential.student.dob : noDay,
  )
  const isCode = timingSafeCompare(code, credential?.code_hash ?? noHash)
  return isDay || (isCode && (credential?.code_expires_at ?? "") > now().toISOString())
}

/** An attempt that is recorded while its password is checked. */
interface Recorded {
  outcome: "recorded"
  id: string
  hash: string | null
}

const refused = { outcome: "refused" } as const

const settle = async <Result>(
  { guard }: CheckDeps,
  transaction: Database,
  { attempt, onRight }: Check<Result>,
  { credential, recorded }: { credential: Credential; recorded?: string },
): Promise<Checked<Result>> => {
  await guard.settle(transaction, attempt, recorded)
  return { outcome: "right", result: await onRight(transaction, credential) }
}

/** Counts and checks in one transaction, so that parallel attempts cannot exceed the limits. */
const countAndCheck = <Result>(deps: CheckDeps, check: Check<Result>) =>
  deps.db.transaction().execute(async (transaction): Promise<Checked<Result> | Recorded> => {
    const { aadhaarIndex, secret, attempt, isAllowed } = check
    // Nobody guesses the 60 random bits of a slip. It opens an account that is under attack, and a wrong one is not
    // counted: guesses of this form must not use up the tries with the date of birth.
    const isCode = secret.kind === "code"
    const retryAfterSeconds = isCode ? 0 : await deps.guard.secondsToWait(transaction, attempt)
    if (retryAfterSeconds > 0) return { outcome: "too many", retryAfterSeconds }
    const credential = await findCredential(transaction, "aadhaar_index", aadhaarIndex)
    const mayEnter = credential !== undefined && isAllowed(credential)
    if (isRight(deps, secret, credential) && mayEnter) {
      return settle(deps, transaction, check, { credential })
    }
    if (isCode) return refused
    const id = await deps.guard.record(transaction, attempt)
    if (secret.kind !== "password") return refused
    return { outcome: "recorded", id, hash: mayEnter ? credential.password_hash : null }
  })

/**
 * Checks a date of birth, the code of a slip or an own password against the limits of the account. What is done
 * depends on the form of the secret only, so that neither the answer nor its timing tells whether the account exists.
 * An own password is checked outside the transaction: hashing takes longer than other writers may wait.
 */
export const checkSecret = async <Result>(
  deps: CheckDeps,
  check: Check<Result>,
): Promise<Checked<Result>> => {
  const counted = await countAndCheck(deps, check)
  if (counted.outcome !== "recorded") return counted
  const { id, hash } = counted
  const password = check.secret.kind === "password" ? check.secret.password : ""
  const isRightPassword = await verifyPassword(password, hash).catch(async (error: unknown) => {
    if (error instanceof PasswordQueueFullError) await deps.guard.withdraw(id)
    throw error
  })
  if (!isRightPassword) return refused
  return deps.db.transaction().execute(async (transaction) => {
    const credential = await findCredential(transaction, "aadhaar_index", check.aadhaarIndex)
    const isUnchanged = credential?.password_hash === hash
    if (!credential || !isUnchanged || !check.isAllowed(credential)) return refused
    return settle(deps, transaction, check, { credential, recorded: id })
  })
}
