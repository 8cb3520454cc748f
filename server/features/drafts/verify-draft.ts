import type { SiteDeps } from "#server/features/site-deps.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { FormDraftsTable } from "#server/platform/database/tables.ts"
import { createSignInGuard, type SignInGuard } from "#server/platform/rate-limit/sign-in-guard.ts"

import { deriveDraftKey, type DraftKey } from "./draft-encryption.ts"
import type { DraftRepository } from "./draft-repository.ts"

/**
 * Wrong PINs of one code, from all addresses together: a found slip allows 20 tries a week, at most 100 of a million PINs
 * in the life of a draft.
 */
const pinGuessLimits = {
  delays: [0, 0, 0, 0, 60, 120, 300, 600, 900],
  perDay: 10,
  perWeek: 20,
} as const

/** What opens a draft, and where the try comes from. */
export interface DraftAccess {
  code: string
  pin: string
  /** The client's IP address. */
  ip: string
}

export type Verified =
  | { outcome: "right"; draft: FormDraftsTable; key: DraftKey }
  /** No draft has this code, or the PIN is another one: which of the two is not told. */
  | { outcome: "wrong" }
  | { outcome: "too_many"; retryAfterSeconds: number }

export interface VerifyDeps extends Pick<
  SiteDeps,
  "db" | "now" | "randomBytes" | "fieldEncryption"
> {
  drafts: DraftRepository
  wait: (ms: number) => Promise<unknown>
}

export const codeHashOf = (
  { fieldEncryption }: Pick<VerifyDeps, "fieldEncryption">,
  code: string,
) => fieldEncryption.blindIndex(`draft ${code}`)

/** An unknown code costs the same derivation as a wrong PIN. */
const noDraft = { salt: "no-draft-has-this-salt", key_check: "no key" }

/** Counts a try before its check, so that tries at the same time, in several processes, cannot exceed the limit. */
const countTry = (
  { db }: VerifyDeps,
  guard: SignInGuard,
  attempt: Parameters<SignInGuard["record"]>[1],
) =>
  db.transaction().execute(async (transaction) => {
    const seconds = await guard.secondsToWait(transaction, attempt)
    return seconds > 0 ? { seconds } : { id: await guard.record(transaction, attempt) }
  })

/** Checks code and PIN. Throws PasswordQueueFullError, which counts no try. */
export const createVerify = (deps: VerifyDeps) => {
  const { db, drafts, fieldEncryption, now } = deps
  const hash = fieldEncryption.blindIndex
  const guard = createSignInGuard({ ...deps, realm: "applicant", hash, limits: pinGuessLimits })
  return async ({ code, pin, ip }: DraftAccess): Promise<Verified> => {
    const codeHash = codeHashOf(deps, code)
    const attempt = { account: `draft ${codeHash}`, device: "", ip }
    const waiting = await guard.waitForTurn(attempt)
    if (waiting > 0) return { outcome: "too_many", retryAfterSeconds: waiting }
    const { id, seconds } = await countTry(deps, guard, attempt)
    if (id === undefined) return { outcome: "too_many", retryAfterSeconds: seconds }
    try {
      const draft = await drafts.find(codeHash, now())
      const { salt, key_check } = draft ?? noDraft
      const key = await deriveDraftKey(fieldEncryption, { code, pin }, salt)
      if (!timingSafeCompare(key.check, key_check) || !draft) return { outcome: "wrong" }
      await db.transaction().execute((transaction) => guard.settle(transaction, attempt, id))
      return { outcome: "right", draft, key }
    } catch (error) {
      await guard.withdraw(id)
      throw error
    }
  }
}
