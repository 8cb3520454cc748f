import { describe, expect, test } from "vitest"

import { sample } from "#content/sample.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { resolveSampleDates } from "./sample-dates.ts"

const at = (day: string) => new Date(`${day}T06:30:00.000Z`)

describe("a relative date", () => {
  test.each([
    { written: "{+0}", start: "2026-11-22", becomes: "2026-11-22" },
    { written: "{-3}", start: "2026-03-02", becomes: "2026-02-27" },
    { written: "{+45}", start: "2027-12-01", becomes: "2028-01-15" },
    { written: "{01-26}", start: "2026-11-22", becomes: "2027-01-26" },
    { written: "{01-26}", start: "2026-06-01", becomes: "2026-01-26" },
    { written: "{12-25}", start: "2026-01-02", becomes: "2025-12-25" },
    { written: "{09-15+13}", start: "2028-09-01", becomes: "2028-09-28" },
    { written: "{09-20+13}", start: "2028-09-01", becomes: "2028-10-03" },
    { written: "{phone}", start: "2026-11-22", becomes: "{phone}" },
    { written: "{}", start: "2026-11-22", becomes: "{}" },
  ])("$written is $becomes on a site started on $start", ({ written, start, becomes }) =>
    expect(resolveSampleDates({ date: written }, at(start))).toEqual({ date: becomes }),
  )

  test("is counted from the day in India", () => {
    const lateEvening = new Date("2026-11-22T18:30:00.000Z")
    expect(resolveSampleDates("{+0}", lateEvening)).toBe("2026-11-23")
  })

  test("is written out in a text of a language", () => {
    const text = { title: { en: "Until {+1}", hi: "{+1} तक" }, list: [{ en: "{-1}", hi: "{-1}" }] }
    expect(resolveSampleDates(text, at("2026-07-31"))).toEqual({
      title: { en: "Until 1 August 2026", hi: "1 अगस्त 2026 तक" },
      list: [{ en: "30 July 2026", hi: "30 जुलाई 2026" }],
    })
  })
})

describe.each(["2026-11-22", "2031-07-01"])("the sample content of a site started on %s", (day) => {
  const { notices, events } = resolveSampleDates(sample, at(day))
  const year = Number(day.slice(0, 4))

  test("has no notice of the future", () => {
    const days = Object.values(notices).map(({ date }) => date)
    expect(days.filter((date) => date > day)).toEqual([])
    expect(days.toSorted().at(-1)! > `${year}-0`).toBe(true)
  })

  test("has events to come and past ones", () => {
    const days = Object.values(events).map(({ starts_on }) => starts_on)
    expect(days.filter((date) => date > day).length).toBeGreaterThan(3)
    expect(days.filter((date) => date < day).length).toBeGreaterThan(2)
    expect(events["hindi-fortnight"]).toMatchObject({
      starts_on: expect.stringContaining("-09-15"),
      ends_on: expect.stringContaining("-09-28"),
    })
  })

  test("names no year but those around it", () => {
    const texts = JSON.stringify([
      notices,
      events,
      resolveSampleDates(settings, at(day)).announcement,
    ])
    const years =
      texts
        .replaceAll("2025-26", "")
        .match(/\b20\d\d\b/g)
        ?.map(Number) ?? []
    expect(years.length).toBeGreaterThan(40)
    expect(years.filter((named) => Math.abs(named - year) > 1)).toEqual([])
    expect(texts).not.toMatch(/\{[\d+-]/)
  })

  test("says the same last date in the announcement and in both admission notices", () => {
    const { announcement } = resolveSampleDates(settings, at(day))
    const { en } = resolveSampleDates({ en: "{+45}" }, at(day))
    expect(announcement.en).toContain(`Last date to apply: ${en}`)
    expect(notices["last-date-extended"]!.title.en).toContain(en)
    expect(notices["admissions-open"]!.body.en).toContain(en)
  })
})
