import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import { nextLabel, nextSession } from "./next-session.ts"

test.each([
  { label: "2025-26", next: "2026-27" },
  { label: "2098-99", next: "2099-00" },
])("$next follows $label", ({ label, next }) => expect(nextLabel(label)).toBe(next))

test("a new session has the programmes of the last one, without its dates", () => {
  const { label: _, ...last } = sampleSession
  const late = { until: { day: "2025-08-31", time: "17:00" }, fee: 100 }
  const programmes = last.programmes.map((programme) => ({ ...programme, late }))
  const next = nextSession({ ...last, programmes })
  expect(next).not.toHaveProperty("fee_last_day")
  for (const [index, programme] of next.programmes.entries()) {
    expect(programme).not.toHaveProperty("closes")
    expect(programme).not.toHaveProperty("late")
    expect(programme.slots).toEqual(last.programmes[index]!.slots)
    expect(programme.fees).toEqual(last.programmes[index]!.fees)
  }
})

test("years of passing and identity cards move on by a year", () => {
  expect(nextSession(sampleSession)).toMatchObject({
    first_year_of_passing: 2010,
    last_year_of_passing: 2026,
    card_session: "2025-2026",
    card_valid_until: "2028-06-30",
  })
  expect(nextSession({ ...sampleSession, card_valid_until: "2028-02-29" })).toMatchObject({
    card_valid_until: "2029-02-28",
  })
})
