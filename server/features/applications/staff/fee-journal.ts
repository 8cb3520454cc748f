import type { AuditDetails } from "#domain/audit/audit-details.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import type { EventData } from "./application-events.ts"

/** Another deposit of the session that has the same journal number. */
export type Repeat = AuditDetails["fee received"]["journal"]

/** A journal number without what people write differently: letter case, spaces and hyphens. */
export const journalKey = (reference: string) =>
  reference.replaceAll(/[\s\p{Pd}]/gu, "").toUpperCase() || null

/** The bank gave this journal number to the deposit of another application. */
export interface JournalTaken {
  outcome: "journal_taken"
  other: Pick<ApplicationsTable, "applicant_name" | "fee_at"> & { id: string }
}

/** Another application of the session that has the journal number: one of the same day, if there is any. */
export const findByJournal = async (
  within: Database,
  { session, admission_code }: ApplicationsTable,
  { date, reference }: Pick<EventData["fee"], "date" | "reference">,
) => {
  const key = journalKey(reference)
  if (key === null) return undefined
  const others = await within
    .selectFrom("applications")
    .select(["admission_code as id", "applicant_name", "fee_at"])
    .where((row) =>
      row.or([
        row("fee_journal", "=", key),
        // One that repeats a number of its day has it only as it was typed.
        row.and([row("fee_at", "=", date), row("fee_reference", "=", reference)]),
      ]),
    )
    .where("session", "=", session)
    .where("admission_code", "!=", admission_code)
    .execute()
  return others.find(({ fee_at }) => fee_at === date) ?? others[0]
}
