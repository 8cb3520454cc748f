import { readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Database } from "#server/platform/database/connect.ts"

import type { importStudents } from "./import-students.ts"
import { readStudentRows } from "./read-student-rows.ts"

const name = "sample_students"
const file = join(import.meta.dirname, "../../../content/students.csv")

/** Whether a sample student is still there, to tell who tries the site how to sign in. */
export const hasSampleStudents = async (db: Database) => {
  const [first] = readStudentRows(await readFile(file))
  const found = await db
    .selectFrom("students")
    .select("urn")
    .where("urn", "=", first!.columns["urn"]!)
    .where("status", "=", "active")
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Three students of nobody's, once, so that one can see the student desk: only into a site that still shows
 * the sample content. In a real college's they would be three accounts whose passwords all the world knows.
 */
export const seedSampleStudents = async (
  db: Database,
  take: ReturnType<typeof importStudents>,
  { isSample, now }: { isSample: boolean; now: Date },
) => {
  if (!isSample) return
  const first = await db
    .insertInto("installation")
    .values({ name, value: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst()
  if (!first) return
  const rows = readStudentRows(await readFile(file))
  const { refused } = await take(rows, () => undefined)
  if (refused > 0) throw new Error("content/students.csv holds rows that are refused")
}
