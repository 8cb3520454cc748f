import { describe, expect, test } from "vitest"

import { applicationSchema } from "./application.ts"
import { errorText, errorTexts } from "./error-texts.ts"
import { fieldErrorsOf } from "./field-errors.ts"
import { errorMessages, type ErrorMessage } from "./messages/error-messages.ts"
import { steps } from "./steps.ts"

test.each([
  { field: "urn", problem: "missing", text: errorMessages.en.fields.urn.missing },
  { field: "urn", problem: "urn.format", text: errorMessages.en.messages["urn.format"] },
  { field: "stray", problem: "missing", text: errorMessages.en.messages.missing },
] as const)("the text of $problem at $field is: $text", ({ field, problem, text }) =>
  expect(errorText(errorMessages.en, field, problem)).toBe(text),
)

test("maps all problems of a form to texts by field", () =>
  expect(
    errorTexts(errorMessages.en, { urn: ["missing", "urn.format"], email: ["email.format"] }),
  ).toEqual({
    urn: [errorMessages.en.fields.urn.missing, errorMessages.en.messages["urn.format"]],
    email: [errorMessages.en.messages["email.format"]],
  }))

const missingTexts = (fields: ErrorMessage["fields"]) =>
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
  const { error } = applicationSchema("2025-07-01").safeParse({})
  const problems = fieldErrorsOf(error!.issues)
  const missing = Object.keys(problems).filter((name) => problems[name]!.includes("missing"))
  for (const { fields, messages } of Object.values(errorMessages)) {
    for (const field of missing.filter((name) => name !== "course")) {
      expect(errorText({ fields, messages }, field, "missing"), field).not.toBe(messages.missing)
    }
  }
})
