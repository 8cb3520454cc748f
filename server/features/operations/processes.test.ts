import { expect, test } from "vitest"

import { createRequestCounters, sumOfHour } from "./processes.ts"

test("counts responses per minute for an hour, 5xx as errors", () => {
  let time = new Date("2025-07-10T06:00:30Z")
  const minute = Math.floor(time.getTime() / 60_000)
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * 60_000)
  }
  const counters = createRequestCounters(() => time)
  for (const status of [200, 304, 404, 500, 503]) counters.count(status)
  later(1)
  counters.count(200)
  expect(counters.read()).toEqual([
    { minute, requests: 5, errors: 2 },
    { minute: minute + 1, requests: 1, errors: 0 },
  ])
  later(59)
  expect(counters.read()).toEqual([{ minute: minute + 1, requests: 1, errors: 0 }])
  counters.count(500)
  const others = [{ minute: minute + 20, requests: 10, errors: 3 }]
  const old = [{ minute: minute - 1, requests: 1000, errors: 1000 }]
  const processes = [counters.read(), others, old].map((minutes) => ({ minutes }))
  expect(sumOfHour(processes, time)).toEqual({ requests: 12, errors: 4 })
})
