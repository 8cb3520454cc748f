import { describe, expect, test } from "vitest"

import { contactFields, contactLimits, readContactMessage } from "./contact-message.ts"

const message = {
  name: "सुनीता देवी",
  email: "sunita@example.com",
  subject: "Hostel",
  message: "Is there a hostel?\n\nThank you.",
}
const errorsOf = (changes: Record<string, unknown>) => {
  const read = readContactMessage({ ...message, ...changes })
  return "errors" in read ? read.errors : {}
}

test("returns a valid message unchanged", () =>
  expect(readContactMessage(message)).toEqual({ message }))

test("drops unknown fields", () =>
  expect(readContactMessage({ ...message, role: "admin" })).toEqual({ message }))

describe.each(contactFields)("%s", (field) => {
  test.each(["", "   ", "\n\t", "\0", "\u200b\u200d", undefined, null, 5, ["a"], {}])(
    "is missing when it is %j",
    (input) => expect(errorsOf({ [field]: input })).toEqual({ [field]: "missing" }),
  )
})

test.each([
  { field: "name", longest: "क".repeat(100) },
  { field: "email", longest: `a@${"b.".repeat(123)}com.in` },
  { field: "subject", longest: "क".repeat(200) },
  { field: "message", longest: "क".repeat(5000) },
] as const)(
  "accepts $field of maximum length and refuses one more character",
  ({ field, longest }) => {
    expect(longest).toHaveLength(contactLimits[field])
    expect(errorsOf({ [field]: longest })).toEqual({})
    expect(errorsOf({ [field]: `${longest}a` })).toEqual({ [field]: "too_long" })
  },
)

test("reports all errors at once", () =>
  expect(readContactMessage({})).toEqual({
    errors: { name: "missing", email: "missing", subject: "missing", message: "missing" },
  }))

test.each([
  { email: "sunita@example.com", error: undefined },
  { email: "  sunita@example.com ", error: undefined },
  { email: "sunita.devi+1@mail.example.co.in", error: undefined },
  { email: "sunita", error: "email" },
  { email: "sunita@", error: "email" },
  { email: "@example.com", error: "email" },
  { email: "a b@example.com", error: "email" },
  { email: "a@example.com, b@example.com", error: "email" },
  { email: "a@example.com\nBcc: b@example.com", error: "email" },
])("e-mail address $email: $error", ({ email, error }) =>
  expect(errorsOf({ email }).email).toBe(error),
)

test("keeps the subject on one line, against e-mail header injection", () =>
  expect(readContactMessage({ ...message, subject: "One\r\nBcc: x@example.com" })).toEqual({
    message: { ...message, subject: "One Bcc: x@example.com" },
  }))

test("normalises line breaks and removes control characters", () =>
  expect(
    readContactMessage({ ...message, message: " One\r\ntwo\rthree\0\u0007\u202e क्\u200dष\ud800 " }),
  ).toEqual({ message: { ...message, message: "One\ntwo\nthree क्\u200dष" } }))

test("does not count the carriage returns that a browser adds", () => {
  const lines = Array.from({ length: 2500 }, () => "a").join("\r\n")
  expect(errorsOf({ message: lines })).toEqual({})
})
