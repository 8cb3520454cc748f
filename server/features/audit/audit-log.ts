import { sql } from "kysely"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { startOfDayInIndia } from "#domain/fields/india-time.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows, isPostgres } from "#server/platform/database/dialect.ts"

/** Filter of the audit log. Empty values do not filter. */
export interface AuditFilter {
  /** Exact values, as returned by `choices`. */
  actor: string
  action: string
  /** Prefix of the subject: a URN, a collection; or a whole admission code. */
  subject: string
  /** First and last day in India, YYYY-MM-DD. */
  from: string
  to: string
}

export interface AuditLine {
  id: number
  /** ISO 8601 in UTC. */
  at: string
  actor: string
  action: string
  subject: string
  /** Of older lines. */
  detail: string
  /** JSON (domain/audit/audit-details.ts). */
  details: string | null
  /** The number of the application that it is about; null for other subjects, and after an erasure. */
  application_number: string | null
}

interface AuditPage {
  lines: AuditLine[]
  /** Number of matching rows, counted up to `maxCountedLines`. */
  total: number
  isTotalExact: boolean
}

/** Counting more rows would take longer than reading the page. */
export const maxCountedLines = 10_000

/** Sorts after any continuation of a prefix, in UTF-8. */
const last = "\u{10ffff}"

const matching = (db: Database, { actor, action, subject: beginning, from, to }: AuditFilter) => {
  const isWholeCode = parseAdmissionCode(beginning) === beginning
  const subject = isPostgres(db) ? sql<string>`subject collate "C"` : sql<string>`subject`
  return db
    .selectFrom("audit")
    .$if(actor !== "", (query) => query.where("actor", "=", actor))
    .$if(action !== "", (query) => query.where("action", "=", action))
    .$if(isWholeCode, (query) => query.where("subject", "=", beginning))
    .$if(beginning !== "" && !isWholeCode, (query) =>
      query
        .where(subject, ">=", beginning)
        .where(subject, "<", beginning + last)
        // The beginning of an admission code must not find its lines: a code could be tried out letter by letter.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("applications")
                .select("admission_code")
                .whereRef("applications.admission_code", "=", "audit.subject"),
            ),
          ),
        ),
    )
    .$if(from !== "", (query) => query.where("at", ">=", startOfDayInIndia(from).toISOString()))
    .$if(to !== "", (query) => query.where("at", "<", startOfDayInIndia(to, 1).toISOString()))
}

/** The columns of a line, with the number of the application that it is about. */
const selectLine = (db: Database, filter: AuditFilter) =>
  matching(db, filter)
    .selectAll()
    .select((row) =>
      row
        .selectFrom("applications")
        .select("application_number")
        .whereRef("applications.admission_code", "=", "audit.subject")
        .as("application_number"),
    )

const countLines = (db: Database, filter: AuditFilter) => {
  const lines = matching(db, filter)
    .select("id")
    .limit(maxCountedLines + 1)
  return countRows(db.selectFrom(lines.as("lines")))
}

const exportBatch = 1000

/** All matching lines, newest first, in batches that each continue after the last line of the one before. */
export async function* streamLines(db: Database, filter: AuditFilter) {
  let before: AuditLine | undefined
  do {
    const end = before
    const rows: AuditLine[] = await selectLine(db, filter)
      .$if(end !== undefined, (query) =>
        query.where((row) =>
          row.or([
            row("at", "<", end!.at),
            row.and([row("at", "=", end!.at), row("id", "<", end!.id)]),
          ]),
        ),
      )
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(exportBatch)
      .execute()
    yield* rows
    before = rows.length < exportBatch ? undefined : rows.at(-1)
  } while (before)
}

/** The distinct values of a column by a loose index scan: one index lookup per value. */
const distinctValues = async (db: Database, column: "actor" | "action") => {
  const { rows } = await sql<{ value: string }>`
    with recursive each(value) as (
      select min(${sql.ref(column)}) from audit
      union all
      select (select min(${sql.ref(column)}) from audit where ${sql.ref(column)} > each.value)
      from each where each.value is not null
    ) select value from each where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}

/**
 * One page of matching lines, newest first. Pages count from 1. The database refuses to change a line, or to delete one
 * that is less than a year old.
 */
export const listLines = async (
  db: Database,
  filter: AuditFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<AuditPage> => {
  const [counted, rows] = await Promise.all([
    countLines(db, filter),
    selectLine(db, filter)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ])
  return {
    // PostgreSQL's driver returns a bigint as text.
    lines: rows.map((row) => ({ ...row, id: Number(row.id) })),
    total: Math.min(counted, maxCountedLines),
    isTotalExact: counted <= maxCountedLines,
  }
}

/** All actors and actions in the log. */
export const listChoices = async (db: Database) => {
  const [actors, actions] = await Promise.all([
    distinctValues(db, "actor"),
    distinctValues(db, "action"),
  ])
  return { actors, actions }
}
