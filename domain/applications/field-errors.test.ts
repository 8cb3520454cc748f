import { expect, test } from "vitest"
import * as z from "zod/mini"

import { applicationSchema } from "./application.ts"
import { inFormOrder, fieldErrorsOf } from "./field-errors.ts"
import { steps } from "./steps.ts"

const issue = (field: string, message: string) =>
  ({ code: "custom", path: [field], message, input: undefined }) as z.core.$ZodIssue

test("problems come in the form's order; what no step asks for comes first", () => {
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

test("each field has each of its messages once", () => {
  const problems = fieldErrorsOf([
    issue("minor_subject", "missing"),
    issue("urn", "missing"),
    issue("urn", "urn.format"),
    issue("urn", "missing"),
  ])
  expect(problems).toEqual({ urn: ["missing", "urn.format"], minor_subject: ["missing"] })
  expect(Object.keys(problems)).toEqual(["urn", "minor_subject"])
})

test("many wrong values in one list make one message", () => {
  const { error } = applicationSchema("2025-07-01").safeParse({ weightage: ["x", "y", "ncc_b"] })
  expect(fieldErrorsOf(error!.issues)["weightage"]).toEqual(["choice"])
})

test("what zod says of a shape is told as missing", () => {
  const { error } = z.safeParse(z.object({ urn: z.string() }), { urn: 5 })
  expect(fieldErrorsOf(error!.issues)).toEqual({ urn: ["missing"] })
})

test("an empty form is refused field by field, in the order in which the form asks", () => {
  const { error } = applicationSchema("2025-07-01").safeParse({})
  const [course, ...fields] = Object.keys(fieldErrorsOf(error!.issues))
  expect(course).toBe("course")
  expect(fields).toEqual(
    steps.flatMap((step) => step.fields).filter((field) => fields.includes(field)),
  )
})
