import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { agreement, anyOf, oneOf, yesNo } from "./choice-schemas.ts"
import { required } from "./text-schemas.ts"

const resultOf = (kind: z.ZodMiniType, input: unknown) => {
  const { data, error } = z.safeParse(kind, input)
  return error ? error.issues[0]!.message : data
}

describe("single choice", () => {
  const religion = required(oneOf(["Hindu", "Sikh", "other"]))

  test.each([
    { input: "Sikh", answer: "Sikh" },
    { input: "sikh", answer: "Sikh" },
    { input: "OTHER", answer: "other" },
    { input: " Hindu ", answer: "Hindu" },
    { input: "Hin", answer: "choice" },
    { input: "Hindu,Sikh", answer: "choice" },
    { input: "constructor", answer: "choice" },
    { input: "__proto__", answer: "choice" },
    { input: "", answer: "missing" },
  ])("'$input': $answer", ({ input, answer }) => expect(resultOf(religion, input)).toBe(answer))
})

describe("multiple choice", () => {
  const weightage = anyOf(["ncc_b", "ncc_c", "nss"])

  test.each([
    { sent: undefined, chosen: [], why: "nothing sent" },
    { sent: "", chosen: [], why: "an empty text" },
    { sent: [], chosen: [], why: "an empty list" },
    { sent: "ncc_c", chosen: ["ncc_c"], why: "a single value" },
    { sent: ["nss", "ncc_b"], chosen: ["ncc_b", "nss"], why: "values, sorted in the list's order" },
    { sent: ["nss", "nss", "NSS"], chosen: ["nss"], why: "duplicates, removed" },
    { sent: [" nss "], chosen: ["nss"], why: "surrounding spaces" },
  ])("accepts $why: $chosen", ({ sent, chosen }) =>
    expect(resultOf(weightage, sent)).toEqual(chosen),
  )

  test.each([
    { sent: ["ncc_b", "ncc_d"], why: "an unknown option" },
    { sent: "ncc_b,ncc_c", why: "a comma list" },
    { sent: [5], why: "a number" },
    { sent: [["ncc_b"]], why: "a list in a list" },
    { sent: { 0: "ncc_b" }, why: "an object" },
    { sent: null, why: "null" },
  ])("refuses $why", ({ sent }) => expect(resultOf(weightage, sent)).toBe("choice"))
})

describe("yes or no", () => {
  test.each([
    ...["yes", "YES", "Yes", "1", "on", "true", " yes "].map((input) => ({ input, answer: "yes" })),
    ...["no", "NO", "0", "false"].map((input) => ({ input, answer: "no" })),
    ...["maybe", "2", "y", "off", "हाँ", "yesno"].map((input) => ({ input, answer: "choice" })),
    { input: "", answer: "missing" },
  ])("'$input': $answer", ({ input, answer }) =>
    expect(resultOf(required(yesNo), input)).toBe(answer),
  )
})

describe("required checkbox", () => {
  test.each(["yes", "1", "on", "true", "ON"])("accepts '%s' as agreement", (sent) =>
    expect(resultOf(agreement, sent)).toBe("yes"),
  )

  test.each([undefined, null, "", "no", "0", "false", "off", 1, true, ["yes"]])(
    "refuses %j",
    (sent) => expect(resultOf(agreement, sent)).toBe("declaration.agree"),
  )
})
