import type { FinancialChange } from "#domain/content/financial-changes.ts"
import type { OfficeDocument } from "#domain/content/office-documents.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FinancialChangesTable } from "#server/platform/database/tables.ts"

/** Changes of one document that were asked for together. */
export interface StoredChange extends Omit<FinancialChangesTable, "id" | "changes" | "collection"> {
  id: number
  collection: OfficeDocument
  changes: readonly FinancialChange[]
}

const storedOf = ({
  id,
  changes,
  collection,
  ...row
}: Omit<FinancialChangesTable, "id"> & { id: number }): StoredChange => ({
  ...row,
  id: Number(id),
  collection: collection as OfficeDocument,
  changes: JSON.parse(changes) as FinancialChange[],
})

export const insertChange = (
  db: Database,
  { changes, ...row }: Omit<StoredChange, "id">,
): Promise<unknown> =>
  db
    .insertInto("financial_changes")
    .values({ ...row, changes: JSON.stringify(changes) })
    .execute()

/** Those that wait, and those that were decided since a time (ISO 8601, UTC); the newest first. */
export const listChanges = async (db: Database, since: string): Promise<StoredChange[]> => {
  const rows = await db
    .selectFrom("financial_changes")
    .selectAll()
    .where((row) => row.or([row("state", "=", "waiting"), row("decided_at", ">=", since)]))
    .orderBy("id", "desc")
    .execute()
  return rows.map(storedOf)
}

/** A change that waits; undefined if it was decided. */
export const findWaiting = async (db: Database, id: number) => {
  const row = await db
    .selectFrom("financial_changes")
    .selectAll()
    .where((is) => is.and({ id, state: "waiting" }))
    .executeTakeFirst()
  return row && storedOf(row)
}

/** Whether a change of this document waits. */
export const isWaiting = async (db: Database, collection: string, slug: string) =>
  (await db
    .selectFrom("financial_changes")
    .select("id")
    .where((is) => is.and({ collection, slug, state: "waiting" }))
    .executeTakeFirst()) !== undefined

/** Ends the waiting of a change; false if it was decided before. */
export const decideChange = async (
  db: Database,
  id: number,
  decided: Pick<FinancialChangesTable, "state" | "decided_at" | "decided_by">,
) => {
  const rows = await db
    .updateTable("financial_changes")
    .set(decided)
    .where((is) => is.and({ id, state: "waiting" }))
    .returning("id")
    .execute()
  return rows.length > 0
}
