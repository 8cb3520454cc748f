import { expect, test } from "vitest"

import { collections } from "./collections.ts"
import { fieldSchemaOf } from "./field-schema.ts"
import { countLinks, moveLinks } from "./move-links.ts"

const page = fieldSchemaOf(collections.pages)
const menu = fieldSchemaOf(collections.menus)

test.each([
  ["[a](/about/vision)", "[a](/goals)"],
  ["[a](/About/Vision/#plan) and [b](/about/vision?x=1)", "[a](/goals#plan) and [b](/goals?x=1)"],
  ['[a](/about/vision "title")', '[a](/goals "title")'],
  ["[a](</about/vision>)", "[a](</goals>)"],
  ["[a](/hi/about/vision)", "[a](/hi/goals)"],
  ["[a][1]\n\n[1]: /about/vision", "[a][1]\n\n[1]: /goals"],
  ["[a](/about/vision-2)", undefined],
  ["[a](/about/vision/more)", undefined],
  ["[a](https://example.org/about/vision)", undefined],
  ["The page /about/vision is a text", undefined],
])("the links of %j become %j", (text, expected = text) => {
  const item = { title: { en: "", hi: "" }, body: { en: text, hi: "" } }
  expect(moveLinks(page, item, "/about/vision/", "/goals").item.body.en).toBe(expected)
})

test("counts and moves the links of fields", () => {
  const title = { en: "About", hi: "परिचय" }
  const item = {
    title,
    link: "/about",
    entries: [
      { title, link: "/about/" },
      { title, link: "/notices" },
    ],
  }
  expect(moveLinks(menu, item, "/about", "/us")).toEqual({
    count: 2,
    item: {
      title,
      link: "/us",
      entries: [
        { title, link: "/us" },
        { title, link: "/notices" },
      ],
    },
  })
  expect(countLinks(menu, item, "/notices")).toBe(1)
})
