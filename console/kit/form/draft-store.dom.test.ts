import { get, set } from "idb-keyval"
import { expect, test } from "vitest"

import { draftsOf, withoutLongNumbers } from "./draft-store.ts"

const day = 24 * 60 * 60 * 1000

test("a member's drafts are their own, and end when they sign out", async () => {
  const [ravi, meena] = [draftsOf("ravi"), draftsOf("meena")]
  await ravi.save("note", { note: "Asked the father" }, 3)
  await meena.save("note", { note: "Bring the marksheet" })
  expect(await ravi.load("note")).toMatchObject({
    values: { note: "Asked the father" },
    version: 3,
  })
  expect(await ravi.load("other")).toBeUndefined()
  await ravi.removeAll()
  expect(await ravi.load("note")).toBeUndefined()
  expect(await meena.load("note")).toMatchObject({ values: { note: "Bring the marksheet" } })
  await meena.remove("note")
  expect(await get("console-drafts")).toEqual({})
})

test("a draft expires after seven days, and the next save deletes it", async () => {
  await draftsOf("ravi", () => 0).save("note", { note: "Old" })
  expect(await draftsOf("ravi", () => 7 * day - 1).load("note")).toBeDefined()
  const later = draftsOf("meena", () => 7 * day)
  expect(await draftsOf("ravi", () => 7 * day).load("note")).toBeUndefined()
  await later.save("note", {})
  expect(Object.keys((await get("console-drafts"))!)).toHaveLength(1)
})

test("a draft notes that long numbers were left out", async () => {
  const drafts = draftsOf("ravi")
  await drafts.save("note", { note: "Aadhaar 234567890124" })
  expect(await drafts.load("note")).toMatchObject({ isShortened: true })
  await drafts.save("note", { note: "Aadhaar is missing" })
  expect(await drafts.load("note")).toMatchObject({ isShortened: false })
})

test("an empty store has no draft", async () => {
  await set("console-drafts", undefined)
  expect(await draftsOf("ravi").load("note")).toBeUndefined()
})

test.each([
  { input: "Aadhaar 2345 6789 0124 is wrong", stored: "Aadhaar … is wrong" },
  { input: "A/c ३४५६७८९०१२३", stored: "A/c …" },
  { input: "Call 98765 43210 on 01-07-2026", stored: "Call 98765 43210 on 01-07-2026" },
  {
    input: { item: { title: { en: "2345-6789-0124" }, at: null, list: [1, "x"] } },
    stored: { item: { title: { en: "…" }, at: null, list: [1, "x"] } },
  },
  {
    input: "![](/media/12345678901234567890abcdefabcdef-720.webp) 234567890124",
    stored: "![](/media/12345678901234567890abcdefabcdef-720.webp) …",
  },
  { input: { file: new Blob(), text: "kept" }, stored: { text: "kept" } },
])("$input is stored without long numbers and files", ({ input, stored }) =>
  expect(withoutLongNumbers(input)).toEqual(stored),
)
