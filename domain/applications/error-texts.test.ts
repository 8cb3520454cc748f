import { describe, expect, test } from "vitest"

import { applicationSchema } from "./application.ts"
import { textOf, textsOf } from "./error-texts.ts"
import { problemsOf } from "./field-errors.ts"
import { problemWords, type ProblemWords } from "./messages/error-messages.ts"
import { steps } from "./steps.ts"

test.each([
  { field: "urn", problem: "missing", text: problemWords.en.fields.urn.missing },
  { field: "urn", problem: "urn.format", text: problemWords.en.messages["urn.format"] },
  { field: "stray", problem: "missing", text: problemWords.en.messages.missing },
] as const)("$field, $problem: $text", ({ field, problem, text }) =>
  expect(textOf(problemWords.en, field, problem)).toBe(text),
)

test("all problems of a form, each in its place", () =>
  expect(
    textsOf(problemWords.en, { urn: ["missing", "urn.format"], email: ["email.format"] }),
  ).toEqual({
    urn: [problemWords.en.fields.urn.missing, problemWords.en.messages["urn.format"]],
    email: [problemWords.en.messages["email.format"]],
  }))

const missingTexts = (fields: ProblemWords["fields"]) =>
  Object.entries(fields).flatMap(([field, words]) =>
    "missing" in words ? [[field, String(words.missing)] as const] : [],
  )

describe.each(["en", "hi"] as const)("in %s", (language) => {
  const { fields } = problemWords[language]

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
  const problems = problemsOf(error!.issues)
  const missing = Object.keys(problems).filter((name) => problems[name]!.includes("missing"))
  for (const { fields, messages } of Object.values(problemWords)) {
    for (const field of missing.filter((name) => name !== "course")) {
      expect(textOf({ fields, messages }, field, "missing"), field).not.toBe(messages.missing)
    }
  }
})
