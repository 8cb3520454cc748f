import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { noteLimit } from "#domain/staff/limits.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows, isPostgres } from "#server/platform/database/dialect.ts"

import { addEvents } from "./application-events.ts"
import { type StaffActionResult, refused } from "./change-application-row.ts"

type Deps = Pick<SiteDeps, "db" | "now">

const note = required(textUpTo(2000))

/** Whether an application has as many notes as it may have. */
const isFull = async (db: Database, code: string) =>
  (await countRows(
    db
      .selectFrom("application_events")
      .where("admission_code", "=", code)
      .where("kind", "=", "note"),
  )) >= noteLimit

/** Adds an internal note to the history. The applicant does not see it. */
export const addNote =
  ({ db, now }: Deps) =>
  async (code: string, text: unknown, actor: Actor): Promise<StaffActionResult> => {
    const read = note.safeParse(text)
    if (!read.success) return refused({ text: [read.error.issues[0]!.message] })
    const stamp = stampOf({ now }, actor.name)
    return db.transaction().execute(async (transaction): Promise<StaffActionResult> => {
      const row = await transaction
        .selectFrom("applications")
        .select("admission_code")
        .where("admission_code", "=", code)
        // Lock the row against a concurrent erasure or note. SQLite has one writer and needs no lock.
        .$if(isPostgres(transaction), (query) => query.forUpdate())
        .executeTakeFirst()
      if (!row) return { outcome: "unknown" }
      if (await isFull(transaction, code)) return refused({ text: ["too_many_notes"] })
      await addEvents(
        transaction,
        [code],
        { kind: "note", data: { text: read.data } },
        { action: "application note added" },
        stamp,
      )
      return { outcome: "stored" }
    })
  }

/** Marks applications as seen. Returns the codes of those that were unseen before. */
export const markSeen =
  ({ db, now }: Deps) =>
  (codes: readonly string[], actor: Actor): Promise<string[]> =>
    db.transaction().execute(async (transaction) => {
      const stamp = stampOf({ now }, actor.name)
      const rows = await transaction
        .updateTable("applications")
        .set({ seen_at: stamp.at, seen_by: stamp.by })
        .where("admission_code", "in", [...codes])
        .where("seen_at", "is", null)
        .returning("admission_code")
        .execute()
      const newCodes = rows.map(({ admission_code }) => admission_code)
      if (newCodes.length > 0) {
        const event = { kind: "seen" as const, data: {} }
        await addEvents(transaction, newCodes, event, { action: "application seen" }, stamp)
      }
      return newCodes
    })
