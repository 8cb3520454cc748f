import { expect, test } from "vitest"
import * as z from "zod/mini"

import { applicationSchema } from "./application.ts"
import { inFormOrder, fieldErrorsOf } from "./field-errors.ts"
import { steps } from "./steps.ts"

const issue = (field: string, message: string) =>
  ({ code: "custom", path: [field], message, input: undefined }) as z.core.$ZodIssue

test("sorts problems in the form's order, fields of no step first", () => {
  const problems = {
    signature: ["signature.format"],
    minor_subject: ["missing"],
    course: ["choice"],
    urn: ["missing"],
    bank_isfsc: ["ifsc.format"],
  } as const
  const sorted = inFormOrder(structuredClone(problems) as never)
  expect(Object.keys(sorted)).toEqual(["course", "urn", "bank_isfsc", "minor_subject", "signature"])
  expect(sorted).toEqual(problems)
})

test("removes duplicate messages of a field", () => {
  const problems = fieldErrorsOf([
    issue("minor_subject", "missing"),
    issue("urn", "missing"),
    issue("urn", "urn.format"),
    issue("urn", "missing"),
  ])
  expect(problems).toEqual({ urn: ["missing", "urn.format"], minor_subject: ["missing"] })
  expect(Object.keys(problems)).toEqual(["urn", "minor_subject"])
})

test("reports several wrong values of a list once", () => {
  const { error } = applicationSchema("2025-07-01").safeParse({ weightage: ["x", "y", "ncc_b"] })
  expect(fieldErrorsOf(error!.issues)["weightage"]).toEqual(["choice"])
})

test("maps zod's type errors to missing", () => {
  const { error } = z.safeParse(z.object({ urn: z.string() }), { urn: 5 })
  expect(fieldErrorsOf(error!.issues)).toEqual({ urn: ["missing"] })
})

test("reports the fields of an empty form in the form's order", () => {
  const { error } = applicationSchema("2025-07-01").safeParse({})
  const [course, ...fields] = Object.keys(fieldErrorsOf(error!.issues))
  expect(course).toBe("course")
  expect(fields).toEqual(
    steps.flatMap((step) => step.fields).filter((field) => fields.includes(field)),
  )
})
