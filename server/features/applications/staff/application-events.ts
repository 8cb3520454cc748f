import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** A number that lies sealed in the history too. */
export interface EncryptedValue {
  sealed: string
  last_four: string
}

type FieldValue = string | string[] | EncryptedValue | undefined

/** What happened to an application after it came in, by kind. */
export interface EventData {
  /** `admission_number` where it was admitted. */
  status: { from: Status; to: Status; reason: string; admission_number?: string }
  note: { text: string }
  /** What stood in the form, and what stands there now; whole rupees where the fee changed with it. */
  correction: {
    why: string
    fields: Record<string, { from: FieldValue; to: FieldValue }>
    fee?: { from: number; to: number }
  }
  /** What is known of the fee now; the deposit's day, YYYY-MM-DD, and journal number, or the exemption's reason. */
  fee: { from: FeeStatus; to: FeeStatus; date: string; reference: string; reason: string }
  seen: Record<string, never>
}

export type ApplicationEvent = {
  [Kind in keyof EventData]: { kind: Kind; data: EventData[Kind] }
}[keyof EventData]

/** Who did something, and when (ISO 8601). */
export interface AuditStamp {
  by: string
  at: string
}

/** What the audit says of it: nothing personal. */
export interface AuditDetail {
  action: string
  detail?: string
}

/** Writes down what happened to applications, in their history and in the audit. */
export const addEvents = async (
  within: Database,
  codes: readonly string[],
  { kind, data }: ApplicationEvent,
  { action, detail = "" }: AuditDetail,
  { by, at }: AuditStamp,
) => {
  const events = codes.map((admission_code) => ({
    admission_code,
    at,
    actor: by,
    kind,
    data: JSON.stringify(data),
  }))
  const lines = codes.map((subject) => ({ at, actor: by, action, subject, detail }))
  await within.insertInto("application_events").values(events).execute()
  await within.insertInto("audit").values(lines).execute()
}

/** The history of an application, oldest first. */
export const listEvents = async (db: Database, admissionCode: string) => {
  const rows = await db
    .selectFrom("application_events")
    .select(["id", "at", "actor", "kind", "data"])
    .where("admission_code", "=", admissionCode)
    .orderBy("id")
    .execute()
  return rows.map(({ id, at, actor, kind, data }) => ({
    id: Number(id),
    at,
    actor,
    ...({ kind, data: JSON.parse(data) } as ApplicationEvent),
  }))
}
