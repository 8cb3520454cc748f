import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import type { Before } from "#server/platform/releases/update-state.ts"

import { countRecords, findMissingRows } from "./count-rows.ts"

interface CheckDeps {
  db: Database
  files: Pick<FileStore, "read">
  /** Asks the server, which does not listen, for a page. */
  get: (path: string) => Promise<{ status: number; body: string }>
  readPrintRecord: (code: string) => Promise<unknown>
  rehearseSave: () => Promise<boolean>
}

const pages = ["/", "/hi", "/admission-form", "/student/student-login", "/console", "/api/docs"]

const checkPages = async ({ get }: CheckDeps) => {
  let home = ""
  for (const page of pages) {
    const { status, body } = await get(page)
    if (status !== 200) throw new OperatorError(`${page} is answered with ${status}.`)
    if (page === "/") home = body
  }
  const asset = /"(\/assets\/[^"]+\.(?:css|js))"/.exec(home)?.[1]
  if (asset && (await get(asset)).status !== 200) throw new OperatorError(`${asset} is missing.`)
}

/** How many of the newest applications are read whole. */
const sampleSize = 20

const newestApplications = (db: Database) =>
  db
    .selectFrom("applications")
    .select(["admission_code", "image_file"])
    .orderBy("submitted_at", "desc")
    .limit(sampleSize)
    .execute()

/** The photos of the newest applications that can be read. Others may have been lost before. */
export const findReadableFiles = async (db: Database, files: CheckDeps["files"]) => {
  const names = (await newestApplications(db)).map(({ image_file }) => image_file).filter(Boolean)
  const read = await Promise.all(names.map((name) => files.read(name)))
  return names.filter((_, index) => read[index] !== undefined)
}

const checkApplications = async ({ db, files, readPrintRecord }: CheckDeps, before: Before) => {
  for (const { admission_code } of await newestApplications(db)) {
    if (!(await readPrintRecord(admission_code))) {
      throw new OperatorError("An application can't be read.")
    }
  }
  for (const name of before.files) {
    if (!(await files.read(name))) throw new OperatorError("A photo can't be read any more.")
  }
}

/**
 * Checks the new release with the migrated data before it is opened: pages, the newest applications with their photos, a save
 * that is rolled back, and that no record is missing. Returns the present rows. Throws OperatorError with what is wrong.
 */
export const checkUpdate = async (deps: CheckDeps, before: Before) => {
  const rows = await countRecords(deps.db)
  const missing = findMissingRows(before, rows)
  if (missing.length > 0) throw new OperatorError(`Rows are missing: ${missing.join(", ")}.`)
  await checkPages(deps)
  await checkApplications(deps, before)
  await deps.rehearseSave()
  return rows
}
