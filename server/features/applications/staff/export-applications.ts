import type { Readable } from "node:stream"

import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { line, required } from "#domain/fields/text.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"
import { toXlsx } from "#server/platform/spreadsheets/xlsx.ts"

import {
  type ApplicationFilter,
  type ApplicationQuery,
  buildApplicationQuery,
  type CountSource,
} from "./application-query.ts"
import { exportColumns, type ExportedApplication } from "./export-columns.ts"
import { exportMessages } from "./export-messages.ts"
import { maskedForm, wholeForm } from "./masked-form.ts"
import { withoutNumbers } from "./reveal-number.ts"
import { refused, type StaffActionResult } from "./staff-action-result.ts"
import { streamApplications } from "./stream-applications.ts"

export const exportFormats = ["csv", "xlsx"] as const
export type ExportFormat = (typeof exportFormats)[number]

export interface ExportRequest {
  filter: ApplicationFilter
  format: ExportFormat
  language: Language
  /** Export full Aadhaar and account numbers. `why` is the reason as typed. */
  reveal?: { why: unknown } | undefined
}

/** An export file. Rows are read only while `table` is consumed. */
export interface ExportResult extends CountSource {
  outcome: "exported"
  /** Like applications-2025-26-2025-07-10.csv. */
  fileName: string
  table: Readable
}

interface Deps {
  db: Database
  vault: FieldEncryption
  currentSession: () => Promise<string>
  now: () => Date
}

/** Rows that an Excel sheet holds below the heading. */
const mostForXlsx = 1_048_575
/** Rows per sheet: its file stays below 4 GiB even if every field has its maximum length. */
const rowsOfSheet = 150_000

/** Includes the session only if it is well-formed: a filter is user input. */
const fileNameOf = (session: string | undefined, day: string, format: ExportFormat) =>
  [
    "applications",
    ...(session && /^\d{4}-\d\d$/.test(session) ? [session] : []),
    `${day}.${format}`,
  ].join("-")

/** Audit detail of an export: format, count and names of the filters. Never the search text. */
const detailOf = (
  { format, filter }: ExportRequest,
  { total, isTotalExact }: CountSource,
  why: string | undefined,
) => {
  const names = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [name === "q" ? "search" : name],
  )
  const count = `${isTotalExact ? "" : "at least "}${total.toLocaleString("en-IN")}`
  return [
    `${format.toUpperCase()}, ${count}`,
    names.length > 0 ? `filtered by ${names.join(", ")}` : undefined,
    why === undefined ? undefined : `whole numbers: ${withoutNumbers(why)}`,
  ]
    .filter((part) => part !== undefined)
    .join("; ")
}

/**
 * Exports all applications that match a filter as a table. The audit entry (who, why) is written before the first
 * row is read.
 */
export const exportApplications = ({ db, vault, currentSession, now }: Deps) => {
  const note = writeAudit({ db, now })

  async function* rowsOf(asked: ApplicationQuery, isWhole: boolean) {
    const formOf = isWhole ? wholeForm : maskedForm
    for await (const row of streamApplications(db, asked)) {
      yield { ...row, form: formOf(vault, row) } satisfies ExportedApplication
    }
  }

  return async (given: ExportRequest, actor: Actor): Promise<StaffActionResult | ExportResult> => {
    const { filter, format, language, reveal } = given
    if (reveal && !may(actor.role, "applications.reveal")) return { outcome: "not_allowed" }
    const why = reveal && required(line(500)).safeParse(reveal.why)
    if (why && !why.success) return refused({ why: [why.error.issues[0]!.message] })

    const asked = await buildApplicationQuery({ db, currentSession }, filter)
    const counted = await asked.count()
    if (format === "xlsx" && counted.total > mostForXlsx) {
      return refused({ format: ["too_many_for_xlsx"] })
    }
    await note({
      actor: actor.name,
      action: reveal ? "applications exported with whole numbers" : "applications exported",
      subject: "applications",
      detail: detailOf(given, counted, why?.data),
    })
    const rows = rowsOf(asked, reveal !== undefined)
    const columns = exportColumns(language)
    const name = exportMessages.sheet[language]
    const table =
      format === "csv" ? toCsv(columns, rows) : toXlsx(columns, rows, { name, rowsOfSheet })
    const fileName = fileNameOf(asked.session, dayInIndia(now()), format)
    return { outcome: "exported", fileName, table, ...counted }
  }
}
