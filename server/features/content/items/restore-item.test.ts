import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { clerk, fresh, openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import type { StoredName } from "./item-row.ts"
import { deleteFromTrash } from "./trash.ts"

const both = (text: string) => ({ en: text, hi: `${text} (हिन्दी)` })
const picture = { file: "pictures/a.webp", alt: both("A picture") }
const album = { title: both("Annual day"), date: "2026-02-01", lead: both("") }
const photo = { title: both("Dance"), picture, album: "annual-day" }
const faculty = { title: both("Faculty of Law"), path: "/law", lead: both("") }
const department = {
  faculty: "law",
  department: both("Civil law"),
  coordinator: both("Dr Rao"),
  description: both("Text"),
  picture,
}
const person = {
  name: both("Dr Rao"),
  designation: both("Professor"),
  department: "civil-law",
  committees: ["law-club"],
  qualification: both(""),
  subjects: both(""),
  phone: "",
  email: "",
}
const page = {
  title: both("Law club"),
  path: "/law-club",
  excerpt: both(""),
  body: both("Text"),
  attachments: [],
}

describe.each(databases)("a restored item on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  const add = (name: StoredName, slug: string, item: object) =>
    site.editing.save(name, slug, fresh(item as never), clerk)
  const versionOf = async (name: StoredName, slug: string) =>
    (await site.editing.find(name, slug))!.version
  const remove = async (name: StoredName, slug: string) =>
    expect(await site.editing.remove(name, slug, await versionOf(name, slug), clerk)).toBe("stored")
  const restore = async (name: StoredName, slug: string) => {
    const { version } = (await site.editing.revisions(name, slug))[0]!
    return site.editing.restore([name, slug], version, undefined, clerk)
  }
  const erase = (collection: StoredName, slug: string) =>
    deleteFromTrash(site.db, [{ collection, slug }])

  test("comes back with the removed items to which it refers", async () => {
    await add("albums", "annual-day", album)
    await add("photos", "dance", photo)
    await remove("photos", "dance")
    await remove("albums", "annual-day")
    expect(await restore("photos", "dance")).toEqual({
      outcome: "stored",
      notes: { together: [album.title], drafts: [] },
    })
    expect((await site.content("en").find("photos", "dance"))!.album).toBe("annual-day")
    expect(await site.content("en").find("albums", "annual-day")).toBeDefined()
  })

  test("comes back with what those refer to, and is refused as a whole", async () => {
    await add("faculties", "law", faculty)
    await add("departments", "civil-law", department)
    await add("pages", "law-club", page)
    await add("people", "rao", person)
    await remove("people", "rao")
    await remove("departments", "civil-law")
    await remove("pages", "law-club")
    await remove("faculties", "law")
    await add("pages", "in-the-way", { ...page, path: "/departments/civil-law" })
    expect(await restore("departments", "civil-law")).toMatchObject({ outcome: "path taken" })
    expect(await site.editing.find("faculties", "law")).toBeUndefined()

    await remove("pages", "in-the-way")
    expect(await restore("people", "rao")).toEqual({
      outcome: "stored",
      notes: { together: [faculty.title, department.department, page.title], drafts: [] },
    })
    expect(await site.content("en").find("departments", "civil-law")).toBeDefined()
  })

  test("is back without what is erased for good", async () => {
    await remove("people", "rao")
    await remove("pages", "law-club")
    await erase("pages", "law-club")
    await remove("photos", "dance")
    await remove("albums", "annual-day")
    await erase("albums", "annual-day")
    const leftOut = { outcome: "stored", notes: { together: [], drafts: [], lost: "left out" } }
    expect(await restore("photos", "dance")).toEqual(leftOut)
    expect(await restore("people", "rao")).toEqual(leftOut)
    expect(await site.content("en").find("photos", "dance")).not.toHaveProperty("album")
    const rao = (await site.content("en").find("people", "rao"))!
    expect([rao.department, rao.committees]).toEqual(["civil-law", []])
  })

  test("is a draft if it needs what is erased for good", async () => {
    await remove("people", "rao")
    await remove("departments", "civil-law")
    await remove("faculties", "law")
    await erase("faculties", "law")
    expect(await restore("departments", "civil-law")).toEqual({
      outcome: "stored",
      notes: { together: [], drafts: [], lost: "draft" },
    })
    const draft = { publish_at: null, item: { faculty: "law" } }
    expect(await site.editing.find("departments", "civil-law")).toMatchObject(draft)

    await remove("departments", "civil-law")
    const notes = { together: [], drafts: [department.department] }
    expect(await restore("people", "rao")).toEqual({ outcome: "stored", notes })
    expect(await site.editing.find("departments", "civil-law")).toMatchObject(draft)
    expect(await site.content("en").find("people", "rao")).toBeDefined()
  })
})
