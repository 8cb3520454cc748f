import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { contextOf, sampleSession } from "#tests/support/samples/session.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"
import { openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { signStart } from "./start-token.ts"

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
const submitAt = (
  time: string,
  changes: Partial<typeof service.deps> & { enteredBy?: string },
  start_token = "",
) =>
  service.submitWith({
    admissionContext: contextOf(session),
    now: () => new Date(`${time}:00+05:30`),
    ...changes,
  })(received(validForm("BSc", { category: "general", start_token }), pictures))

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
])("at $time the application is accepted $what", async ({ time, fee }) => {
  expect(await submitAt(time, {})).toMatchObject({ accepted: true })
  expect(await service.rows()).toMatchObject([{ fee }])
})

const tokenOf = (time: string) =>
  signStart(service.deps.fieldEncryption, new Date(`${time}:00+05:30`))

describe("in the minutes of grace", () => {
  const inGrace = "2025-07-31T17:30"

  test("a form is accepted that was begun in the last minute", async () => {
    expect(await submitAt(inGrace, {}, tokenOf("2025-07-31T17:00"))).toMatchObject({
      accepted: true,
    })
    expect(await service.rows()).toMatchObject([{ fee: 1775 }])
  })

  test.each([
    { what: "without a token", token: () => "" },
    { what: "that was begun after the end", token: () => tokenOf("2025-07-31T17:01") },
    { what: "that was begun too long ago", token: () => tokenOf("2025-07-23T17:00") },
    {
      what: "with another time",
      token: () => tokenOf("2025-07-31T17:01").replace(/^[^.]+/, "mdr1"),
    },
    { what: "with a wrong signature", token: () => tokenOf("2025-07-31T17:00").slice(0, -1) },
    { what: "with a token that is none", token: () => "....\u{1F600}" },
  ])("a form $what is refused", async ({ token }) => {
    expect(await submitAt(inGrace, {}, token())).toEqual({
      accepted: false,
      errors: { course: ["course.begun_late"] },
    })
    expect(await service.rows()).toEqual([])
  })

  test("a token that was sent twice is none", async () => {
    const form = received(validForm("BSc"), pictures)
    form.fields.start_token = [tokenOf("2025-07-31T17:00"), tokenOf("2025-07-31T17:00")]
    const submit = service.submitWith({
      admissionContext: contextOf(session),
      now: () => new Date(`${inGrace}:00+05:30`),
    })
    expect(await submit(form)).toMatchObject({ errors: { course: ["course.begun_late"] } })
  })

  test("staff need no token for a paper form", async () =>
    expect(await submitAt(inGrace, { enteredBy: "clerk" })).toMatchObject({ accepted: true }))
})

test("after the grace no token helps", async () =>
  expect(await submitAt("2025-07-31T17:31", {}, tokenOf("2025-07-31T17:00"))).toEqual({
    accepted: false,
    errors: { course: ["course.closed"] },
  }))

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
