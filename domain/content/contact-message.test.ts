import { describe, expect, test } from "vitest"

import { contactFields, contactLimits, readContactMessage } from "./contact-message.ts"

const message = {
  name: "सुनीता देवी",
  email: "sunita@example.com",
  subject: "Hostel",
  message: "Is there a hostel?\n\nThank you.",
}
const problemsOf = (changes: Record<string, unknown>) => {
  const read = readContactMessage({ ...message, ...changes })
  return "problems" in read ? read.problems : {}
}

test("a message is kept as it was written", () =>
  expect(readContactMessage(message)).toEqual({ message }))

test("what is no field of the form is left out", () =>
  expect(readContactMessage({ ...message, role: "admin" })).toEqual({ message }))

describe.each(contactFields)("%s", (field) => {
  test.each(["", "   ", "\n\t", "\0", "\u200b\u200d", undefined, null, 5, ["a"], {}])(
    "is missing when it is %j",
    (typed) => expect(problemsOf({ [field]: typed })).toEqual({ [field]: "missing" }),
  )
})

test.each([
  { field: "name", most: "क".repeat(100) },
  { field: "email", most: `a@${"b.".repeat(123)}com.in` },
  { field: "subject", most: "क".repeat(200) },
  { field: "message", most: "क".repeat(5000) },
] as const)(
  "$field as long as its limit is taken, one more character is not",
  ({ field, most }) => {
    expect(most).toHaveLength(contactLimits[field])
    expect(problemsOf({ [field]: most })).toEqual({})
    expect(problemsOf({ [field]: `${most}a` })).toEqual({ [field]: "too_long" })
  },
)

test("all that is wrong is said at once", () =>
  expect(readContactMessage({})).toEqual({
    problems: { name: "missing", email: "missing", subject: "missing", message: "missing" },
  }))

test.each([
  { email: "sunita@example.com", problem: undefined },
  { email: "  sunita@example.com ", problem: undefined },
  { email: "sunita.devi+1@mail.example.co.in", problem: undefined },
  { email: "sunita", problem: "email" },
  { email: "sunita@", problem: "email" },
  { email: "@example.com", problem: "email" },
  { email: "a b@example.com", problem: "email" },
  { email: "a@example.com, b@example.com", problem: "email" },
  { email: "a@example.com\nBcc: b@example.com", problem: "email" },
])("the address $email: $problem", ({ email, problem }) =>
  expect(problemsOf({ email }).email).toBe(problem),
)

test("a subject stays on one line, so that no mail program takes it for more", () =>
  expect(readContactMessage({ ...message, subject: "One\r\nBcc: x@example.com" })).toEqual({
    message: { ...message, subject: "One Bcc: x@example.com" },
  }))

test("lines end in one way, and what can't be seen or stored is left out", () =>
  expect(
    readContactMessage({ ...message, message: " One\r\ntwo\rthree\0\u0007\u202e क्\u200dष\ud800 " }),
  ).toEqual({ message: { ...message, message: "One\ntwo\nthree क्\u200dष" } }))

test("the line ends a browser adds on the way don't count", () => {
  const lines = Array.from({ length: 2500 }, () => "a").join("\r\n")
  expect(problemsOf({ message: lines })).toEqual({})
})
