import { expect, test } from "vitest"

import { settings } from "#content/settings.ts"
import type { Settings } from "#domain/content/settings.ts"

import { readStartPage } from "./read-start-page.server.ts"

const read = (given: Partial<Settings["admission"]>, language: "en" | "hi" = "en") => {
  const admission = { urn_required: true, ...given }
  return readStartPage({ ...settings, admission }, language, "2025-07-26")
}

test("leaves out what the college does not give", () => {
  const { dates, isOver, eligibility, urn } = read({})
  expect(dates).toEqual([])
  expect(isOver).toBe(false)
  expect(eligibility).toBeUndefined()
  expect(urn.help).toContain("registration slip")
})

test("says how to get the URN, and that the form can be sent without where the settings allow it", () => {
  const urn_help = { en: "The university sends it by SMS.", hi: "विश्वविद्यालय इसे SMS से भेजता है।" }
  expect(read({ urn_help }).urn.help).toBe("The university sends it by SMS.")
  const { title, help } = read({ urn_help, urn_required: false }).urn
  expect(title).toContain("(optional)")
  expect(help).toMatch(/^If you have none yet, .* by SMS\.$/)
})

test.each([
  { last_day: "2025-07-25", isOver: true },
  { last_day: "2025-07-26", isOver: false },
])("the last date $last_day is over: $isOver", ({ last_day, isOver }) =>
  expect(read({ last_day })).toMatchObject({ dates: [{ label: "Last date to apply" }], isOver }),
)

test("gives each course its short name and the fee of each category", () => {
  const { fees } = read({}, "hi")
  expect(fees.categories).toHaveLength(4)
  expect(fees.rows[1]).toEqual({
    course: "बी.एस-सी.",
    fees: ["₹1,675", "₹1,675", "₹900", "₹900"],
  })
})
