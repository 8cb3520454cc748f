import { sql } from "kysely"

import { systemActors } from "#domain/staff/system-actors.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { changeContent } from "../items/content-version.ts"

/** Longer than the console keeps a draft, which may show a part that no item has yet. */
const unusedMs = 30 * 24 * 60 * 60 * 1000

/** The sweep of orphaned files always removes 20 files, and a part has five at most. */
const partsAtOnce = 3

/** Old parts of pictures that neither an item nor an earlier version of one shows. */
const findUnused = (db: Database, now: Date) => {
  const shown = sql<string>`'%media/' || media.id || '%'`
  return db
    .selectFrom("media")
    .select("id")
    .where("crop_of", "is not", null)
    .where("at", "<", new Date(now.getTime() - unusedMs).toISOString())
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("items").select("items.slug").where("items.data", "like", shown))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("revisions").select("revisions.slug").where("revisions.data", "like", shown),
        ),
      ),
    )
    .orderBy("at")
    .limit(partsAtOnce)
    .execute()
}

/** Makes the files of a few unused parts orphans, which the sweep removes by its rules. Returns how many parts. */
export const forgetUnusedParts =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async () => {
    const at = now()
    if ((await findUnused(db, at)).length === 0) return 0
    // Lock the content version, so that no item can start using a part meanwhile.
    return changeContent(db, async (transaction) => {
      const unused = await findUnused(transaction, at)
      for (const { id } of unused) {
        await transaction.deleteFrom("media").where("id", "=", id).execute()
        const stamp = { by: systemActors.server, at: at.toISOString() }
        await writeAudit(transaction, stamp, "media removed", id)
      }
      return unused.length
    })
  }
