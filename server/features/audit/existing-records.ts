import type { NamedSession } from "#domain/admission/session.ts"
import type { AuditRecord } from "#domain/audit/describe-subject.ts"
import type { Database } from "#server/platform/database/connect.ts"

const keyOf = (record: AuditRecord) =>
  record.kind === "item" ? `item ${record.collection}/${record.id}` : `${record.kind} ${record.id}`

interface Known {
  /** Members of staff, by id. */
  members: ReadonlyMap<string, string>
  /** Merit lists have a page for this session only. */
  openSession: NamedSession
}

/** Returns whether a record still exists, for those given. */
export const findExisting = async (
  db: Database,
  records: readonly AuditRecord[],
  { members, openSession }: Known,
): Promise<(record: AuditRecord) => boolean> => {
  // PostgreSQL has no empty lists; no record has an empty id.
  const idsOf = (kind: AuditRecord["kind"]) => [
    "",
    ...new Set(records.flatMap((record) => (record.kind === kind ? [record.id] : []))),
  ]
  const messageIds = idsOf("message").map(Number).filter(Number.isSafeInteger)
  const [applications, students, items, messages] = await Promise.all([
    db
      .selectFrom("applications")
      .select("admission_code as id")
      .where("admission_code", "in", idsOf("application"))
      .execute(),
    db.selectFrom("students").select("urn as id").where("urn", "in", idsOf("student")).execute(),
    db
      .selectFrom("items")
      .select(["collection", "slug as id"])
      .where("slug", "in", idsOf("item"))
      .execute(),
    db.selectFrom("contact_messages").select("id").where("id", "in", messageIds).execute(),
  ])
  const { label, programmes } = openSession
  const existing = new Set([
    ...applications.map(({ id }) => keyOf({ kind: "application", id })),
    ...students.map(({ id }) => keyOf({ kind: "student", id })),
    ...items.map(({ collection, id }) => keyOf({ kind: "item", collection, id })),
    ...messages.map(({ id }) => keyOf({ kind: "message", id: String(id) })),
    ...[...members.keys()].map((id) => keyOf({ kind: "member", id })),
    ...programmes.map(({ code }) => keyOf({ kind: "programme", session: label, id: code })),
  ])
  return (record) =>
    existing.has(keyOf(record)) && (record.kind !== "programme" || record.session === label)
}
