import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { AttemptCounter } from "#server/platform/rate-limit/attempt-counter.ts"

/**
 * Whole identity numbers that a member may search for in 15 minutes. A counter with 400 sheets a day needs about 20. Somebody
 * who knows the last four digits would need about two years for half of the 8 million numbers.
 */
const searchesAtMost = 60

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  attempts: Pick<AttemptCounter, "note">
}

/**
 * Counts a search by a whole identity number, with an audit entry without the number. Returns the seconds after which to
 * try again if the member has searched for too many, else 0.
 */
export const noteNumberSearch =
  ({ attempts, ...deps }: Deps) =>
  async (actor: Actor): Promise<number> => {
    const search = { key: `number search ${actor.name}`, limit: searchesAtMost }
    const { retryAfterSeconds } = await attempts.note([search])
    if (retryAfterSeconds > 0) return retryAfterSeconds
    const stamp = stampOf(deps, actor.name)
    await writeAudit(deps.db, stamp, "searched for an Aadhaar number", "applications")
    return 0
  }
