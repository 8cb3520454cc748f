import { leftStatuses } from "#domain/applications/workflow.ts"
import {
  type EnteredComponent,
  enteredComponents,
  enteredFor,
  type MarkError,
  parseMarkRows,
  parsePercentage,
} from "#domain/merit/candidates/entered-marks.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { readDelimited } from "#server/platform/spreadsheets/read-delimited.ts"

import { listRules, type Where } from "./merit-rows.ts"

type Deps = Pick<SiteDeps, "db" | "now">

/** Percentages that staff entered for one application, in hundredths. */
export type EnteredMarks = Partial<Record<EnteredComponent, number>>

const marksOf = (
  rows: readonly { component: EnteredComponent; percentage: number }[],
): EnteredMarks =>
  Object.fromEntries(rows.map(({ component, percentage }) => [component, percentage]))

/** The marks of a programme's applications, by admission code. */
export const listMarks = async (db: Database, { session, programme }: Where) => {
  const rows = await db
    .selectFrom("merit_marks as mark")
    .innerJoin("applications", "applications.admission_code", "mark.admission_code")
    .select(["mark.admission_code", "mark.component", "mark.percentage"])
    .where((row) => row.and({ session, course: programme }))
    .execute()
  const byCode = Map.groupBy(rows, ({ admission_code }) => admission_code)
  return new Map([...byCode].map(([code, own]) => [code, marksOf(own)]))
}

/** The components of the newest rule that staff enter. */
const neededComponents = async (db: Database, where: Where) => {
  const [newest] = await listRules(db, where)
  return newest ? enteredFor(newest.rule) : []
}

/** What staff enter for a programme, and the applications with what was entered. */
export const readProgrammeMarks =
  ({ db }: Deps) =>
  async (where: Where) => {
    const marks = await listMarks(db, where)
    const rows = await db
      .selectFrom("applications")
      .select(["admission_code as code", "applicant_name as name"])
      .where((row) => row.and({ session: where.session, course: where.programme }))
      .where("status", "not in", leftStatuses)
      .orderBy("admission_code")
      .execute()
    const applications = rows.map((row) => ({ ...row, marks: marks.get(row.code) ?? {} }))
    return { components: await neededComponents(db, where), applications }
  }

export type ProgrammeMarks = Awaited<ReturnType<ReturnType<typeof readProgrammeMarks>>>

const findWhere = async (db: Database, code: string): Promise<Where | undefined> => {
  const row = await db
    .selectFrom("applications")
    .select(["session", "course"])
    .where("admission_code", "=", code)
    .executeTakeFirst()
  return row && { session: row.session, programme: row.course }
}

/** What staff enter for one application, and who did. Undefined for an unknown code. */
export const readMarks =
  ({ db }: Deps) =>
  async (code: string) => {
    const where = await findWhere(db, code)
    if (!where) return undefined
    const marks = await db
      .selectFrom("merit_marks")
      .select(["component", "percentage", "entered_at", "entered_by"])
      .where("admission_code", "=", code)
      .orderBy("component")
      .execute()
    return { components: await neededComponents(db, where), marks }
  }

export type ApplicationMarks = NonNullable<Awaited<ReturnType<ReturnType<typeof readMarks>>>>

interface Change {
  code: string
  component: EnteredComponent
  /** Undefined: the mark is taken away. */
  percentage: number | undefined
}

const shown = (percentage: number | undefined) =>
  percentage === undefined ? "–" : formatHundredths(percentage)

/** Stores marks that differ from those that are stored, each with a line in the audit. Returns how many did. */
const storeMarks = async (transaction: Database, changes: readonly Change[], stamp: AuditStamp) => {
  let count = 0
  for (const { code, component, percentage } of changes) {
    const key = { admission_code: code, component }
    const row = transaction
      .selectFrom("merit_marks")
      .select("percentage")
      .where("admission_code", "=", code)
      .where("component", "=", component)
    const before = (await row.executeTakeFirst())?.percentage
    if (before === percentage) continue
    count++
    if (percentage === undefined) {
      await transaction
        .deleteFrom("merit_marks")
        .where("admission_code", "=", code)
        .where("component", "=", component)
        .execute()
    } else {
      const entered = { percentage, entered_at: stamp.at, entered_by: stamp.by }
      await transaction
        .insertInto("merit_marks")
        .values({ ...key, ...entered })
        .onConflict((conflict) =>
          conflict.columns(["admission_code", "component"]).doUpdateSet(entered),
        )
        .execute()
    }
    const details = { component, from: shown(before), to: shown(percentage) }
    await writeAudit(transaction, stamp, "merit marks entered", code, details)
  }
  return count
}

type EnterOutcome =
  | { outcome: "stored"; count: number }
  | { outcome: "unknown" }
  | { outcome: "refused"; components: EnteredComponent[] }

/** Enters the marks of one application as they are typed. An empty text takes a mark away. */
export const enterMarks =
  ({ db, now }: Deps) =>
  async (
    code: string,
    input: Partial<Record<EnteredComponent, string | undefined>>,
    { name }: Actor,
  ): Promise<EnterOutcome> => {
    if (!(await findWhere(db, code))) return { outcome: "unknown" }
    const entries = enteredComponents.flatMap((component) => {
      const text = input[component]?.trim()
      return text === undefined ? [] : [{ component, text, percentage: parsePercentage(text) }]
    })
    const wrong = entries.filter(({ text, percentage }) => text !== "" && percentage === undefined)
    if (wrong.length > 0) {
      return { outcome: "refused", components: wrong.map(({ component }) => component) }
    }
    const changes = entries.map(({ component, percentage }) => ({ code, component, percentage }))
    const stamp = stampOf({ now }, name)
    return db.transaction().execute(async (transaction) => ({
      outcome: "stored",
      count: await storeMarks(transaction, changes, stamp),
    }))
  }

type ImportOutcome =
  | { outcome: "stored"; count: number; lines: number }
  | { outcome: "refused"; errors: { line: number; error: MarkError }[] }

/** Enters one component for many applications of a programme: all lines, or none if one has an error. */
export const importMarks =
  ({ db, now }: Deps) =>
  async (
    where: Where,
    { component, text }: { component: EnteredComponent; text: string },
    { name }: Actor,
  ): Promise<ImportOutcome> => {
    const { rows: tableRows } = await readDelimited(new TextEncoder().encode(text))
    const { lines, errors } = parseMarkRows(tableRows)
    return db.transaction().execute(async (transaction): Promise<ImportOutcome> => {
      const rows = await transaction
        .selectFrom("applications")
        .select(["admission_code", "application_number"])
        .where((row) => row.and({ session: where.session, course: where.programme }))
        .execute()
      const codes = new Map(
        rows.flatMap(({ admission_code: code, application_number: number }) => [
          [code, code],
          [number, code],
        ]),
      )
      const coded = lines.map(({ id, ...line }) => ({ ...line, code: codes.get(id) }))
      const wrong = coded.flatMap(({ line, code }, index): { line: number; error: MarkError }[] => {
        if (code === undefined) return [{ line, error: "unknown" }]
        const isTwice = coded.findIndex((one) => one.code === code) < index
        return isTwice ? [{ line, error: "twice" }] : []
      })
      const all = [...errors, ...wrong].toSorted((a, b) => a.line - b.line)
      if (all.length > 0) return { outcome: "refused", errors: all }
      const changes = coded.map(({ code, percentage }) => ({ code: code!, component, percentage }))
      const stamp = stampOf({ now }, name)
      const count = await storeMarks(transaction, changes, stamp)
      return { outcome: "stored", count, lines: lines.length }
    })
  }
