import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { contextOf, sampleSession } from "#tests/support/samples/session.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"
import { openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

let service: Awaited<ReturnType<typeof openSubmissionHarness>>
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  service = await openSubmissionHarness(openSqlite)
  pictures = await makeSamplePictures()
})
beforeEach(() => service.empty())
afterAll(() => service.close())

const dates: Pick<Programme, "opens" | "closes" | "late"> = {
  opens: { day: "2025-06-10", time: "10:00" },
  closes: { day: "2025-07-25", time: "17:00" },
  late: { until: { day: "2025-07-31", time: "17:00" }, fee: 100 },
}
const session = {
  ...sampleSession,
  programmes: sampleSession.programmes.map((programme) => ({ ...programme, ...dates })),
}

/** Submits a form for BSc, general category (₹1,675), at a time in India. */
const submitAt = (time: string, changes: Partial<typeof service.deps> & { enteredBy?: string }) =>
  service.submitWith({
    admissionContext: contextOf(session),
    now: () => new Date(`${time}:00+05:30`),
    ...changes,
  })(received(validForm("BSc", { category: "general" }), pictures))

test.each([
  { time: "2025-06-10T09:59", error: "course.upcoming" },
  { time: "2025-07-31T17:31", error: "course.closed" },
])("at $time the application is refused: $error", async ({ time, error }) => {
  const outcome = await submitAt(time, {})
  expect(outcome).toEqual({ accepted: false, errors: { course: [error] } })
  expect(await service.rows()).toEqual([])
})

test.each([
  { time: "2025-06-10T10:00", fee: 1675, what: "while it is open" },
  { time: "2025-07-25T17:01", fee: 1775, what: "in the late period, with the additional fee" },
  { time: "2025-07-31T17:30", fee: 1775, what: "in the grace period after it" },
])("at $time the application is accepted $what", async ({ time, fee }) => {
  expect(await submitAt(time, {})).toMatchObject({ accepted: true })
  expect(await service.rows()).toMatchObject([{ fee }])
})

test("staff can enter a paper form after the end", async () =>
  expect(await submitAt("2025-08-20T12:00", { enteredBy: "clerk" })).toMatchObject({
    accepted: true,
  }))

const open = "2025-07-01T12:00"
const fullWith = (programmes: string[], physics: string[] = []) => ({
  fullSeats: async () => ({ programmes, firstMajors: { BSc: physics } }),
})

test.each([
  { what: "programme", full: fullWith(["BSc"]), errors: { course: ["course.full"] } },
  {
    what: "first major",
    full: fullWith(["BA"], ["Physics"]),
    errors: { first_major_subject: ["subject.full"] },
  },
])("a $what without a free seat is refused, but not on paper", async ({ full, errors }) => {
  expect(await submitAt(open, full)).toEqual({ accepted: false, errors })
  expect(await service.rows()).toEqual([])
  expect(await submitAt(open, { ...full, enteredBy: "clerk" })).toMatchObject({ accepted: true })
})

test("what is full elsewhere does not matter", async () =>
  expect(await submitAt(open, fullWith(["BA", "BCom"], ["Maths"]))).toMatchObject({
    accepted: true,
  }))

test("a retry after the end gets the first answer", async () => {
  const form = received(validForm("BSc"), pictures)
  const at = (time: string) =>
    service.submitWith({
      admissionContext: contextOf(session),
      now: () => new Date(`${time}:00+05:30`),
    })(form)
  const first = await at("2025-07-25T17:00")
  expect(first).toMatchObject({ accepted: true })
  expect(await at("2025-08-20T12:00")).toEqual(first)
})
