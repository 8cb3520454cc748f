import type { Readable } from "node:stream"

import type { NamedSession } from "#domain/admission/session.ts"
import { auditHeadings } from "#domain/audit/audit-names.ts"
import { actionName, describeLine } from "#domain/audit/describe-line.ts"
import { type AuditContext, type AuditRecord, recordOf } from "#domain/audit/describe-subject.ts"
import type { Language } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { dayFirst, dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { actorNameIn } from "#domain/staff/staff-names.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { type Column, columnsFrom } from "#server/platform/spreadsheets/column.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"

import {
  type AuditFilter,
  type AuditLine,
  listLines,
  listChoices,
  streamLines,
} from "./audit-log.ts"
import { stampOf, writeAudit } from "./write-audit.ts"

const keyOf = (record: AuditRecord) =>
  record.kind === "item" ? `item ${record.collection}/${record.id}` : `${record.kind} ${record.id}`

interface Known {
  /** Members of staff, by id. */
  members: ReadonlyMap<string, string>
  /** Merit lists have a page for this session only. */
  openSession: NamedSession
}

/** Returns whether a record still exists, for those given. */
const findExisting = async (
  db: Database,
  records: readonly AuditRecord[],
  { members, openSession }: Known,
): Promise<(record: AuditRecord) => boolean> => {
  // PostgreSQL has no empty lists; no record has an empty id.
  const idsOf = (kind: AuditRecord["kind"]) => [
    "",
    ...new Set(records.flatMap((record) => (record.kind === kind ? [record.id] : []))),
  ]
  const messageIds = idsOf("message").map(Number).filter(Number.isSafeInteger)
  const [applications, students, items, messages] = await Promise.all([
    db
      .selectFrom("applications")
      .select("admission_code as id")
      .where("admission_code", "in", idsOf("application"))
      .execute(),
    db.selectFrom("students").select("urn as id").where("urn", "in", idsOf("student")).execute(),
    db
      .selectFrom("items")
      .select(["collection", "slug as id"])
      .where("slug", "in", idsOf("item"))
      .execute(),
    db.selectFrom("contact_messages").select("id").where("id", "in", messageIds).execute(),
  ])
  const { label, programmes } = openSession
  const existing = new Set([
    ...applications.map(({ id }) => keyOf({ kind: "application", id })),
    ...students.map(({ id }) => keyOf({ kind: "student", id })),
    ...items.map(({ collection, id }) => keyOf({ kind: "item", collection, id })),
    ...messages.map(({ id }) => keyOf({ kind: "message", id: String(id) })),
    ...[...members.keys()].map((id) => keyOf({ kind: "member", id })),
    ...programmes.map(({ code }) => keyOf({ kind: "programme", session: label, id: code })),
  ])
  return (record) =>
    existing.has(keyOf(record)) && (record.kind !== "programme" || record.session === label)
}

/** A line of the audit log in words. */
export interface AuditEntry extends Omit<AuditLine, "details"> {
  /** The record that it is about, if the console has a page for it and it still exists. */
  record?: AuditRecord
}

const headings = {
  day: { en: "Day", hi: "तिथि" },
  time: { en: "Time", hi: "समय" },
  ...auditHeadings,
}

const columnsIn = (context: AuditContext) => {
  const values: Record<keyof typeof headings, Column<AuditLine>["value"]> = {
    day: ({ at }) => dayFirst(dayInIndia(new Date(at))),
    time: ({ at }) => timeInIndia(new Date(at)),
    actor: (line) => describeLine(line, context).actor,
    action: (line) => describeLine(line, context).action,
    subject: (line) => describeLine(line, context).subject,
    detail: (line) => describeLine(line, context).detail,
  }
  return columnsFrom(values, headings, context.language)
}

interface Deps extends Pick<SiteDeps, "db" | "courseNames" | "admissionSession" | "now"> {
  /** The titles of items by collection and slug: of all, or of those with these slugs. */
  titles: (slugs?: readonly string[]) => Promise<ReadonlyMap<string, Bilingual>>
}

/** Reads what lines are described with; `slugs`: of the items that they name. */
const contextReader =
  ({ db, courseNames, titles }: Deps) =>
  async (language: Language, slugs?: readonly string[]): Promise<AuditContext> => {
    const members = await db.selectFrom("staff").select(["id", "name"]).execute()
    return {
      language,
      courses: (await courseNames())(),
      members: new Map(members.map(({ id, name }) => [id, name])),
      titles: await titles(slugs),
    }
  }

/** Reads the audit log in words (specification 9.7), newest first. */
export const createAuditReader = (deps: Deps) => {
  const { db, admissionSession, now } = deps
  const contextIn = contextReader(deps)
  return {
    /** One page of matching lines. Pages count from 1. */
    list: async (
      filter: AuditFilter,
      page: { page: number; perPage: number },
      language: Language,
    ) => {
      const { lines, ...counted } = await listLines(db, filter, page)
      const records = lines.map(recordOf)
      const context = await contextIn(
        language,
        records.flatMap((record) => (record?.kind === "item" ? [record.id] : [])),
      )
      const isThere = await findExisting(
        db,
        records.filter((record) => record !== undefined),
        { members: context.members, openSession: await admissionSession() },
      )
      const data = lines.map((line, index): AuditEntry => {
        const record = records[index]
        const { id, at, application_number } = line
        return {
          id,
          at,
          application_number,
          ...describeLine(line, context),
          ...(record && isThere(record) && { record }),
        }
      })
      return { data, ...counted }
    },

    /** All matching lines as CSV. The export is itself a line, written before the first one is read. */
    export: async (filter: AuditFilter, language: Language, by: string): Promise<Readable> => {
      const filters = Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []))
      const stamp = stampOf({ now }, by)
      await writeAudit(db, stamp, "audit exported", "audit", { filters })
      return toCsv(columnsIn(await contextIn(language)), streamLines(db, filter))
    },

    /** All actors and actions in the log, for the filter's options. */
    choices: async (language: Language) => {
      const { actors, actions } = await listChoices(db)
      return {
        actors: actors.map((id) => ({ id, name: actorNameIn(id, language) })),
        actions: actions.map((id) => ({ id, name: actionName(id, language) })),
      }
    },
  }
}

export type AuditReader = ReturnType<typeof createAuditReader>
