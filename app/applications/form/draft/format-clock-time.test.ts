import { afterEach, expect, test, vi } from "vitest"

import { formatClockTime } from "./format-clock-time.ts"

afterEach(() => void vi.useRealTimers())

test.each([
  { hour: 0, en: "00:01", hi: "रात 12:01 बजे" },
  { hour: 9, en: "09:01", hi: "सुबह 9:01 बजे" },
  { hour: 13, en: "13:01", hi: "दोपहर 1:01 बजे" },
  { hour: 17, en: "17:01", hi: "शाम 5:01 बजे" },
])("formats $en as '$hi' in Hindi", ({ hour, en, hi }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2025, 5, 27, 23, 30) })
  const at = new Date(2025, 5, 27, hour, 1).getTime()
  expect(formatClockTime(at, "en")).toBe(en)
  expect(formatClockTime(at, "hi")).toBe(hi)
})

test("includes the day unless it is today", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2025, 5, 28, 10, 15) })
  const at = new Date(2025, 5, 27, 10, 15).getTime()
  expect(formatClockTime(at, "en")).toBe("27/06, 10:15")
  expect(formatClockTime(at, "hi")).toBe("27 जून को सुबह 10:15 बजे")
})

test("spells the month in Hindi as the site does", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2025, 11, 28, 10, 15) })
  const at = new Date(2025, 11, 27, 10, 15).getTime()
  expect(formatClockTime(at, "hi")).toBe("27 दिसम्बर को सुबह 10:15 बजे")
})
