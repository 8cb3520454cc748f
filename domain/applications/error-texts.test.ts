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
] as const)("$field, $problem: $text", ({ field, problem, text }) =>
  expect(errorText(errorMessages.en, field, problem)).toBe(text),
)

test("all problems of a form, each in its place", () =>
  expect(
    errorTexts(errorMessages.en, { urn: ["missing", "urn.format"], email: ["email.format"] }),
  ).toEqual({
    urn: [errorMessages.en.fields.urn.missing, errorMessages.en.messages["urn.format"]],
    email: [errorMessages.en.messages["email.format"]],
  }))

const missingTexts = (fields: ErrorMessage["fields"]) =>
  Object.entries(fields).flatMap(([field, words]) =>
    "missing" in words ? [[field, String(words.missing)] as const] : [],
  )

describe.each(["en", "hi"] as const)("in %s", (language) => {
  const { fields } = errorMessages[language]

  test("every field of the form has words", () =>
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(steps.flatMap((step) => step.fields)),
    ))

  test.each(missingTexts(fields))("what is said of a missing %s is in that language", (_, said) =>
    expect(said).toMatch(language === "hi" ? /\p{Script=Devanagari}/u : /^[A-Z][^\u0900-\u097f]+$/),
  )
})

test("a field that can be missing has a text of its own, in both languages", () => {
  const { error } = applicationSchema("2025-07-01").safeParse({})
  const problems = fieldErrorsOf(error!.issues)
  const missing = Object.keys(problems).filter((name) => problems[name]!.includes("missing"))
  for (const { fields, messages } of Object.values(errorMessages)) {
    for (const field of missing.filter((name) => name !== "course")) {
      expect(errorText({ fields, messages }, field, "missing"), field).not.toBe(messages.missing)
    }
  }
})
