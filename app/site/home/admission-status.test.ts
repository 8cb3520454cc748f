import { describe, expect, test } from "vitest"

import { settings } from "#content/settings.ts"
import { formatDay } from "#domain/content/format.ts"

import { admissionStatus } from "./admission-status.server.ts"

const last_day = "2026-07-25"
const feeLastDay = "2026-07-31"
const given = { ...settings, admission: { last_day, fee_last_day: feeLastDay } }

describe("admission", () => {
  test.each([
    {
      today: "2026-07-01",
      isOpen: true,
      title: "Admission 2025-26 is open",
      link: "/admission-form",
    },
    { today: last_day, isOpen: true, title: "Admission 2025-26 is open", link: "/admission-form" },
    {
      today: "2026-07-26",
      isOpen: false,
      title: "Admission 2025-26 is closed",
      link: "/admission-status",
    },
  ])("on $today: $title, and the link leads to $link", ({ today, isOpen, title, link }) =>
    expect(admissionStatus(given, "en", today)).toMatchObject({ isOpen, title, next: { link } }),
  )

  test("is neither open nor closed without a last day", () => {
    const { title, isOpen, facts, next } = admissionStatus(
      { ...given, admission: {} },
      "en",
      "2026-07-01",
    )
    expect({ title, isOpen, link: next.link }).toEqual({
      title: "Online admission 2025-26",
      isOpen: false,
      link: "/admission-form",
    })
    expect(facts.map(({ label }) => label)).toEqual(["Fee, by course and category", "Helpline"])
  })

  test("states both last dates, the fees and the helpline, which can be called", () =>
    expect(admissionStatus(given, "en", last_day).facts).toEqual([
      { label: "Last date to apply", value: formatDay(last_day, "en") },
      { label: "Last date to pay the fee", value: formatDay(feeLastDay, "en") },
      { label: "Fee, by course and category", value: "₹650 to ₹1,675" },
      { label: "Helpline", value: "05000-000000", href: "tel:05000000000" },
    ]))

  test("states one fee that is the same for all, and no helpline without a phone", () => {
    const same = { general: 500, obc: 500, sc: 500, st: 500 }
    const fees = { BA: same, BSc: same, BCom: same }
    const { facts } = admissionStatus({ ...given, fees, phones: [] }, "hi", last_day)
    expect(facts.map(({ value }) => value)).toEqual([
      formatDay(last_day, "hi"),
      formatDay(feeLastDay, "hi"),
      "₹500",
    ])
  })
})
