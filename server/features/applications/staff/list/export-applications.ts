import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { sql } from "kysely"

import { claimStates } from "#domain/applications/claims.ts"
import type { ValueLabels } from "#domain/applications/format-field.ts"
import { valueLabels } from "#domain/applications/format-value.ts"
import type { AuditedAction } from "#domain/audit/audit-details.ts"
import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { stampOf, writeAuditedAction } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import {
  filterNamesOf,
  type ExportedTable,
  type ExportFormat,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import type { EventData } from "../application-events.ts"
import { type StaffActionResult, refused } from "../change-application-row.ts"
import { maskedForm, wholeForm } from "../forms/masked-form.ts"
import { withoutNumbers } from "../reveal-number.ts"
import {
  type Listing,
  type ApplicationFilter,
  type ApplicationQuery,
  buildApplicationQuery,
  countMatches,
} from "./application-query.ts"
import { exportColumns, type ExportedApplication, exportMessages } from "./export-columns.ts"

const rowsOfBatch = 500
/** Yields to the event loop after this many rows, which take some milliseconds. */
const rowsOfTurn = 50

/**
 * Streams all matching applications, newest first. Uses keyset pagination: no transaction stays open, and later
 * batches cost no more. Applications submitted meanwhile sort before the first row and are left out.
 */
export async function* streamApplications(
  db: Database,
  { where }: ApplicationQuery,
): AsyncGenerator<ApplicationsTable> {
  let last: ApplicationsTable | undefined
  const after = (row: ApplicationsTable | undefined) =>
    row
      ? sql<boolean>`(submitted_at, admission_code) < (${row.submitted_at}, ${row.admission_code})`
      : sql<boolean>`true`
  for (;;) {
    const batch = db
      .selectFrom("applications")
      .select("admission_code")
      .where(where)
      .where(after(last))
      .orderBy("submitted_at", "desc")
      .orderBy("admission_code", "desc")
      .limit(rowsOfBatch)
    const rows = await db
      .selectFrom("applications")
      .selectAll()
      .where("admission_code", "in", batch)
      .orderBy("submitted_at", "desc")
      .orderBy("admission_code", "desc")
      .execute()
    for (const [index, row] of rows.entries()) {
      if (index % rowsOfTurn === 0) await yieldToEventLoop()
      yield row
    }
    last = rows.at(-1)
    if (rows.length < rowsOfBatch) return
  }
}

/** Joins rows, so that one query reads what belongs to many of them. */
async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < rowsOfBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The events that say what the college found and the admission numbers, oldest first, by admission code. */
const listFacts = async (db: Database, codes: readonly string[]) => {
  const rows = await db
    .selectFrom("application_events")
    .select(["admission_code", "at", "actor", "kind", "data"])
    .where("admission_code", "in", codes)
    .where("kind", "in", ["claim", "correction", "status"])
    .orderBy("id")
    .execute()
  const events = rows.map(
    ({ data, ...event }) => ({ ...event, data: JSON.parse(data) }) as FactEvent,
  )
  return Map.groupBy(events, ({ admission_code }) => admission_code)
}

type FactEvent = { admission_code: string; at: string; actor: string } & {
  [Kind in "claim" | "correction" | "status"]: { kind: Kind; data: EventData[Kind] }
}["claim" | "correction" | "status"]

/** The number that the last admission gave. */
const admissionNumberOf = ({ status }: ApplicationsTable, events: readonly FactEvent[]) => {
  const admission = events.findLast(({ kind, data }) => kind === "status" && data.to === "admitted")
  if (status !== "admitted" || admission?.kind !== "status") return ""
  return admission.data.admission_number ?? ""
}

export interface ExportRequest {
  filter: ApplicationFilter
  format: ExportFormat
  language: Language
  /** Export full Aadhaar and account numbers. `why` is the reason as typed. */
  reveal?: { why: unknown } | undefined
}

interface ExportResult extends ExportedTable {
  outcome: "exported"
}

type Deps = Pick<SiteDeps, "fieldEncryption" | "courseNames" | "now"> & Listing

/** Includes the session only if it is well-formed: a filter is user input. */
const fileNameOf = (session: string | undefined, day: string, format: ExportFormat) =>
  [
    "applications",
    ...(session && /^\d{4}-\d\d$/.test(session) ? [session] : []),
    `${day}.${format}`,
  ].join("-")

/** The labels of the values of a session's records, made once for each session. */
const labelsBySession = (
  namesOf: Awaited<ReturnType<SiteDeps["courseNames"]>>,
  language: Language,
) => {
  const cache = new Map<string, ValueLabels>()
  return (session: string) => {
    const labels = cache.get(session) ?? valueLabels(namesOf(session), language)
    cache.set(session, labels)
    return labels
  }
}

/**
 * Exports all applications that match a filter as a table. The audit entry (who, why) is written before the first
 * row is read.
 */
export const exportApplications = ({ fieldEncryption, courseNames, now, ...listing }: Deps) => {
  const { db } = listing
  async function* rowsOf(query: ApplicationQuery, isWhole: boolean) {
    const formOf = isWhole ? wholeForm : maskedForm
    for await (const rows of inBatches(streamApplications(db, query))) {
      const codes = rows.map(({ admission_code }) => admission_code)
      const facts = await listFacts(db, codes)
      const standings = await listing.offers.findStandings(db, codes)
      for (const row of rows) {
        const form = formOf(fieldEncryption, row)
        const events = facts.get(row.admission_code) ?? []
        yield {
          ...row,
          form,
          admissionNumber: admissionNumberOf(row, events),
          claims: claimStates(form, events),
          standing: standings.get(row.admission_code),
        } satisfies ExportedApplication
      }
    }
  }

  return async (
    request: ExportRequest,
    actor: Actor,
  ): Promise<StaffActionResult | ExportResult> => {
    const { filter, format, language, reveal } = request
    if (reveal && !may(actor.role, "applications.reveal")) return { outcome: "not_allowed" }
    const why = reveal && required(textUpTo(500)).safeParse(reveal.why)
    if (why && !why.success) return refused({ why: [why.error.issues[0]!.message] })

    const query = await buildApplicationQuery(listing, filter)
    const total = await countMatches(db, query)
    const stamp = stampOf({ now }, actor.name)
    const details = { format, rows: total, filters: filterNamesOf(filter) }
    const audited: AuditedAction = why
      ? {
          action: "applications exported with whole numbers",
          details: { ...details, reason: withoutNumbers(why.data) },
        }
      : { action: "applications exported", details }
    await writeAuditedAction(db, stamp, audited, "applications")
    const rows = rowsOf(query, reveal !== undefined)
    const columns = exportColumns(language, labelsBySession(await courseNames(), language))
    const table = writeTable(format, columns, rows, exportMessages.sheet[language])
    const fileName = fileNameOf(query.session, dayInIndia(now()), format)
    return { outcome: "exported", fileName, total, table }
  }
}
