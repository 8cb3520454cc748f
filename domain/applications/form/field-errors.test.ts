import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { sampleRules } from "#tests/support/samples/session.ts"

import { applicationSchema } from "../application.ts"
import { type ErrorCatalogue, errorMessages } from "../messages/error-messages.ts"
import { errorText, errorTexts, fieldErrorsOf, inFormOrder } from "./field-errors.ts"
import { steps } from "./form-fields.ts"

const issue = (field: string, message: string) =>
  ({ code: "custom", path: [field], message, input: undefined }) as z.core.$ZodIssue

test("sorts errors in the form's order, fields of no step first", () => {
  const errors = {
    is_casefiled: ["missing"],
    signature: ["signature.format"],
    minor_subject: ["missing"],
    course: ["choice"],
    urn: ["missing"],
    bank_isfsc: ["ifsc.format"],
  } as const
  const sorted = inFormOrder(structuredClone(errors) as never)
  expect(Object.keys(sorted)).toEqual([
    "course",
    "urn",
    "bank_isfsc",
    "minor_subject",
    "signature",
    "is_casefiled",
  ])
  expect(sorted).toEqual(errors)
})

test("removes duplicate messages of a field", () => {
  const errors = fieldErrorsOf([
    issue("minor_subject", "missing"),
    issue("urn", "missing"),
    issue("urn", "urn.format"),
    issue("urn", "missing"),
  ])
  expect(errors).toEqual({ urn: ["missing", "urn.format"], minor_subject: ["missing"] })
  expect(Object.keys(errors)).toEqual(["urn", "minor_subject"])
})

test("reports several wrong values of a list once", () => {
  const { error } = applicationSchema("2025-07-01", sampleRules).safeParse({
    weightage: ["x", "y", "ncc_b"],
  })
  expect(fieldErrorsOf(error!.issues)["weightage"]).toEqual(["choice"])
})

test("maps zod's type errors to missing", () => {
  const { error } = z.safeParse(z.object({ urn: z.string() }), { urn: 5 })
  expect(fieldErrorsOf(error!.issues)).toEqual({ urn: ["missing"] })
})

test("reports the fields of an empty form in the form's order", () => {
  const { error } = applicationSchema("2025-07-01", sampleRules).safeParse({})
  const [course, ...fields] = Object.keys(fieldErrorsOf(error!.issues))
  expect(course).toBe("course")
  expect(fields).toEqual(
    steps.flatMap((step) => step.fields).filter((field) => fields.includes(field)),
  )
})

test.each([
  { field: "urn", error: "missing", text: errorMessages.en.fields.urn.missing },
  { field: "urn", error: "urn.format", text: errorMessages.en.messages["urn.format"] },
  { field: "stray", error: "missing", text: errorMessages.en.messages.missing },
] as const)("the text of $error at $field is: $text", ({ field, error, text }) =>
  expect(errorText(errorMessages.en, field, error)).toBe(text),
)

test("maps all errors of a form to texts by field", () =>
  expect(
    errorTexts(errorMessages.en, { urn: ["missing", "urn.format"], email: ["email.format"] }),
  ).toEqual({
    urn: [errorMessages.en.fields.urn.missing, errorMessages.en.messages["urn.format"]],
    email: [errorMessages.en.messages["email.format"]],
  }))

const missingTexts = (fields: ErrorCatalogue["fields"]) =>
  Object.entries(fields).flatMap(([field, messages]) =>
    "missing" in messages ? [[field, String(messages.missing)] as const] : [],
  )

describe.each(["en", "hi"] as const)("in %s", (language) => {
  const { fields } = errorMessages[language]

  test("every field of the form has messages", () =>
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(steps.flatMap((step) => step.fields)),
    ))

  test.each(missingTexts(fields))("the text for a missing %s is in that language", (_, text) =>
    expect(text).toMatch(language === "hi" ? /\p{Script=Devanagari}/u : /^[A-Z][^\u0900-\u097f]+$/),
  )
})

test("every required field has its own text for a missing value, in both languages", () => {
  const { error } = applicationSchema("2025-07-01", sampleRules).safeParse({})
  const errors = fieldErrorsOf(error!.issues)
  const missing = Object.keys(errors).filter((name) => errors[name]!.includes("missing"))
  for (const { fields, messages } of Object.values(errorMessages)) {
    for (const field of missing.filter((name) => name !== "course")) {
      expect(errorText({ fields, messages }, field, "missing"), field).not.toBe(messages.missing)
    }
  }
})
