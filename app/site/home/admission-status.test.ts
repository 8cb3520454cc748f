import { describe, expect, test } from "vitest"

import { formatDay } from "#domain/content/format.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { admissionStatus } from "./read-home.server.ts"

const last_day = "2026-07-25"
const feeLastDay = "2026-07-31"
const closes = { day: last_day, time: "23:59" }
const programmes = sampleSession.programmes.map((programme) => ({ ...programme, closes }))
const given = { ...sampleSession, programmes, fee_last_day: feeLastDay }
const { fee_last_day: _, ...undated } = given

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
    expect(admissionStatus(settings, given, "en", today)).toMatchObject({
      isOpen,
      title,
      next: { link },
    }),
  )

  test("is not open, and names no date or fee, before the college has confirmed the session", () => {
    const status = admissionStatus(settings, { ...given, isConfirmed: false }, "en", last_day)
    expect(status).toMatchObject({
      title: "Admission 2025-26 is not open yet",
      isOpen: false,
      next: { link: "/admission-status" },
    })
    expect(status.facts.map(({ label }) => label)).toEqual(["Helpline"])
  })

  test("is neither open nor closed without a last day", () => {
    const { title, isOpen, facts, next } = admissionStatus(
      settings,
      { ...undated, programmes: programmes.map(({ closes: _closes, ...rest }) => rest) },
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
    expect(admissionStatus(settings, given, "en", last_day).facts).toEqual([
      { label: "Last date to apply", value: formatDay(last_day, "en") },
      { label: "Last date to pay the fee", value: formatDay(feeLastDay, "en") },
      { label: "Fee, by course and category", value: "₹650 to ₹1,675" },
      { label: "Helpline", value: "05000-000000", href: "tel:05000000000" },
    ]))

  test("states one fee that is the same for all, and no helpline without a phone", () => {
    const same = { general: 500, obc: 500, sc: 500, st: 500 }
    const session = { ...given, programmes: programmes.map((one) => ({ ...one, fees: same })) }
    const { facts } = admissionStatus({ phones: [] }, session, "hi", last_day)
    expect(facts.map(({ value }) => value)).toEqual([
      formatDay(last_day, "hi"),
      formatDay(feeLastDay, "hi"),
      "₹500",
    ])
  })
})
