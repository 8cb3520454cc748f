import type { NoticeData } from "#domain/notices/notice.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** The messages of an application, oldest first. */
export const listMessages = async (db: Database, admissionCode: string) => {
  const rows = await db
    .selectFrom("outgoing")
    .select(["id", "kind", "channel", "data", "created_at", "state", "reason", "done_at"])
    .where("admission_code", "=", admissionCode)
    .orderBy("id")
    .execute()
  return rows.map(({ id, data, ...row }) => ({
    ...row,
    id: Number(id),
    data: JSON.parse(data) as NoticeData,
  }))
}

/** Erases the messages of erased applications. */
export const eraseMessages = async (within: Database, codes: readonly string[]) => {
  await within.deleteFrom("outgoing").where("admission_code", "in", codes).execute()
}
