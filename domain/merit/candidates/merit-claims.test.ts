import { expect, test } from "vitest"

import { claimName, traitChoices, weightageChoices } from "./merit-claims.ts"

test("points can be given for every claim and every level that the form asks", () =>
  expect(weightageChoices).toEqual(
    expect.arrayContaining(["ncc_b", "ncc_c", "nss_240_hours", "national", "rajya_puraskar"]),
  ))

test.each([
  { name: "ncc_c", en: "NCC C certificate" },
  { name: "district", en: "Sports: District" },
])("$name is called $en", ({ name, en }) => expect(claimName(name, "en")).toBe(en))

test("every choice has a name in both languages", () => {
  const own = ["woman", "disability", "freedom_fighter"]
  for (const name of [...weightageChoices, ...traitChoices.filter((one) => !own.includes(one))]) {
    expect(claimName(name, "en")).not.toBe(name)
    expect(claimName(name, "hi")).toMatch(/\p{Script=Devanagari}/u)
  }
})
