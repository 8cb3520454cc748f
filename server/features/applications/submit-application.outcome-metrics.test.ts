import { afterEach, beforeEach, expect, test } from "vitest"

import { applicationSaved } from "#server/platform/observability/events.ts"

import { recordOutcomes, type SubmissionResult } from "./submit-application.ts"

let told: string[]
let end: () => void
beforeEach(() => {
  told = []
  end = applicationSaved.subscribe(({ outcome }) => told.push(outcome))
})
afterEach(() => end())

const refused = (errors: Record<string, string[]>): SubmissionResult => ({
  accepted: false,
  errors: errors as never,
})
const form = { fields: {}, files: {} }

test.each<{ outcome: SubmissionResult; kind: string }>([
  { outcome: { accepted: true, admissionCode: "AAAAAAAAAAAA" }, kind: "accepted" },
  { outcome: refused({ dob: ["missing"] }), kind: "fields" },
  { outcome: refused({ dob: ["missing"], image: ["missing"] }), kind: "fields" },
  { outcome: refused({ image: ["missing"], signature: ["signature.format"] }), kind: "pictures" },
  { outcome: refused({ dob: ["missing"], image: ["image.too_large"] }), kind: "too_large" },
  { outcome: { accepted: false, errors: {}, retryAfterSeconds: 60 }, kind: "over_limit" },
  {
    outcome: { accepted: false, errors: {}, codeOfFirst: "AAAAAAAAAAAA" },
    kind: "already_received",
  },
])("the outcome $kind is counted, and returned unchanged", async (row) => {
  expect(await recordOutcomes(async () => row.outcome)(form)).toBe(row.outcome)
  expect(told).toEqual([row.kind])
})

test("a failed submission is counted, and its error is thrown again", async () => {
  const fail = () => Promise.reject(new Error("the disk is full"))
  await expect(recordOutcomes(fail)(form)).rejects.toThrow("the disk is full")
  expect(told).toEqual(["failed"])
  end()
  await expect(recordOutcomes(fail)(form)).rejects.toThrow()
  expect(told).toEqual(["failed"])
})
