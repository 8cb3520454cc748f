import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import {
  type AwaitedMarksState,
  awaitedMarksState,
  boardKey,
  parseResultRows,
  type ResultError,
  type ResultLine,
  rollKey,
} from "#domain/applications/awaited-marks.ts"
import { class12Marks, isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { isDecided } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import { readDelimited } from "#server/platform/spreadsheets/read-delimited.ts"

import { findApplicationRow, formOf } from "./application-row.ts"
import { addEvents } from "./staff/application-events.ts"
import { allOrNothing, changeApplicationRow } from "./staff/change-application-row.ts"
import {
  correctionChange,
  readCorrection,
  type ReadCorrection,
} from "./staff/forms/correct-application.ts"

type Deps = Pick<SiteDeps, "db" | "fieldEncryption" | "admissionContext" | "findSession" | "now">

/** The marks as they are typed. */
interface TypedMarks {
  i_grading: string
  i_maxmarks: string
  i_obtmarks: string
}

/** Stores the marks of a result as a correction. Nobody has looked at the application for that. */
const storeMarks = (
  transaction: Database,
  row: ApplicationsTable,
  correction: ReadCorrection,
  stamp: AuditStamp,
  more: Partial<ApplicationsTable> = {},
) => {
  const change = correctionChange(row, correction, "", stamp)
  const { seen_at, seen_by } = row
  return changeApplicationRow(transaction, row, {
    ...change,
    changes: { ...change.changes, seen_at, seen_by, ...more },
  })
}

type OwnMarksOutcome =
  /** The marks would be stored. */
  | { outcome: "open" }
  | { outcome: "entered" }
  | { outcome: Exclude<AwaitedMarksState, "open"> }
  /** The result is not awaited any more, or the application was changed at the same time. */
  | { outcome: "changed" }
  | { outcome: "invalid"; errors: FieldErrors }
  /** The form has errors elsewhere, by the rules of its session: staff must correct it. */
  | { outcome: "form" }

/**
 * Enters the marks of an applicant whose result was awaited, up to the last day of the session. The caller has
 * authenticated the applicant. A verified application goes back to scrutiny: nobody is ranked with marks that the college
 * has not checked.
 */
export const enterOwnMarks =
  ({ db, findSession, now, ...deps }: Deps) =>
  async (
    code: string,
    marks: TypedMarks,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<OwnMarksOutcome> => {
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "changed" }
    const session = await findSession(row.session)
    const { status: from } = row
    const application = { form: { ...formOf(row) }, status: from }
    const today = dayInIndia(now())
    const state = awaitedMarksState(application, session?.marks_last_day, today)
    if (state !== "open") return { outcome: state ?? "changed" }
    const correction = await readCorrection(deps)(row, { ...marks, i_result: "passed" })
    if (correction.outcome === "invalid") {
      const { errors } = correction
      const isOfMarks = class12Marks.some((field) => errors[field])
      return isOfMarks ? { outcome: "invalid", errors } : { outcome: "form" }
    }
    if (!isConfirmed) return { outcome: "open" }
    const stamp = stampOf({ now }, systemActors.applicant)
    const isVerified = from === "verified"
    const back = { status: "scrutiny", status_at: stamp.at, status_reason: "" } as const
    const stored = await allOrNothing(db, async (transaction) => {
      const changed = await storeMarks(transaction, row, correction, stamp, isVerified ? back : {})
      if (changed.outcome === "stored" && isVerified) {
        const to = back.status
        const event = { kind: "status", data: { from, to, reason: "" } } as const
        const audited = { action: "application status changed", details: { from, to } } as const
        await addEvents(transaction, [code], event, audited, stamp)
      }
      return changed
    })
    return { outcome: stored.outcome === "stored" ? "entered" : "changed" }
  }

/** The undecided applications of a session whose result is awaited, by roll number. */
const findAwaiting = async (db: Database, session: string) => {
  const rows = await db
    .selectFrom("applications")
    .selectAll()
    .where("session", "=", session)
    // The form is stored as JSON without spaces.
    .where((row) =>
      row.or([
        row("form", "like", '%"i_result":"awaited"%'),
        row("form", "like", '%"i_result":"compartment"%'),
      ]),
    )
    .orderBy("admission_code")
    .execute()
  const awaiting = rows
    .map((row) => ({ row, form: formOf(row) }))
    .filter(({ row, form }) => isResultAwaited({ ...form }) && !isDecided(row.status))
  return Map.groupBy(awaiting, ({ form }) => rollKey(form.i_roll))
}

type Awaiting = Awaited<ReturnType<typeof findAwaiting>>

/** The applications that a line is about: of one person, who may have applied to several programmes. */
const applicationsOf = ({ roll, board }: ResultLine, awaiting: Awaiting) => {
  const ofRoll = awaiting.get(rollKey(roll)) ?? []
  const own = board
    ? ofRoll.filter(({ form }) => boardKey(form.i_board) === boardKey(board))
    : ofRoll
  if (own.length === 0) return "unknown" as const
  const people = new Set(own.map(({ row }) => row.aadhaar_index))
  return people.size > 1 ? ("several" as const) : own.map(({ row }) => row)
}

const formsAtOnce = 500

/**
 * Why lines fit no application with an awaited result: the result is entered already, or the application is decided. Forms
 * are read in small parts: roll numbers are written in several ways.
 */
const explainUnknown = async (db: Database, session: string, lines: readonly ResultLine[]) => {
  const reasons = new Map<number, ResultError>()
  for (let after: string | undefined = lines.length > 0 ? "" : undefined; after !== undefined;) {
    const rows: Pick<ApplicationsTable, "admission_code" | "form" | "form_version" | "status">[] =
      await db
        .selectFrom("applications")
        .select(["admission_code", "form", "form_version", "status"])
        .where("session", "=", session)
        .where("admission_code", ">", after)
        .orderBy("admission_code")
        .limit(formsAtOnce)
        .execute()
    const forms = Map.groupBy(
      rows.map((row) => ({ form: formOf(row), status: row.status })),
      ({ form }) => rollKey(form.i_roll),
    )
    for (const { line, roll, board } of lines) {
      const own = forms
        .get(rollKey(roll))
        ?.find(({ form }) => !board || boardKey(form.i_board) === boardKey(board))
      if (own) reasons.set(line, isDecided(own.status) ? "decided" : "entered")
    }
    after = rows[formsAtOnce - 1]?.admission_code
  }
  return reasons
}

/** One application with the marks that an import gives it. */
export interface ImportedResult {
  line: number
  number: string
  name: string
  roll: string
  percentage: string
}

type ReadImport =
  | { outcome: "refused"; errors: { line: number; error: ResultError }[] }
  | { outcome: "read"; results: (ImportedResult & Pick<Matched, "row" | "correction">)[] }

interface Matched {
  row: ApplicationsTable
  correction: ReadCorrection
}

const matchLine = async (
  deps: Pick<Deps, "fieldEncryption" | "admissionContext">,
  line: ResultLine,
  awaiting: Awaiting,
): Promise<ResultError | Matched[]> => {
  const rows = applicationsOf(line, awaiting)
  if (typeof rows === "string") return rows
  const { i_maxmarks, i_obtmarks } = line
  const changes = { i_result: "passed", i_grading: "marks", i_maxmarks, i_obtmarks }
  const matched: Matched[] = []
  for (const row of rows) {
    const correction = await readCorrection(deps)(row, changes)
    if (correction.outcome === "invalid") {
      return class12Marks.some((field) => correction.errors[field]) ? "marks" : "form"
    }
    matched.push({ row, correction })
  }
  return matched
}

const readImport = async (
  {
    db,
    fieldEncryption,
    admissionContext,
  }: Pick<Deps, "db" | "fieldEncryption" | "admissionContext">,
  session: string,
  text: string,
): Promise<ReadImport> => {
  const context = await admissionContext()
  const deps = { fieldEncryption, admissionContext: async () => context }
  const { rows } = await readDelimited(new TextEncoder().encode(text))
  const { lines, errors } = parseResultRows(rows)
  const awaiting = await findAwaiting(db, session)
  const results: Extract<ReadImport, { outcome: "read" }>["results"] = []
  const codes = new Set<string>()
  const unknown: ResultLine[] = []
  for (const line of lines) {
    // A line takes some milliseconds: its form is checked as a whole.
    await yieldToEventLoop()
    const matched = await matchLine(deps, line, awaiting)
    if (matched === "unknown") {
      unknown.push(line)
      continue
    }
    if (typeof matched === "string") {
      errors.push({ line: line.line, error: matched })
      continue
    }
    for (const { row, correction } of matched) {
      // With and without its board a line may name the same application.
      if (codes.has(row.admission_code)) errors.push({ line: line.line, error: "twice" })
      codes.add(row.admission_code)
      results.push({
        line: line.line,
        number: row.application_number,
        name: row.applicant_name,
        roll: line.roll,
        percentage: String(correction.fields["i_percentage"]?.to ?? ""),
        row,
        correction,
      })
    }
  }
  const reasons = await explainUnknown(db, session, unknown)
  errors.push(...unknown.map(({ line }) => ({ line, error: reasons.get(line) ?? "unknown" })))
  return errors.length > 0
    ? { outcome: "refused", errors: errors.toSorted((a, b) => a.line - b.line) }
    : { outcome: "read", results }
}

/** What an import of results would store: roll number, board (which may be left out), maximum and obtained marks. */
export const previewAwaitedMarks = (deps: Deps) => async (session: string, text: string) => {
  const read = await readImport(deps, session, text)
  if (read.outcome === "refused") return read
  const results = read.results.map(
    ({ row: _row, correction: _correction, ...shown }): ImportedResult => shown,
  )
  return { outcome: "read" as const, results }
}

/** Stores the marks of many results: all lines, or none if one has an error. */
export const importAwaitedMarks =
  ({ db, now, ...deps }: Deps) =>
  async (session: string, text: string, { name }: Actor) => {
    const read = await readImport({ db, ...deps }, session, text)
    if (read.outcome === "refused") return read
    const stamp = stampOf({ now }, name)
    const stored = await allOrNothing(db, async (transaction) => {
      for (const { row, correction } of read.results) {
        const changed = await storeMarks(transaction, row, correction, stamp)
        if (changed.outcome !== "stored") return changed
      }
      return { outcome: "stored" as const }
    })
    return stored.outcome === "stored"
      ? { outcome: "stored" as const, count: read.results.length }
      : { outcome: "changed_meanwhile" as const }
  }
