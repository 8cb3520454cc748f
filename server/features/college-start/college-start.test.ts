import { setTimeout as wait } from "node:timers/promises"

import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { invalid } from "#server/features/define-call.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { ownCollege } from "#tests/support/samples/own-college.ts"
import { sampleStudent } from "#tests/support/samples/sample-college.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases, inFullRuns, type OpenDatabase } from "#tests/support/servers/databases.ts"
import { received } from "#tests/support/submission-harness.ts"

import { collegeStartCalls } from "./college-start.ts"

const by = "the administrator"
const today = () => new Date()

describe.each(databases)("start as my college on $name", ({ name: databaseName, open }) => {
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  let place: OpenDatabase
  let services: Awaited<ReturnType<typeof openServices>>
  let db: Database
  beforeAll(async () => {
    pictures = await makeSamplePictures()
  })
  beforeEach(async () => {
    place = await open()
    services = await openServices(readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url }))
    db = connect(place)
  })
  afterEach(async () => {
    await db.destroy()
    await services.close()
    await place.close()
  })

  const start = (sent: unknown = ownCollege) => services.collegeStart.start(sent, by)
  /** A checked backup that began after the newest record. */
  const noteBackup = async () => {
    await wait(2)
    const value = today().toISOString()
    await db.insertInto("installation").values({ name: "last_backup", value }).execute()
  }
  const submitOne = async () => {
    const notice_version = await services.noticeVersion()
    const outcome = await services.submitApplication(
      received(validForm("BSc", { notice_version }), pictures),
    )
    expect(outcome).toMatchObject({ accepted: true })
  }
  const writeOne = () =>
    services.sendMessage(
      { name: "Asha", email: "a@example.com", subject: "A question", message: "When?" },
      async () => false,
    )
  const sendGrievance = () =>
    services.grievances.submit(
      { category: "fees", text: "Too high.", name: "Asha", email: "a@example.com" },
      "en",
      async () => false,
    )
  const countOf = async (
    table:
      | "applications"
      | "contact_messages"
      | "grievances"
      | "grievance_events"
      | "students"
      | "merit_rounds",
  ) => (await db.selectFrom(table).selectAll().execute()).length
  const fileCount = async () => {
    let count = 0
    for await (const page of services.files.list()) count += page.length
    return count
  }

  test("a new site is a sample, and afterwards it is not", async () => {
    expect(await services.collegeStart.isSample()).toBe(true)
    expect(await start()).toMatchObject({ outcome: "started", students: 3 })
    expect(await services.collegeStart.isSample()).toBe(false)
    expect(await start()).toEqual({ outcome: "no sample" })
  })

  test("a site whose settings were changed by hand still has the sample's students and name removed", async () => {
    const { college, ...sample } = await services.settings()
    const { name } = ownCollege.college
    const admission = { urn_required: false }
    const settings = { ...sample, is_sample: false, college: { ...college, name }, admission }
    await db
      .updateTable("items")
      .set({ data: JSON.stringify(settings), updated_by: "an administrator" })
      .where("collection", "=", "settings")
      .execute()
    expect(await start()).toMatchObject({ outcome: "started", students: 3 })
    const message = await services.content("en").page("/about/principals-message/")
    expect(message?.body).toContain(name.en)
    const { admission: kept, announcement } = await services.settings()
    expect({ kept, announcement }).toEqual({ kept: admission, announcement: sample.announcement })
  })

  test("a college that writes Hindi alone starts, and English texts of the sample have its Hindi name", async () => {
    const { college, deposit, ...others } = ownCollege
    const { hi } = college.name
    const own = {
      ...others,
      college: { name: { hi }, address: { hi: college.address.hi }, affiliation: { hi: "सम्बद्ध" } },
      deposit: { ...deposit, bank_name: { hi: "बैंक" }, branch: { en: "", hi: "रामपुर" } },
    }
    expect(await start(own)).toMatchObject({ outcome: "started" })
    const message = await services.content("en").page("/about/principals-message/")
    expect(message?.body).toContain(hi)
    expect((await services.settings()).college).toMatchObject({ name: { en: hi, hi } })
  })

  test("changes nothing if an item cannot be replaced", async () => {
    const { college, ...sample } = await services.settings()
    const emblem = { file: `media/${"0".repeat(32)}-100x100`, alt: college.name }
    const settings = { ...sample, college: { ...college, emblem } }
    await db
      .updateTable("items")
      .set({ data: JSON.stringify(settings) })
      .where("collection", "=", "settings")
      .execute()
    await expect(start()).rejects.toThrow("media unknown")
    expect(await countOf("students")).toBe(3)
  })

  test("what staff have edited stays as it is", async () => {
    const [collection, slug] = ["notices", "library-clearance"] as const
    const { item, version } = (await services.contentAdmin.read(collection, slug))!
    const change = { item, publish_at: today().toISOString(), unpublish_at: null }
    const editor = { id: "1", name: "editor", isConfirmed: false }
    const saved = await services.contentAdmin.change([collection, slug], change, version, editor)
    expect(saved).toEqual({ slug })
    await start()
    const left = await services.content("en").list("notices")
    expect(left.map((notice) => notice.slug)).toEqual([slug])
  })

  test("trials are erased with their pictures and merit lists", async () => {
    await submitOne()
    const texts = {
      list: "{}",
      sha256: "",
      last_date: "",
      published_at: "",
      published_by: "",
      candidates_at: "",
    }
    const where = { session: "2025-26", programme: "BSc", number: 1, rule_version: 1 }
    await db
      .insertInto("merit_rounds")
      .values({ ...where, ...texts })
      .execute()
    await writeOne()
    await sendGrievance()
    expect(await fileCount()).toBe(2)
    const { trials } = services.collegeStart
    const seen = await trials.read()
    expect(seen).toMatchObject({ applications: 1, messages: 1, grievances: 1 })
    expect(await trials.erase(seen, by), "without a backup").toEqual({
      outcome: "refused",
      reason: "no_backup",
    })
    expect(await countOf("applications")).toBe(1)
    await noteBackup()
    expect(await trials.erase(seen, by)).toEqual({ outcome: "erased", count: 3 })
    expect(await trials.erase(seen, by), "another list than was seen").toEqual({
      outcome: "changed meanwhile",
    })
    expect(await countOf("applications")).toBe(0)
    expect(await countOf("contact_messages")).toBe(0)
    expect(await countOf("grievances")).toBe(0)
    expect(await countOf("grievance_events")).toBe(0)
    expect(await countOf("merit_rounds")).toBe(0)
    expect(await fileCount()).toBe(0)
  })

  test("is audited, with each erased record", async () => {
    await start()
    const lines = await db
      .selectFrom("audit")
      .select(["actor", "subject", "details"])
      .where("action", "in", ["erased as sample", "started as a college"])
      .orderBy("id")
      .execute()
    expect(lines.map(({ subject }) => subject)).toEqual([
      "SAMPLE240001",
      "SAMPLE240002",
      "SAMPLE240003",
      "settings/college",
    ])
    expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set([by]))
    expect(JSON.parse(lines.at(-1)!.details!)).toEqual({
      students: 3,
      applications: 0,
      messages: 0,
      grievances: 0,
    })
  })

  describe.each(inFullRuns(databaseName))("what does not depend on the database", () => {
    test("the publicly known students cannot sign in any more", async () => {
      const signIn = () => services.signIn({ ...sampleStudent, address: "192.0.2.1" })
      expect(await signIn()).toMatchObject({ outcome: "signed in" })
      await start()
      expect(await signIn()).toMatchObject({ outcome: "refused" })
      expect(await countOf("students")).toBe(0)
    })

    test("the settings name the college, its account and its helpline", async () => {
      await start()
      const settings = await services.settings()
      const { college, phones, email, deposit, announcement, is_sample } = settings
      expect(settings.admission, "the sample's texts").toEqual({ urn_required: true })
      expect({ college, phones, email, deposit, is_sample }).toEqual({
        college: ownCollege.college,
        phones: [ownCollege.phone],
        email: ownCollege.email,
        deposit: ownCollege.deposit,
        is_sample: false,
      })
      const { programmes, fee_last_day, list_days } = await services.admissionSession()
      expect(fee_last_day, "the sample's last dates").toBeUndefined()
      expect(list_days).toEqual([])
      expect(programmes.map(({ closes }) => closes)).toEqual([undefined, undefined, undefined])
      expect(programmes[0]!.fees.general).toBeGreaterThan(0)
      for (const text of [announcement.en, announcement.hi]) {
        expect(text).toContain(ownCollege.phone)
        expect(text).toContain(ownCollege.email)
      }
    })

    test("visitors see neither the sample's people and news nor its name and numbers", async () => {
      await start()
      const content = services.content("en")
      for (const name of ["dignitaries", "people", "notices", "events", "social_links"] as const) {
        expect(await content.list(name), name).toEqual([])
      }
      const shown = await db
        .selectFrom("items")
        .select("data")
        .where("publish_at", "is not", null)
        .execute()
      const texts = shown.map(({ data }) => data).join()
      expect(texts).not.toMatch(
        /05000-000000|college\.example|Government Degree College, Adarshpur/,
      )
      const message = await content.page("/about/principals-message/")
      expect(message?.body).toContain(ownCollege.college.name.en)
    })

    test("pages, menus and courses stay, and drafts keep the sample's notices", async () => {
      const before = await services.content("en").menu()
      await start()
      const content = services.content("en")
      expect(await content.menu()).toEqual(before)
      expect(await content.list("courses")).toHaveLength(3)
      const rows = await db
        .selectFrom("items")
        .select("slug")
        .where("collection", "=", "notices")
        .execute()
      expect(rows).toHaveLength(13)
    })

    test("a start that erases trials asks for their number, the password and a backup, or changes nothing", async () => {
      await submitOne()
      await writeOne()
      const { run } = collegeStartCalls["POST /college-start"]
      const startErasing = (count: number, password = "right") =>
        run(
          services,
          { data: ownCollege, trials: true, count, password },
          {
            actor: { name: by, role: "administrator" },
            member: { id: "1", name: by },
            confirmPassword: async (typed) =>
              typed === "right" ? undefined : invalid({ password: ["password.wrong"] }),
          },
        )
      expect(await startErasing(1)).toMatchObject({
        details: { errors: { count: ["privacy.count"] } },
      })
      expect(await startErasing(2, "wrong")).toMatchObject({ message: "refused" })
      expect(await startErasing(2)).toMatchObject({ message: "erasure_no_backup" })
      expect(await services.collegeStart.isSample()).toBe(true)
      expect(await countOf("applications")).toBe(1)
      await noteBackup()
      expect(await startErasing(2)).toEqual({
        students: 3,
        applications: 1,
        messages: 1,
        grievances: 0,
      })
      expect(await countOf("applications")).toBe(0)
      const line = await db
        .selectFrom("audit")
        .select(["actor", "subject"])
        .where("action", "=", "erased as trials")
        .execute()
      expect(line).toEqual([
        { actor: by, subject: "applications" },
        { actor: by, subject: "messages" },
      ])
    })

    test("applications and messages stay", async () => {
      await submitOne()
      await writeOne()
      await start()
      expect(await countOf("applications")).toBe(1)
      expect(await countOf("contact_messages")).toBe(1)
    })

    test.each([
      { what: "a missing name", sent: { ...ownCollege, college: {} }, field: "college.name.en" },
      { what: "a wrong phone", sent: { ...ownCollege, phone: "12" }, field: "phone" },
      {
        what: "a wrong IFSC",
        sent: { ...ownCollege, deposit: { ...ownCollege.deposit, ifsc: "SBI" } },
        field: "deposit.ifsc",
      },
      { what: "nothing", sent: undefined, field: "email" },
    ])("refuses $what, and changes nothing", async ({ sent, field }) => {
      const refused = await services.collegeStart.start(sent, by)
      expect(refused).toMatchObject({
        outcome: "refused",
        errors: { [field]: expect.any(Array) },
      })
      expect((await services.settings()).is_sample).toBe(true)
      expect(await countOf("students")).toBe(3)
    })
  })
})
