import { randomBytes } from "node:crypto"

import { sql } from "kysely"

import { firstSession } from "#content/sessions.ts"
import { feeOf, firstYearOf } from "#domain/admission/programmes.ts"
import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import type { Application } from "#domain/applications/application.ts"
import { choices } from "#domain/applications/form/form-fields.ts"
import { type Status, statuses } from "#domain/applications/workflow.ts"
import { sessionAt } from "#domain/content/sample-dates.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { rowOf } from "#server/features/applications/application-row.ts"
import { studentColumnsOf } from "#server/features/students/student-row.ts"
import { readConfig } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import type { ApplicationsTable, StudentsTable } from "#server/platform/database/tables.ts"
import { sampleCourses, validForm } from "#tests/support/samples/applications.ts"

import { pickRandom } from "./bench/report.ts"

const firstNames =
  `Anjali Ravi Priya Amit Pooja Rahul Neha Suresh Sunita Vikas Kavita Deepak Rekha Manoj
  Shabnam Imran Gurpreet Mary अंजलि रवि प्रिया अमित पूजा राहुल नेहा सुरेश सुनीता विकास कविता दीपक रेखा मनोज
  ज्योति आकाश शिवानी मोहित संध्या कृष्ण लक्ष्मी गीता`.split(/\s+/)
const lastNames =
  `Kumar Kumari Devi Singh Yadav Kushwaha Maurya Verma Sharma Gupta Tripathi Ansari Khan
  Vishwakarma Prajapati कुमार कुमारी देवी सिंह यादव कुशवाहा मौर्य वर्मा शर्मा गुप्ता त्रिपाठी अंसारी विश्वकर्मा
  प्रजापति पाल निषाद सोनकर`.split(/\s+/)
/** One in a thousand applicants has this name, to benchmark the search for a rare name. */
const rareName = "Ujjwal"

const randomName = () =>
  `${Math.random() < 0.001 ? rareName : pickRandom(firstNames)} ${pickRandom(lastNames)}`

// node scripts/make-records.ts applications|students COUNT: fills a data directory with made-up records for benchmarks.
// They have no pictures. Speed matters more than durability: nothing is synced before the end.

const rowsOfTransaction = 500
/** The archive: records are spread over this many sessions, the current one included. */
const sessions = 20
const days = 60

/** Relative frequency of each status: most applications are new or in review. */
const weights: Record<Status, number> = {
  submitted: 400,
  scrutiny: 150,
  query: 50,
  verified: 150,
  admitted: 230,
  rejected: 15,
  withdrawn: 4,
  cancelled: 1,
}
const weighted = statuses.flatMap((status) => Array<Status>(weights[status]).fill(status))

const config = readConfig(process.env)
const db = connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL })
const session = config.SAMPLE_SESSION ?? sessionAt(new Date())
const currentYear = firstYearOf(session)
const sampleSession = firstSession(session)
const fieldEncryption = createFieldEncryption(await loadAppKey(config.DATA_DIR, config.APP_KEY))

const randomHex = () => randomBytes(16).toString("hex")
const randomMobile = () => String(6_000_000_000 + Math.floor(Math.random() * 4_000_000_000))
const randomBirthDate = () =>
  new Date(Date.UTC(2004, 0, 1 + Math.floor(Math.random() * 1460))).toISOString().slice(0, 10)
const randomYear = () => currentYear - Math.floor(Math.random() * sessions)

const createApplication = (): ApplicationsTable => {
  const course = pickRandom(sampleCourses)
  const category = pickRandom(choices.category)
  const year = randomYear()
  const firstDay = Date.parse(`${year}-06-01T03:30:00.000Z`)
  const submitted = firstDay + Math.floor(Math.random() * days * 86_400_000)
  const submitted_at = new Date(submitted).toISOString()
  const form = validForm(course, {
    category,
    applicant_name: randomName(),
    father_name: randomName(),
    dob: randomBirthDate(),
    applicant_mobile: randomMobile(),
  }) as unknown as Application
  const row = rowOf(fieldEncryption, {
    admission_code: admissionCodeFrom(randomBytes(12)),
    submission_key: randomHex(),
    session: `${year}-${String((year + 1) % 100).padStart(2, "0")}`,
    submitted_at,
    fee: feeOf(sampleSession, { course, category }, new Date(submitted))!,
    image_file: `${randomHex()}.jpg`,
    notice_version: "",
    signature_file: `${randomHex()}.jpg`,
    form,
  })
  const status = pickRandom(weighted)
  const isNew = status === "submitted"
  const status_at = new Date(submitted + (isNew ? 0 : 86_400_000)).toISOString()
  const isPaid = !isNew && Math.random() < 0.8
  return {
    ...row,
    status,
    status_at,
    ...(!isNew && { seen_at: status_at, seen_by: "made up", version: 2 }),
    ...(isPaid && {
      fee_status: "received" as const,
      fee_at: status_at.slice(0, 10),
      fee_reference: String(Math.floor(Math.random() * 10_000_000)),
    }),
  }
}

const createStudent = (number: number): StudentsTable => {
  const year = randomYear()
  const digits = String(number).padStart(6, "0")
  const urn = `URN${year}${digits}`
  const columns = studentColumnsOf(fieldEncryption, {
    urn,
    admission_number: `${year}/${digits}`,
    identity_kind: "aadhaar" as const,
    aadhaar: String(200_000_000_000 + number * 7919),
    course: pickRandom(["1", "2", "3"]),
    applicant_name: randomName(),
    gender: pickRandom(["1", "2"]),
    mother_name: randomName(),
    father_name: randomName(),
    dob: "2007-03-27",
    blood_group: "B+",
    applicant_mobile: randomMobile(),
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
    card_code: randomHex(),
    image_file: `${randomHex()}.jpg`,
    status: year < currentYear - 3 ? "disabled" : "active",
    version: 1,
    updated_at: new Date(Date.UTC(year, 6, 1) + Math.random() * 1e10).toISOString(),
  }
}

/** Stores records with these numbers, in one transaction. */
const kinds: Record<string, (numbers: number[]) => Promise<unknown>> = {
  applications: (numbers) => insertApplications(db, numbers.map(createApplication)),
  students: (numbers) => db.insertInto("students").values(numbers.map(createStudent)).execute(),
}

const [kind = "", argument] = process.argv.slice(2)
const store = kinds[kind]
const count = Number(argument)
if (!store || !(Number.isSafeInteger(count) && count > 0)) {
  console.error(
    "node scripts/make-records.ts applications|students COUNT    (DATA_DIR or DATABASE_URL says where)",
  )
  process.exit(1)
}
await migrate(db)
if (!isPostgres(db)) {
  await sql`pragma synchronous = off`.execute(db)
  // 500,000 KiB: index writes are random, so keep the indexes in memory.
  await sql`pragma cache_size = -500000`.execute(db)
}
for (let done = 0; done < count;) {
  const length = Math.min(rowsOfTransaction, count - done)
  const from = done
  await store(Array.from({ length }, (_, index) => from + index))
  done += length
  if (done % 10_000 < rowsOfTransaction) console.error(`${done} of ${count}`)
}
// Autovacuum would do this a minute later.
if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
await db.destroy()
