import { whyNotErased } from "#domain/privacy/erasure.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { locked } from "#server/platform/database/dialect.ts"

import { type DueGroup, lastChangeOf } from "./due-records.ts"
import {
  eraseRecordsOfGroup,
  type ErasureDeps,
  type GroupErased,
  hashOfRecords,
  newestOf,
} from "./erase-group.ts"
import { lastEventAt } from "./expired-applications.ts"

const allApplications = async (db: Database): Promise<DueGroup> => {
  const rows = await locked(db, db.selectFrom("applications"))
    .select((row) => ["admission_code", "submitted_at", "status_at", lastEventAt(row)])
    .orderBy("admission_code")
    .execute()
  const records = rows.map(({ admission_code: id, submitted_at, status_at, event_at }) => ({
    id,
    changedAt: lastChangeOf([submitted_at, status_at, event_at]),
  }))
  return { kind: "applications", session: "", records }
}

const allMessages = async (db: Database): Promise<DueGroup> => {
  const rows = await locked(db, db.selectFrom("contact_messages"))
    .select(["id", "at", "seen_at"])
    .orderBy("id")
    .execute()
  const records = rows.map(({ id, at, seen_at }) => ({
    id: String(id),
    changedAt: lastChangeOf([at, seen_at]),
  }))
  return { kind: "messages", session: "", records }
}

const allGrievances = async (db: Database): Promise<DueGroup> => {
  const records = await locked(db, db.selectFrom("grievances"))
    .select(["number as id", "changed_at as changedAt"])
    .orderBy("number")
    .execute()
  return { kind: "grievances", session: "", records }
}

const finders = {
  applications: allApplications,
  messages: allMessages,
  grievances: allGrievances,
}
const kinds = ["applications", "messages", "grievances"] as const

/** What there is to erase, by kind: the number, the hash of the list, and the time of its last change. */
const readTrials = async ({ db, lastBackup }: ErasureDeps) => {
  const groups = []
  for (const kind of kinds) {
    const { records } = await finders[kind](db)
    const newest = newestOf(records)
    groups.push({ kind, count: records.length, sha256: hashOfRecords(records), newest })
  }
  const [applications, messages, grievances] = groups.map(({ count }) => count)
  return {
    groups,
    applications: applications!,
    messages: messages!,
    grievances: grievances!,
    lastBackup: (await lastBackup()) ?? null,
  }
}

/** Otherwise the merit lists of trial applications would stay public. */
const eraseMeritLists = async (transaction: Database) => {
  await transaction.deleteFrom("merit_rounds").execute()
  await transaction.deleteFrom("merit_draft_notes").execute()
  await transaction.deleteFrom("merit_drafts").execute()
}

/**
 * Erases all applications, messages and grievances of a site that still shows the sample: a person says that they were trials, and has typed
 * their number. Each kind is one erasure, with a trusted clock and a checked backup that contains every record.
 */
const eraseTrials =
  (deps: ErasureDeps) =>
  async (seen: Trials, by: string): Promise<GroupErased> => {
    const lastBackup = await deps.lastBackup()
    const isInBackup = seen.groups.every(
      ({ count: stored, newest }) =>
        !whyNotErased({ count: stored, stored, newest, lastBackup, isConfirmed: true }),
    )
    // Checked for all before one is erased.
    if (!isInBackup) return { outcome: "refused", reason: "no_backup" }
    let count = 0
    for (const { kind, sha256 } of seen.groups.filter((group) => group.count > 0)) {
      const erased = await eraseRecordsOfGroup(deps)(
        {
          action: "erased as trials",
          subject: kind,
          find: finders[kind],
          ...(kind === "applications" && { after: eraseMeritLists }),
        },
        { by, expectedHash: sha256, isConfirmed: true },
      )
      if (erased.outcome !== "erased") return erased
      count += erased.count
    }
    return { outcome: "erased", count }
  }

type Trials = Awaited<ReturnType<typeof readTrials>>

export const createTrials = (deps: ErasureDeps) => ({
  read: () => readTrials(deps),
  erase: eraseTrials(deps),
})
