// A database from before release 0.1.0, with the tables of the first migration. The migrations up to 0015, which the
// database of 0.1.0 has run already, find data of their own here.
import { readFileSync } from "node:fs"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { sample as content } from "#content/sample.ts"
import { firstSession } from "#content/sessions.ts"
import { feeOf } from "#domain/admission/programmes.ts"
import { formatApplicationNumber } from "#domain/applications/application-number.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import {
  createApplications,
  writeApplicationTokens,
} from "#server/features/applications/applications.ts"
import { listApplications } from "#server/features/applications/staff/list/list-applications.ts"
import { listChoices } from "#server/features/audit/audit-log.ts"
import { parseData } from "#server/features/content/items/item-row.ts"
import { createItems, publicItems } from "#server/features/content/items/items.ts"
import { listRevisions } from "#server/features/content/items/revisions.ts"
import { listTrash } from "#server/features/content/items/trash.ts"
import { searchItems } from "#server/features/content/search/search-index.ts"
import { readTerms, synonymsOf } from "#server/features/content/search/search-terms.ts"
import { readCurrentSession } from "#server/features/content/sessions.ts"
import { readSettings } from "#server/features/content/settings.ts"
import { createSiteContent } from "#server/features/content/site-content.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { createStudentList } from "#server/features/students/list-students.ts"
import { findStudent } from "#server/features/students/student-row.ts"
import { writeStudentTokens } from "#server/features/students/students.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database, sqliteFile } from "#server/platform/database/connect.ts"
import { findLastBackup } from "#server/platform/database/installation.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

/** The key with which the numbers in the dumps are encrypted. */
const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))

const readDump = (name: string) =>
  readFileSync(new URL(`baseline/${name}.sql`, import.meta.url), "utf8")

const load = async ({ url, dataDir }: { url: string | undefined; dataDir: string }) => {
  if (url === undefined) {
    // A dump writes the virtual table of the search index into the schema itself.
    const database = new SqliteDatabase(sqliteFile(dataDir)).unsafeMode(true)
    database.exec(readDump("sqlite"))
    database.close()
    return
  }
  const client = new Client(url)
  await client.connect()
  await client.query(readDump("postgresql"))
  // pg_dump empties it; PGlite has one session for all connections.
  await client.query("reset search_path")
  await client.end()
}

const both = (text: string) => ({ en: text, hi: text })

/** The dumps have no courses: those of the sample, and one that the session does not offer. */
const addCourses = async (db: Database) => {
  for (const [slug, subjects] of [
    ["bsc", [both("Botany")]],
    ["bcom", []],
    ["ma", [both("Hindi")]],
  ] as const) {
    const data = JSON.stringify({ title: both(slug), scheme: both("NEP"), subjects })
    await sql`insert into items
      (collection, slug, data, position, version, updated_at, updated_by, publish_at)
      values ('courses', ${slug}, ${data}, 0, 1, '2025-07-01', 'staff', '2025-07-01')`.execute(db)
  }
}

/** Departments whose faculty was one of three, one of them with an earlier version, and a page of the college's own. */
const addDepartments = async (db: Database) => {
  const insert = (collection: string, slug: string, item: object, path: string | null = null) =>
    sql`insert into items
      (collection, slug, data, path, position, version, updated_at, updated_by, publish_at)
      values (${collection}, ${slug}, ${JSON.stringify(item)}, ${path}, 0, 2, '2025-07-01', 'staff',
      '2025-07-01')`.execute(db)
  const picture = { file: "departments/office", alt: both("A clock") }
  const about = { coordinator: both("A"), description: both("B"), picture }
  const office = { ...about, faculty: "non_teaching", department: both("Office") }
  await insert("departments", "office", office)
  await insert("departments", "hindi", { ...about, faculty: "science", department: both("Hindi") })
  await insert("pages", "hindi", { path: "/departments/hindi" }, "/departments/hindi")
  await sql`insert into revisions (collection, slug, version, data, at, "by") values
    ('departments', 'office', 1, ${JSON.stringify(office)}, '2025-07-01', 'staff')`.execute(db)
}

/** Adds copies of the dump's application whose fees were received, three of them with one journal number. */
const addFees = async (db: Database) => {
  const { rows } = await sql<Record<string, unknown>>`select * from applications`.execute(db)
  const sample = rows.find(({ admission_code: code }) => code === "ABCDEFGHJKLM")
  for (const [code, fee_reference, fee_at] of [
    ["FEEFEEFEEFE2", "jn-07 1", "2025-07-02"],
    ["FEEFEEFEEFE3", "JN071", "2025-07-01"],
    ["FEEFEEFEEFE4", "JN 071", "2025-07-03"],
    ["FEEFEEFEEFE5", "-", "2025-07-03"],
  ]) {
    const fee = { fee_status: "received", fee_reference, fee_at }
    const keys = {
      admission_code: code,
      submission_key: null,
      aadhaar_index: code,
      session: "2019-20",
      submitted_at: `${fee_at}T06:30:00.000Z`,
    }
    await db
      .insertInto("applications")
      .values({ ...sample, ...keys, ...fee } as never)
      .execute()
  }
}

/** An item that was removed: only its revisions are left. */
const removeNotice = async (db: Database) => {
  for (const version of [1, 2]) {
    await sql`insert into revisions (collection, slug, version, data, at, "by") values
      ('notices', 'gone', ${version}, ${JSON.stringify({ title: both(`Gone ${version}`) })},
      '2025-07-01', 'Sample editor')`.execute(db)
  }
}

/** Rows in tables of later migrations. */
const addMerit = async (db: Database) => {
  const where = { session: "2025-26", programme: "BSc" }
  await sql`insert into merit_rules (session, programme, version, rule, reason, changed_at, changed_by)
    values (${where.session}, ${where.programme}, 1, '{}', '', '2025-07-01', 'staff')`.execute(db)
  await sql`insert into merit_rounds (session, programme, number, rule_version, list, sha256,
    last_date, published_at, published_by)
    values (${where.session}, ${where.programme}, 1, 1, '{}', '', '', '2025-07-01', 'staff')`.execute(
    db,
  )
  await sql`insert into merit_places (round_id, admission_code, list_code, place)
    values (1, 'ABCDEFGHJKLM', 'JKLM', '{}')`.execute(db)
  await sql`insert into merit_answers
    (round_id, admission_code, kind, state_before, state, at, actor, reason)
    values (1, 'ABCDEFGHJKLM', 'answered', 'offered', 'accepted', '2025-07-02', 'staff', '')`.execute(
    db,
  )
  await sql`insert into merit_marks (admission_code, component, percentage, entered_at, entered_by)
    values ('ABCDEFGHJKLM', 'best_five', 8240, '2025-07-01', 'staff')`.execute(db)
  await sql`insert into merit_objections (round_id, admission_code, topic, text, made_at)
    values (1, 'ABCDEFGHJKLM', 'index', 'A mark is wrong', '2025-07-02')`.execute(db)
}

/** What the migration adds is the sample of its time: links that came later are not among it. */
const sampleOfMigration = {
  ...content,
  footer_groups: Object.fromEntries(
    Object.entries(content.footer_groups).map(([slug, { entries, ...group }]) => [
      slug,
      { ...group, entries: entries.filter(({ link }) => link !== "/grievances") },
    ]),
  ),
}

describe.each(databases)("a database of the first migration on $name", ({ openEmpty }) => {
  let place: Awaited<ReturnType<typeof openEmpty>>
  let db: Database
  beforeEach(async () => {
    place = await openEmpty()
    await load(place)
    db = connect(place)
    await addCourses(db)
    await addDepartments(db)
    await addFees(db)
    await removeNotice(db)
    await sql`insert into installation (name, value)
      values ('last_backup', '2025-07-01T00:00:00.000Z')`.execute(db)
    await migrate(db)
    await addMerit(db)
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  test("has applications that are read and decrypted", async () => {
    const applications = createApplications(db, fieldEncryption)
    expect(await applications.findAadhaar("ABCDEFGHJKLM")).toBe("999999990019")
    const found = await applications.find("ABCDEFGHJKLM")
    expect(found).toMatchObject({ form_version: 1, form: { applicant_name: "Anjali Kushwaha" } })
  })

  test("has applications and students that are found in both scripts", async () => {
    await writeApplicationTokens(db)
    await writeStudentTokens(db)
    const all = { sort: "submitted_at", order: "desc", limit: 9, offset: 0 } as const
    const list = listApplications({
      db,
      currentSession: async () => "2025-26",
      findSession: async () => undefined,
      offers: createSeatOffers({ now: () => new Date() }),
    })
    const { applications } = await list({ ...all, filter: { q: "अंजलि कुश" } })
    expect(applications.map(({ id }) => id)).toEqual(["ABCDEFGHJKLM"])
    const page = { page: 1, perPage: 9, sort: "urn", order: "asc" } as const
    const anyone = { course: "", session: "", semester: "", status: "" }
    const { students } = await createStudentList(db).list({ q: "प्रिया", ...anyone }, page)
    expect(students.map(({ urn }) => urn)).toEqual(["25SAMPLE0001"])
  })

  test("has an application number for each application, in the order of receipt, and gives the next ones", async () => {
    const inYear = async (year: string) =>
      db
        .selectFrom("applications")
        .select(["admission_code", "application_number"])
        .where("application_number", "like", `${year}-%`)
        .orderBy("application_number")
        .execute()
        .then((rows) => rows.map((row) => [row.admission_code, row.application_number]))
    const numbered = (year: string, ...codes: string[]) =>
      codes.map((code, index) => [code, formatApplicationNumber(year, index + 1)])
    expect(await inYear("2025")).toEqual(numbered("2025", "ABCDEFGHJKLM", "NPQRSTUVWXYZ"))
    const inOrder = ["FEEFEEFEEFE3", "FEEFEEFEEFE2", "FEEFEEFEEFE4", "FEEFEEFEEFE5"]
    expect(await inYear("2019")).toEqual(numbered("2019", ...inOrder))
    await insertApplications(db, [buildRow({}, { admission_code: "NEWNEWNEWNE2" })])
    expect((await inYear("2025")).at(-1)).toEqual([
      "NEWNEWNEWNE2",
      formatApplicationNumber("2025", 3),
    ])
  })

  test("has applications with their keys for likely duplicates, and takes a number twice", async () => {
    await writeApplicationTokens(db)
    const [stored] = await db
      .selectFrom("applications")
      .selectAll()
      .where("admission_code", "=", "ABCDEFGHJKLM")
      .execute()
    expect(stored!.likeness_key).toMatch(/^\d{4}-\d\d-\d\d am /)
    const { course, session, aadhaar_index } = stored!
    const twin = buildRow(
      { dob: "2001-01-01" },
      { admission_code: "TWNTWNTWNTW2", course, session },
    )
    await insertApplications(db, [{ ...twin, aadhaar_index }])
    const marked = await db
      .selectFrom("applications")
      .select("admission_code")
      .where("aadhaar_index", "=", aadhaar_index)
      .where("may_be_duplicate", ">", 0)
      .execute()
    expect(marked.map(({ admission_code }) => admission_code).toSorted()).toEqual([
      "ABCDEFGHJKLM",
      twin.admission_code,
    ])
    await db.deleteFrom("applications").where("admission_code", "=", twin.admission_code).execute()
  })

  test("has journal numbers of which the first deposit keeps each, also among duplicates", async () => {
    const fees = await db
      .selectFrom("applications")
      .select(["admission_code", "fee_journal", "fee_reference"])
      .where("admission_code", "like", "FEE%")
      .orderBy("admission_code")
      .execute()
    expect(fees.map(({ fee_journal, fee_reference }) => [fee_journal, fee_reference])).toEqual([
      [null, "jn-07 1"],
      ["JN071", "JN071"],
      [null, "JN 071"],
      [null, "-"],
    ])
  })

  test("has courses whose subjects are those of the session, or their own", async () => {
    const { rows } = await sql<{ slug: string; data: string }>`
      select slug, data from items where collection = 'courses' order by slug`.execute(db)
    const courses = rows.map(({ slug, data }) => ({
      slug,
      ...parseData("courses", JSON.parse(data)),
    }))
    expect(courses).toMatchObject([
      { slug: "bcom", programme: "BCom", lists_subjects: false, subjects: [] },
      { slug: "bsc", programme: "BSc", lists_subjects: true, subjects: [] },
      { slug: "ma", lists_subjects: true, subjects: [both("Hindi")] },
    ])
    expect(courses[2]).not.toHaveProperty("programme")
  })

  test("has faculties at the former paths, to which departments and their earlier versions refer", async () => {
    const { rows } = await sql<{ collection: string; slug: string; data: string; path: string }>`
      select collection, slug, data, path from items
      where collection in ('faculties', 'departments') order by collection, slug`.execute(db)
    const paths = rows.map(({ collection, slug, path }) => [collection, slug, path])
    expect(paths).toEqual([
      ["departments", "hindi", null],
      ["departments", "office", "/departments/office"],
      ["faculties", "commerce", "/faculties-staff/faculty-of-commerce"],
      ["faculties", "non-teaching", "/faculties-staff/non-teaching-staff"],
      ["faculties", "science", "/faculty-of-science"],
    ])
    const { at: found } = createSiteContent({
      db,
      items: createItems(db),
      synonyms: async () => [],
      now: () => new Date("2025-07-02T00:00:00.000Z"),
    })("en")
    expect(await found("/Faculty-of-Science/")).toMatchObject({
      collection: "faculties",
      item: { title: content.faculties.science!.title.en },
    })
    const faculties = rows.filter(({ collection }) => collection === "faculties")
    expect(Object.fromEntries(faculties.map(({ slug, data }) => [slug, JSON.parse(data)]))).toEqual(
      content.faculties,
    )
    const office = rows.find(({ slug }) => slug === "office")!
    expect(parseData("departments", JSON.parse(office.data)).faculty).toBe("non-teaching")
    const [former] = await listRevisions(db, "departments", "office")
    expect(former!.item).toMatchObject({ faculty: "non-teaching" })
  })

  const formerHomePage = [
    "announcement",
    "tiles",
    "principal",
    "notices",
    "events",
    "campus-life",
    "important-links",
    "statistics",
    "photos",
  ]

  test("has the former groups of the footer, sections of the home page and texts of lists as items", async () => {
    for (const name of ["footer_groups", "home_sections", "list_pages"] as const) {
      const { rows } = await sql<{ slug: string; data: string }>`
        select slug, data from items where collection = ${name} order by position`.execute(db)
      const items = Object.fromEntries(rows.map(({ slug, data }) => [slug, JSON.parse(data)]))
      expect(items, name).toEqual(sampleOfMigration[name])
      // An update does not change the order of a home page that is in use.
      const order = name === "home_sections" ? formerHomePage : Object.keys(sampleOfMigration[name])
      expect(Object.keys(items), name).toEqual(order)
    }
  })

  test("has the items in the trash that were removed before there was one", async () => {
    expect(await listTrash(db)).toMatchObject([
      {
        collection: "notices",
        slug: "gone",
        version: 2,
        publish_at: null,
        removed_by: "Sample editor",
        item: { title: both("Gone 2") },
      },
    ])
  })

  test("knows no checked backup: those of before were not read back", async () => {
    expect(await findLastBackup(db, new Date())).toBeUndefined()
  })

  test("has students, settings, the search index and the audit log", async () => {
    const at = new Date("2025-07-02T00:00:00.000Z")
    const student = await findStudent(db, "urn", "25SAMPLE0001")
    expect(student).toMatchObject({ applicant_name: "Priya Verma" })
    expect(await db.selectFrom("student_sessions").select("urn").execute()).toEqual([
      { urn: "25SAMPLE0001" },
    ])
    expect((await readSettings(db)).admission_session).toBe("2025-26")
    const session = await readCurrentSession(db)
    expect(session).toMatchObject({ label: "2025-26", card_session: "2024-2025" })
    expect(feeOf(session, { course: "BSc", category: "sc" }, at)).toBe(900)
    const { subjects, programmes } = firstSession("2025-26")
    expect(session.subjects).toEqual(subjects)
    const { fees: _fees, closes: _closes, ...rules } = programmes[1]!
    expect(session.programmes[1]).toMatchObject(rules)
    const search = { terms: readTerms("admissions", synonymsOf([])), needs: "all" } as const
    const page = { limit: 1, offset: 0 }
    const { total } = await searchItems(db, publicItems(db, at), search, page)
    expect(total).toBe(1)
    const { actors } = await listChoices(db)
    expect(actors).toContain("Sample clerk")
  })
})
