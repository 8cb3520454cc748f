import { expect, test } from "vitest"

import { identityKindOf } from "./identity-kinds.ts"
import { identityKey, identityKeysOf, identityNumberOf, readIdentity } from "./identity.ts"
import { verhoeffCheckDigit } from "./verhoeff.ts"

const aadhaar = `23456789012${verhoeffCheckDigit("23456789012")}`

test.each([
  { kind: "aadhaar", input: aadhaar.replace(/\d{4}(?=\d)/g, "$& "), stored: aadhaar },
  { kind: "apaar", input: "1234 5678 9012", stored: "123456789012" },
  { kind: "voter", input: " abc 1234567 ", stored: "ABC1234567" },
  { kind: "voter", input: "ABC१२३४५६७", stored: "ABC1234567" },
  { kind: "voter", input: "UP/12/345/123456", stored: "UP/12/345/123456" },
  { kind: "passport", input: "k 1234567", stored: "K1234567" },
  { kind: "passport", input: "PA-0123456", stored: "PA0123456" },
  { kind: "class_10", input: "2024 / 1234567", stored: "2024/1234567" },
  { kind: "class_10", input: "2024-12ab34", stored: "2024/12AB34" },
] as const)("reads '$input' of $kind", ({ kind, input, stored }) =>
  expect(readIdentity(kind, input).data).toBe(stored),
)

test.each([
  { kind: "aadhaar", input: "123456789012", error: "aadhaar.check_digit" },
  { kind: "apaar", input: "12345678901", error: "apaar.format" },
  { kind: "voter", input: "AB1234567", error: "identity_kind.voter" },
  { kind: "passport", input: "1234567", error: "identity_kind.passport" },
  { kind: "passport", input: "ABC1234567", error: "identity_kind.passport" },
  { kind: "class_10", input: "1234567", error: "identity_kind.class_10" },
  { kind: "class_10", input: "2024/ABCDEF", error: "identity_kind.class_10" },
  { kind: "class_10", input: "2024/123/4567", error: "identity_kind.class_10" },
  { kind: "class_10", input: " ", error: "missing" },
] as const)("refuses '$input' of $kind, without repeating it", ({ kind, input, error }) => {
  const result = readIdentity(kind, input)
  expect(result.error!.issues).toEqual([{ code: "custom", message: error, path: [] }])
})

test.each([
  { sent: undefined, kind: "aadhaar" },
  { sent: "", kind: "aadhaar" },
  { sent: "something", kind: "aadhaar" },
  { sent: " Passport ", kind: "passport" },
])("the kind '$sent' means $kind", ({ sent, kind }) => expect(identityKindOf(sent)).toBe(kind))

test("the key of an Aadhaar number is the number, as in earlier records; others have their kind", () => {
  expect(identityKey("aadhaar", aadhaar)).toBe(aadhaar)
  const key = identityKey("voter", "UP/12/345/123456")
  expect(key).toBe("voter UP/12/345/123456")
  expect([aadhaar, key].map(identityNumberOf)).toEqual([aadhaar, "UP/12/345/123456"])
})

test.each([
  { input: aadhaar, keys: [aadhaar, `apaar ${aadhaar}`] },
  { input: "123456789012", keys: ["apaar 123456789012"] },
  { input: "k1234567", keys: ["passport K1234567"] },
  { input: "2024/1234567", keys: ["class_10 2024/1234567"] },
  { input: "27-03-2007", keys: [] },
  { input: "", keys: [] },
  { input: [aadhaar], keys: [] },
])("'$input' can mean $keys", ({ input, keys }) => expect(identityKeysOf(input)).toEqual(keys))
