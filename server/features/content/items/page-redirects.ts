import { plainPath } from "#domain/content/paths.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

/**
 * Stores that a page was at a path. It leads to the page, not to another path: so a second move needs no second
 * redirect, and redirects never form a loop. The path of the page itself is never one.
 */
export const leaveRedirect = async (
  transaction: Database,
  { slug, from, to }: { slug: string; from: string | undefined; to: string },
  { at, by }: AuditStamp,
) => {
  if (from !== undefined) {
    const row = { path: plainPath(from), slug, at, by }
    await transaction
      .insertInto("page_redirects")
      .values(row)
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute()
  }
  await transaction
    .deleteFrom("page_redirects")
    .where((row) => row.and({ path: plainPath(to), slug }))
    .execute()
}

/** The former paths of a page, the newest first. */
export const listRedirectsOf = (db: Database, slug: string) =>
  db
    .selectFrom("page_redirects")
    .select(["path", "at", "by"])
    .where("slug", "=", slug)
    .orderBy("at", "desc")
    .orderBy("path")
    .execute()

/** Deletes one former path of a page, or all of them. Returns whether there was one. */
export const deleteRedirects = async (transaction: Database, slug: string, path?: string) => {
  const { numDeletedRows } = await transaction
    .deleteFrom("page_redirects")
    .where("slug", "=", slug)
    .$if(path !== undefined, (query) => query.where("path", "=", path!))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
