import { expect, test } from "vitest"

import { parseAdmissionCode } from "../admission-code.ts"
import { draftCodeFrom, groupDraftCode, isEasyPin, parseDraftCode, parsePin } from "./draft-code.ts"

const code = "DRABCDEFGHJKLM"

test("a draft code is no admission code, and an admission code is no draft code", () => {
  const made = draftCodeFrom(Uint8Array.from({ length: 12 }, (_, index) => index * 17))
  expect(parseDraftCode(made)).toBe(made)
  expect(parseAdmissionCode(made)).toBeUndefined()
  expect(parseDraftCode("ABCDEFGHJKLM")).toBeUndefined()
  // An admission code that begins with DR.
  expect(parseDraftCode("DRCDEFGHJKLM")).toBeUndefined()
})

test.each(["DR-ABCD-EFGH-JKLM", " dr abcd efgh jklm ", "dr‑abcd–efgh—jklm", "DR.ABCD.EFGH.JKLM"])(
  "%s is read",
  (typed) => expect(parseDraftCode(typed)).toBe(code),
)

test("is written in groups", () => expect(groupDraftCode(code)).toBe("DR-ABCD-EFGH-JKLM"))

test.each([undefined, null, 5, {}, "", "DR", "DRABCDEFGHJKL0", `${code}A`])(
  "%j is no draft code",
  (typed) => expect(parseDraftCode(typed)).toBeUndefined(),
)

test.each([
  { typed: "493817", pin: "493817" },
  { typed: "49 38 17", pin: "493817" },
  { typed: "४९३८१७", pin: "493817" },
  { typed: "12345678", pin: "12345678" },
  { typed: "49381", pin: undefined },
  { typed: "493817123", pin: undefined },
  { typed: "49381a", pin: undefined },
  { typed: 493817, pin: undefined },
])("the PIN $typed is read as $pin", ({ typed, pin }) => expect(parsePin(typed)).toBe(pin))

test.each([
  { pin: "000000", easy: true },
  { pin: "123456", easy: true },
  { pin: "890123", easy: true },
  { pin: "654321", easy: true },
  { pin: "474747", easy: true },
  { pin: "284284", easy: true },
  { pin: "270307", easy: true },
  { pin: "27032007", easy: true },
  { pin: "20070327", easy: true },
  { pin: "543210", easy: true },
  { pin: "876501", easy: true },
  { pin: "493817", easy: false },
])("the PIN $pin is easy to guess: $easy", ({ pin, easy }) =>
  expect(isEasyPin(pin, ["Asha", "27-03-2007", "98765 01234"])).toBe(easy),
)
