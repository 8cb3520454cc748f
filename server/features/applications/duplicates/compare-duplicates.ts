import type { NumberState } from "#domain/applications/duplicates.ts"
import { leftStatuses } from "#domain/applications/workflow.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow } from "../application-row.ts"
import { shownApplication, type ShownApplication } from "../staff/read-application.ts"
import { type Duplicate, findDuplicates, rejectedWhenKept } from "./find-duplicates.ts"

/** An application beside those that may be of the same person. */
export interface Comparison {
  own: ShownApplication
  /** Others with its Aadhaar number, in its course and session. Empty if nothing about the number is in question. */
  sharing: ShownApplication[]
  /** How many others have the number: more than are shown, if somebody sent the form again and again. */
  sharingCount: number
  /** The version of each application with the number, also of those that are not shown: a decision is about all of them. */
  versions: Record<string, number>
  /** Whose the number is, if staff have decided that it is another one's. */
  number: Pick<NumberState, "ownedBy"> | null
  /** Which are rejected when one of those shown is kept, by its code. */
  rejected: Record<string, string[]>
  /** Those with another number. */
  likely: ShownApplication[]
}

/** More than these would not fit the page. They are read in one query. */
const shownAtMost = 10

const columns = [
  "admission_code",
  "session",
  "course",
  "aadhaar_index",
  "likeness_key",
  "may_be_duplicate",
  "status",
  "version",
] as const
type Sharing = Pick<ApplicationsTable, (typeof columns)[number]>

/** All active applications with the number, in the course and session. Those that staff work on come first, then the oldest. */
const listSharing = async (db: Database, own: ApplicationsTable): Promise<Sharing[]> => {
  const rows = await db
    .selectFrom("applications")
    .select(columns)
    .where("aadhaar_index", "=", own.aadhaar_index)
    .where("session", "=", own.session)
    .where("course", "=", own.course)
    .where("status", "not in", leftStatuses)
    .orderBy("submitted_at")
    .orderBy("admission_code")
    .execute()
  const isUntouched = ({ status }: Sharing) => Number(status === "submitted")
  return rows.toSorted((a, b) => isUntouched(a) - isUntouched(b))
}

/** The applications with these codes, in their order. */
const listRows = async (db: Database, codes: readonly string[]) => {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom("applications")
    .selectAll()
    .where("admission_code", "in", codes)
    .execute()
  return codes.flatMap((code) => rows.find((row) => row.admission_code === code) ?? [])
}

const numberPart = async (
  db: Database,
  own: ApplicationsTable,
  duplicate: Duplicate | undefined,
) => {
  const code = own.admission_code
  const isShared = (duplicate?.sharing.length ?? 0) > 0
  const rows = isShared ? await listSharing(db, own) : []
  const codes = rows.map(({ admission_code }) => admission_code)
  const others = codes.filter((other) => other !== code)
  const shown = others.slice(0, shownAtMost)
  const all = await findDuplicates(db, rows)
  return {
    shown,
    sharingCount: others.length,
    versions: Object.fromEntries(
      rows.map(({ admission_code, version }) => [admission_code, version]),
    ),
    number: duplicate ? { ownedBy: duplicate.number.ownedBy } : null,
    rejected: Object.fromEntries(
      [code, ...shown].map((kept) => [kept, rejectedWhenKept(kept, codes, all)]),
    ),
  }
}

/** Reads an application and those that may be of the same person, with a bound on both. Undefined for an unknown code. */
export const compareDuplicates =
  ({ db, fieldEncryption }: Pick<SiteDeps, "db" | "fieldEncryption">) =>
  async (code: string): Promise<Comparison | undefined> => {
    const own = await findApplicationRow(db, code)
    if (!own) return undefined
    const duplicate = (await findDuplicates(db, [own])).get(code)
    const { shown, ...part } = await numberPart(db, own, duplicate)
    const likely = duplicate?.likely ?? []
    const rows = await listRows(db, [...shown, ...likely])
    const others = rows.map((row) => shownApplication(fieldEncryption, row))
    return {
      own: shownApplication(fieldEncryption, own),
      sharing: others.filter(({ id }) => shown.includes(id)),
      ...part,
      likely: others.filter(({ id }) => likely.includes(id)),
    }
  }
