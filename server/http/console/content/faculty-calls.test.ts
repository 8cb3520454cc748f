import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { contentCalls } from "#server/features/content/content.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

const both = (text: string) => ({ en: text, hi: `${text} (हिन्दी)` })
const arts = { title: both("Faculty of Arts"), path: "/faculty-of-arts", lead: both("") }
const department = (faculty: string) => ({
  faculty,
  department: both("Sanskrit"),
  coordinator: both("Dr. Sample"),
  description: both("Grammar and plays."),
  picture: { file: "departments/physics", alt: both("A book") },
})

describe.each(databasesInFullRuns)("faculties in the console on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    site = await openContentHarness(open, callRoutes(contentCalls))
  })
  afterAll(() => site.close())

  const add = (collection: string, item: object) =>
    site.call("POST", `/content/${collection}`, {
      body: { data: { item, publish_at: "now" } },
    })
  const change = (path: string, expectedVersion: number, data: object) =>
    site.call("PUT", `/content/${path}`, { body: { expectedVersion, data } })

  test("a college adds a faculty at its own path, and departments to it", async () => {
    expect(await add("departments", department("arts"))).toMatchObject({
      status: 422,
      errors: { "item.faculty": ["not_a_choice"] },
    })
    expect((await add("faculties", arts)).data).toMatchObject({ id: "faculty-of-arts" })
    const choices = await site.call("GET", "/content-references/faculties")
    expect(choices.data.at(-1)).toEqual({
      value: "faculty-of-arts",
      title: arts.title,
      isPublic: true,
    })
    expect(await add("departments", department("faculty-of-arts"))).toMatchObject({ status: 200 })

    const content = site.siteContent()
    expect(await content.at("/Faculty-of-Arts/")).toMatchObject({
      collection: "faculties",
      item: { slug: "faculty-of-arts", title: "Faculty of Arts" },
    })
    expect(await content.at("/departments/sanskrit")).toMatchObject({
      collection: "departments",
      item: { department: "Sanskrit" },
    })
    const isOpen = await content.linkCheck()
    const links = ["/faculty-of-arts", "/departments/sanskrit/", "/departments/astrology"]
    expect(links.map(isOpen)).toEqual([true, true, false])
    const found = await content.search("sanskrit", 1)
    expect(found.items[0]).toMatchObject({ title: "Sanskrit", path: "/departments/sanskrit" })
    const { data: pages } = await site.call("GET", "/content-links")
    expect(pages.map(({ link }: { link: string }) => link)).toEqual(
      expect.arrayContaining(["/faculty-of-arts", "/departments/sanskrit"]),
    )
  })

  test("an item without a photograph is a draft, published, in both languages, and restored", async () => {
    const { picture, ...item } = { ...department("faculty-of-arts"), department: both("Persian") }
    const draft = { body: { data: { item, publish_at: null } } }
    expect(await site.call("POST", "/content/departments", draft)).toMatchObject({ status: 200 })
    const path = "departments/persian"
    expect(await change(path, 1, { item, publish_at: "now" })).toMatchObject({ status: 200 })
    for (const language of ["en", "hi"] as const) {
      const shown = await site.siteContent(language).find("departments", "persian")
      expect(shown).toMatchObject({ department: item.department[language] })
      expect(shown).not.toHaveProperty("picture")
    }
    expect(await change(path, 2, { item: { ...item, picture } })).toMatchObject({ status: 200 })
    const { data: revisions } = await site.call("GET", `/content/${path}/revisions`)
    const former = revisions.find(({ version }: { version: number }) => version === 2)
    expect(former.item).not.toHaveProperty("picture")
    expect(await change(path, 3, { item: former.item })).toMatchObject({ status: 200 })
    expect(await site.siteContent().find("departments", "persian")).not.toHaveProperty("picture")
    await site.call("DELETE", `/content/${path}?expectedVersion=4`)
  })

  test("a path is that of one page only, whatever its collection and slug", async () => {
    const page = { ...arts, excerpt: both(""), body: both("Text.") }
    const pathTaken = { status: 422, errors: { "item.path": ["path_taken"] } }
    expect(await add("pages", page)).toMatchObject(pathTaken)
    await add("pages", { ...page, title: both("Urdu"), path: "/departments/urdu" })
    const urdu = { ...department("faculty-of-arts"), department: both("Urdu") }
    expect(await add("departments", urdu)).toMatchObject({
      status: 422,
      errors: { "item.department": ["path_taken"] },
    })
  })

  test("a faculty with departments is neither deleted nor hidden", async () => {
    site.later(1)
    const path = "faculties/faculty-of-arts"
    const inUse = { status: 409, message: "item_in_use" }
    expect(await site.call("DELETE", `/content/${path}?expectedVersion=1`)).toEqual(inUse)
    const hidden = { status: 422, errors: { publish_at: ["has_parts"] } }
    for (const times of [{ publish_at: null }, { unpublish_at: "now" }])
      expect(await change(path, 1, { item: arts, ...times })).toMatchObject(hidden)

    const item = department("faculty-of-arts")
    await change("departments/sanskrit", 1, { item, publish_at: null })
    expect(await change(path, 1, { item: arts, publish_at: null })).toMatchObject({ status: 200 })
    expect(await site.siteContent().at(arts.path)).toBeUndefined()
    expect(await site.call("DELETE", `/content/${path}?expectedVersion=2`)).toEqual(inUse)

    await change("departments/sanskrit", 2, { item: department("science") })
    const removed = await site.call("DELETE", `/content/${path}?expectedVersion=2`)
    expect(removed).toMatchObject({ status: 200 })
  })

  test("a programme that is added to the session appears in the site map, the search and the link picker", async () => {
    const { data } = await site.call("GET", "/content/sessions/2025-26")
    const { programmes } = data.item
    const names = { name: both("Bachelor of Education"), short_name: both("B.Ed.") }
    const bed = { ...programmes[0], code: "BEd", number: "4", ...names }
    const item = { ...data.item, programmes: [bed, ...programmes] }
    const saved = await site.call("PUT", "/content/sessions/2025-26", {
      role: "administrator",
      body: { expectedVersion: data.version, data: { item } },
    })
    expect(saved.errors).toBeUndefined()
    const link = "/admission-form/bed/part-1"
    const title = "Bachelor of Education, 1st year: application form"
    expect(await site.siteContent().programmes()).toContainEqual({ title, link })
    const found = await site.siteContent().search("bed form", 1)
    expect(found.items[0]).toMatchObject({ title, path: link })
    const choices = await site.call("GET", "/content-links")
    expect(choices.data).toContainEqual(expect.objectContaining({ link, isPublic: true }))
    const references = await site.call("GET", "/content-references/programmes")
    expect(references.data.map(({ value }: { value: string }) => value)).toEqual([
      "BEd",
      "BA",
      "BSc",
      "BCom",
    ])
  })

  test("links to a faculty that is gone are not shown", async () => {
    await site.call("DELETE", "/content/people/savita-yadav?expectedVersion=1")
    for (const slug of [
      "commerce",
      "accountancy",
      "business-administration",
      "computer-application",
    ])
      await site.call("DELETE", `/content/departments/${slug}?expectedVersion=1`)
    await site.call("DELETE", "/content/faculties/commerce?expectedVersion=1")
    const menu = await site.siteContent().menu()
    const entries = menu.flatMap((entry) => entry.entries)
    const linkOf = (title: string) => entries.find((entry) => entry.title === title)?.link
    expect(linkOf("Faculty of Science")).toBe("/faculty-of-science")
    expect(linkOf("Faculty of Commerce")).toBeUndefined()
  })
})
