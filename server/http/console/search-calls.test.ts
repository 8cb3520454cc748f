import { beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import type { ItemHit } from "#server/features/content/content.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { linesOf, studentRow } from "#tests/support/samples/students.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"
import { searchCalls } from "./search-calls.ts"

describe.each(databasesInFullRuns)("the search over everything on $name", ({ open }) => {
  const site = routesOfBlock(open, callRoutes(searchCalls))
  const aadhar_no = freshAadhaar()
  const aadhar = freshAadhaar()
  let code: string
  beforeAll(async () => {
    const form = validForm("BSc", { applicant_name: "Zarina Begum", aadhar_no })
    const paper = { fields: form, files: {} }
    const entered = await site.services.staffApplications.enterPaper(paper, {
      name: "clerk",
      role: "clerk",
    })
    code = entered.accepted ? entered.admissionCode : ""
    const students = linesOf([studentRow({ urn: "ZZ/1", applicant_name: "ज़रीना", aadhar })])
    await site.services.importStudents("test")(students, () => undefined)
    const { db, services } = site
    const sender = { name: "Kavita Rao", email: "kavita@example.com", message: "Is there one?" }
    await services.sendMessage({ ...sender, subject: "Zebra crossing" }, async () => false)
    const picture = { kind: "picture", alt_en: "A zebra", alt_hi: "ज़ेबरा" } as const
    const file = { width: 1, height: 1, bytes: 1, files: "[]", at: "2026-07-01", by: "editor" }
    await db
      .insertInto("media")
      .values({ id: "a".repeat(32), name: "crossing.jpg", ...picture, ...file })
      .execute()
    const member = {
      id: "priya",
      name: "Priya Singh",
      email: "priya@college.example",
      role: "clerk",
    }
    const unset = { emailVerified: 0, disabled: 0, twoFactorEnabled: 0 }
    const dates = { createdAt: "2026-07-01", updatedAt: "2026-07-01" }
    await db
      .insertInto("staff")
      .values({ ...member, ...unset, ...dates })
      .execute()
  })

  const search = async (text: string, role: Role = "officer") => {
    const { status, data } = await site.call("POST", "/search", { role, body: { text } })
    const ids = data && {
      applications: data.applications.map(({ id }: { id: string }) => id),
      students: data.students.map(({ urn }: { urn: string }) => urn),
      items: data.items.map(({ slug }: { slug: string }) => slug),
      uploads: data.uploads.map(({ name }: { name: string }) => name),
      messages: data.messages.map(({ subject }: { subject: string }) => subject),
      staff: data.staff.map(({ name }: { name: string }) => name),
    }
    return { status, ...ids }
  }

  test("a name finds applications and students, in either script", async () => {
    const both = { applications: [code], students: ["ZZ/1"], items: [] }
    expect(await search("zareena")).toMatchObject(both)
    expect(await search("ज़रीना")).toMatchObject(both)
  })

  test("a whole Aadhaar number finds its application or student", async () => {
    expect(await search(aadhar_no)).toMatchObject({ applications: [code], students: [] })
    const spaced = aadhar.replaceAll(/(.{4})(?=.)/g, "$1 ")
    expect(await search(spaced)).toMatchObject({ applications: [], students: ["ZZ/1"] })
  })

  test("each search by a whole number is audited, without it, and 60 in 15 minutes are enough", async () => {
    const audited = async (role: Role) => {
      const lines = await site.db
        .selectFrom("audit")
        .selectAll()
        .where("actor", "like", `%${role}%`)
        .where("action", "=", "searched for an Aadhaar number")
        .execute()
      return lines.map(({ subject, details }) => [subject, details])
    }
    const before = (await audited("clerk")).length
    for (let i = 0; i < 60; i++) expect((await search(freshAadhaar(), "clerk")).status).toBe(200)
    const lines = (await audited("clerk")).slice(before)
    expect(lines).toHaveLength(60)
    for (const line of lines) expect(line).toEqual(["applications", null])
    const refused = await site.call("POST", "/search", {
      role: "clerk",
      body: { text: aadhar_no },
    })
    expect(refused).toEqual({ status: 429, message: "too_many_searches" })
    expect(await audited("clerk")).toHaveLength(before + 60)
    expect(await search("zarina", "clerk")).toMatchObject({ applications: [code] })
    expect((await search(aadhar_no, "officer")).status).toBe(200)
  })

  test("a title finds the page, also one that is not published", async () => {
    expect((await search("refund")).items).toEqual([])
    expect((await search("refund", "editor")).items).toContain("fee-refund-policy")
    expect((await search("prospectus", "editor")).items).toContain("prospectus")
  })

  test("a message is found by its subject and sender, an upload by its name and description", async () => {
    const both = { uploads: ["crossing.jpg"], messages: ["Zebra crossing"] }
    expect(await search("zebra", "editor")).toMatchObject(both)
    expect(await search("ज़ेब", "editor")).toMatchObject({ uploads: ["crossing.jpg"] })
    expect(await search("kavita", "officer")).toMatchObject({ messages: ["Zebra crossing"] })
    expect(await search("zebra", "officer")).toMatchObject({ ...both, uploads: [] })
  })

  test.each([
    { query: "Vision", finds: "menus/about" },
    { query: "main gate", finds: "photos/campus-gate" },
    { query: "हल्की बारिश", finds: "slides/building-noon" },
  ])("'$query' finds $finds of the content", async ({ query, finds }) => {
    const { data } = await site.call("POST", "/search", { role: "editor", body: { text: query } })
    const found = data.items.map((item: ItemHit) => `${item.collection}/${item.slug}`)
    expect(found).toContain(finds)
  })

  test("an admission session is found by its name", async () => {
    const { admission_session: session } = await site.services.settings()
    expect((await search(session, "editor")).items).toContain(session)
  })

  test("an administrator finds members of staff by name and address, an editor does not", async () => {
    expect((await search("priya", "administrator")).staff).toEqual(["Priya Singh"])
    expect((await search("priya@college", "administrator")).staff).toEqual(["Priya Singh"])
    expect((await search("priya", "editor")).staff).toEqual([])
  })

  test.each<{ role: Role; applications: number }>([
    { role: "administrator", applications: 1 },
    { role: "clerk", applications: 1 },
    { role: "auditor", applications: 1 },
    { role: "editor", applications: 0 },
  ])("the role $role sees $applications applications", async ({ role, applications }) =>
    expect((await search("zarina", role)).applications).toHaveLength(applications),
  )

  test.each(["", "  ", "\0", "%"])("finds nothing for '%s'", async (text) =>
    expect(await search(text, "administrator")).toEqual({
      status: 200,
      applications: [],
      students: [],
      items: [],
      uploads: [],
      messages: [],
      staff: [],
    }),
  )
})
