import {
  largestUnconfirmed,
  type ErasureGroup,
  erasureKinds,
  noticeDays,
} from "#domain/privacy/erasure.ts"
import { daysAgo } from "#domain/privacy/retention.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"

import { countHeld, countOverdueStudents, type DueRecord, findDue } from "./due-records.ts"
import { lastErasing } from "./erase-due.ts"
import { countStored, type ErasureDeps, hashOfRecords } from "./erase-group.ts"
import { listPlans } from "./erasure-plans.ts"

/** The groups that are due, as administrators see them. Times in ISO 8601. */
const readGroups = async ({ db, now, rules }: ErasureDeps) => {
  const time = now()
  const plans = await listPlans(db)
  const groups = []
  for (const { kind, session, records } of await findDue(db, await rules(db), time, erasureKinds)) {
    const plan = plans.find((one) => one.kind === kind && one.session === session)
    const { noticed_at: noticedAt = null, automatic_by: automaticBy = null } = plan ?? {}
    const stored = await countStored(db, kind)
    groups.push({
      kind,
      session,
      count: records.length,
      sha256: hashOfRecords(records),
      /** Whether the number must be typed to confirm. */
      isLarge: records.length > largestUnconfirmed(stored),
      noticedAt,
      automaticBy,
      /** From when on the group may be erased without a confirmation; null: a person confirms. */
      erasedFrom:
        automaticBy !== null && noticedAt !== null
          ? daysAgo(new Date(noticedAt), -noticeDays)
          : null,
      refusal: plan?.refusal ?? null,
    })
  }
  return groups
}

/** What is due for erasure, what is kept although its period has ended, and what an erasure needs. */
export const readDue = (deps: ErasureDeps) => async () => {
  const { db, now, rules } = deps
  const current = await rules(db)
  return {
    retention: current.retention,
    groups: await readGroups(deps),
    held: await countHeld(db, current, now()),
    overdueStudents: await countOverdueStudents(db, current, now()),
    lastErasing: (await lastErasing(db)) ?? null,
    lastBackup: (await deps.lastBackup()) ?? null,
    clock: (await deps.checkClock()) ?? null,
  }
}

const listNames = async (db: Database, { kind }: ErasureGroup, ids: readonly string[]) => {
  if (kind === "applications") {
    return db
      .selectFrom("applications")
      .select(["admission_code as id", "application_number as shown", "applicant_name as name"])
      .where("admission_code", "in", ids)
      .execute()
  }
  if (kind !== "students") return []
  return db
    .selectFrom("students")
    .select(["urn as id", "urn as shown", "applicant_name as name"])
    .where("urn", "in", ids)
    .execute()
}

/** Records per statement: databases limit its parameters. */
const batchSize = 200

async function* withNames(db: Database, group: ErasureGroup, records: readonly DueRecord[]) {
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize)
    const rows = await listNames(
      db,
      group,
      batch.map(({ id }) => id),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const record of batch) {
      const { shown = record.id, name = "" } = byId.get(record.id) ?? {}
      yield { ...record, id: shown, name }
    }
  }
}

/** The records of a group that are due, as a CSV file; undefined if there is none. The audit has the number. */
export const exportDue =
  ({ db, now, rules }: ErasureDeps) =>
  async (group: ErasureGroup, by: string) => {
    const due = await findDue(db, await rules(db), now(), [group.kind])
    const records = due.find(({ session }) => session === group.session)?.records
    if (!records) return undefined
    const { kind, session } = group
    const details = { kind, session, count: records.length }
    await writeAudit(db, stampOf({ now }, by), "due records exported", "privacy", details)
    return toCsv(
      [
        { key: "id", title: "id", value: ({ id }) => id },
        { key: "name", title: "name", value: ({ name }) => name },
        { key: "changedAt", title: "last change", value: ({ changedAt }) => changedAt },
      ],
      withNames(db, group, records),
    )
  }
