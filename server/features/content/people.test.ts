import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { fresh, openSite, clerk, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

const both = (text: string) => ({ en: text, hi: text })

describe.each(databases)("people on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  const person = (name: string, department?: string) => ({
    name: both(name),
    designation: both("Lecturer"),
    ...(department !== undefined && { department }),
    qualification: both(""),
    subjects: both("Rhetoric"),
    phone: "",
    email: "",
  })
  const found = async (query: string) => {
    const { items } = await site.content("en").search(query, 1)
    return items.map(({ title, path }) => [title, path])
  }

  test("are found by name and subject on the page of their department", async () => {
    await site.editing.save("people", "kavi", fresh(person("Kavita Bisht", "zoology")), clerk)
    const page = ["Kavita Bisht", "/departments/zoology"]
    expect(await found("kavita bisht")).toEqual([page])
    expect(await found("rhetoric")).toEqual([page])
  })

  test("without a department are not found: no page shows them", async () => {
    await site.editing.save("people", "ravi", fresh(person("Ravindra Topno")), clerk)
    expect(await found("topno")).toEqual([])
  })

  test("keep their department from being deleted", async () => {
    const remove = () => site.editing.remove("departments", "zoology", 1, clerk)
    expect(await remove()).toBe("in use")
    await site.editing.remove("people", "kavi", 1, clerk)
    expect(await remove()).toBe("stored")
  })
})
