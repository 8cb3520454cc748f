import { createHash } from "node:crypto"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"

import type { FileStore } from "./file-store.ts"

/** The columns that name one stored file each. An empty or null value names none. Each has an index. */
const nameColumns = [
  ["applications", "image_file"],
  ["applications", "signature_file"],
  ["students", "image_file"],
  ["document_files", "file"],
  ["form_drafts", "file"],
] as const

const namesOfPage = 2000

async function* listNames(db: Database, [table, column]: (typeof nameColumns)[number]) {
  let page: string[] = [""]
  do {
    const { rows } = await sql<{ name: string }>`select distinct ${sql.ref(column)} as name
      from ${sql.table(table)} where ${sql.ref(column)} > ${page.at(-1)}
      order by 1 limit ${namesOfPage}`.execute(db)
    page = rows.map(({ name }) => name)
    yield page
  } while (page.length === namesOfPage)
}

/** The names of all files that records name, in pages. SQLite answers without waiting, so requests run between them. */
async function* listNamedFiles(db: Database) {
  for (const column of nameColumns) {
    for await (const page of listNames(db, column)) {
      yield page
      await yieldToEventLoop()
    }
  }
  const media = await db.selectFrom("media").select("files").execute()
  yield media.flatMap(({ files }) => JSON.parse(files) as string[])
}

/** The names of all files that records name. */
export const readNamedFiles = async (db: Database) => {
  const names = new Set<string>()
  for await (const page of listNamedFiles(db)) for (const name of page) names.add(name)
  return names
}

/** Those of these names that a record still names: others may have been erased meanwhile. */
export const stillNamed = async (db: Database, names: ReadonlySet<string>) => {
  if (names.size === 0) return []
  const named = await readNamedFiles(db)
  return [...names].filter((name) => named.has(name)).toSorted()
}

/**
 * The names of files that records name and that are not stored. `live` is the database as it is now, where `db` is a
 * snapshot: a file that was erased while the store was read is not missing.
 */
export const findMissingFiles = async (
  db: Database,
  files: Pick<FileStore, "list">,
  live: Database = db,
) => {
  // Read the records first: a file is stored before its record, so every recorded file exists by then.
  const absent = await readNamedFiles(db)
  for await (const page of files.list()) {
    for (const { name } of page) absent.delete(name)
    await yieldToEventLoop()
  }
  return stillNamed(live, absent)
}

/** Separates the missing files whose loss was accepted from the others. */
export const splitAccepted = async (db: Database, missing: readonly string[]) => {
  if (missing.length === 0) return { accepted: [], unaccepted: [] }
  const lost = await db.selectFrom("lost_files").select("name").execute()
  const names = new Set(lost.map(({ name }) => name))
  return {
    accepted: missing.filter((name) => names.has(name)),
    unaccepted: missing.filter((name) => !names.has(name)),
  }
}

/** A hash of a list of files. Who accepts a loss confirms this list and no other. */
export const hashOfNames = (names: readonly string[]) =>
  createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 16)
