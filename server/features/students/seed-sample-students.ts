import { readFile } from "node:fs/promises"

import { contentPath } from "#content/content-path.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import { insertInstallationValue } from "#server/platform/database/installation.ts"

import type { importStudents } from "./import/import-students.ts"
import { readStudentTable } from "./import/read-student-table.ts"

const file = contentPath("students.csv")

const readSampleRows = async () => (await readStudentTable(await readFile(file))).rows

export const sampleStudentUrns = async () =>
  (await readSampleRows()).map(({ cells }) => cells.urn!.text)

/** Whether a sample student still exists, so that the sign-in of a trial site can be explained. */
export const hasSampleStudents = async (db: Database) => {
  const sample = db.selectFrom("students").where("urn", "in", await sampleStudentUrns())
  return hasRows(sample.where("status", "=", "active"))
}

/**
 * Adds three fictitious students once, as sample data for a trial. Only if the site still shows the sample
 * content: on a real site they would be three accounts with publicly known passwords.
 */
export const seedSampleStudents = async (
  db: Database,
  take: ReturnType<typeof importStudents>,
  { isSample, now }: { isSample: boolean; now: Date },
) => {
  if (!isSample) return
  if (!(await insertInstallationValue(db, "sample_students", now.toISOString()))) return
  const { refused } = await take(await readSampleRows(), () => undefined)
  if (refused > 0) throw new Error("content/students.csv holds rows that are refused")
}
