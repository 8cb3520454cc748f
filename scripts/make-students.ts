// node scripts/make-students.ts COUNT: fills a data directory with made-up students for benchmarks, two in three of them
// of earlier years.
import { randomBytes, randomUUID } from "node:crypto"

import { sql } from "kysely"

import { studentColumnsOf } from "#server/features/students/student-row.ts"
import { readConfig } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

import { pickRandom } from "./bench/report.ts"
import { madeUpName } from "./bench/visitors/made-up-names.ts"

const rowsOfInsert = 500
const years = 20
const lastYear = 2025

const config = readConfig(process.env)
const fieldEncryption = createFieldEncryption(await loadAppKey(config.DATA_DIR, config.APP_KEY))
const db = connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL })

const createRow = (number: number): StudentsTable => {
  const year = lastYear - Math.floor(Math.random() * years)
  const urn = `URN${year}${String(number).padStart(6, "0")}`
  const columns = studentColumnsOf(fieldEncryption, {
    urn,
    admission_number: `${year}/${String(number).padStart(6, "0")}`,
    aadhaar: String(200_000_000_000 + number * 7919),
    course: pickRandom(["1", "2", "3"]),
    applicant_name: madeUpName(),
    gender: pickRandom(["1", "2"]),
    mother_name: madeUpName(),
    father_name: madeUpName(),
    dob: "2007-03-27",
    blood_group: "B+",
    applicant_mobile: String(6_000_000_000 + Math.floor(Math.random() * 4_000_000_000)),
    p_address: "Village Rampur, Post Adarshpur, District Prayagraj",
    first_major_subject: "Zoology",
    second_major_subject: "Botany",
    minor_subject: "Hindi",
    session: `${year}-${year + 1}`,
    semester: pickRandom(["1", "2", "3", "4", "5", "6"]),
  })
  return {
    urn,
    ...columns,
    card_code: randomBytes(16).toString("hex"),
    image_file: `${randomUUID().replaceAll("-", "")}.jpg`,
    status: year < lastYear - 3 ? "disabled" : "active",
    version: 1,
    updated_at: new Date(Date.UTC(year, 6, 1) + Math.random() * 1e10).toISOString(),
  }
}

const count = Number(process.argv[2])
if (!(Number.isSafeInteger(count) && count > 0)) {
  console.error("node scripts/make-students.ts COUNT    (DATA_DIR or DATABASE_URL says where)")
  process.exit(1)
}
await migrate(db)
for (let made = 0; made < count; made += rowsOfInsert) {
  const rows = Array.from({ length: Math.min(rowsOfInsert, count - made) }, (_, i) =>
    createRow(made + i),
  )
  await db.insertInto("students").values(rows).execute()
}
// Autovacuum would do this a minute later.
if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
await db.destroy()
