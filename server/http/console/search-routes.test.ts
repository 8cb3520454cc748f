import { beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { linesOf, studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { searchRoutes } from "./search-routes.ts"

describe.each(databases)("the search over everything on $name", ({ open }) => {
  const site = routesOfBlock(open, searchRoutes)
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
  })

  const search = async (text: string, role: Role = "officer") => {
    const { status, data } = await site.call("POST", "/search", { role, body: { text } })
    const ids = data && {
      applications: data.applications.map(({ id }: { id: string }) => id),
      students: data.students.map(({ urn }: { urn: string }) => urn),
      items: data.items.map(({ slug }: { slug: string }) => slug),
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

  test("a title finds the page, also one that is not published", async () => {
    expect((await search("refund")).items).toEqual([])
    expect((await search("refund", "editor")).items).toContain("fee-refund-policy")
    expect((await search("prospectus", "editor")).items).toContain("prospectus")
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
    }),
  )
})
