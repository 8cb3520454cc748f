import { randomBytes } from "node:crypto"

import fc from "fast-check"
import { expect, test } from "vitest"

import { createFieldEncryption } from "./field-encryption.ts"

const key = Buffer.alloc(32, 1)
const fieldEncryption = createFieldEncryption(key)
const text = fc.string({ unit: "binary", maxLength: 200 })
const bound = fc.string({ maxLength: 40 })
const another = (value: string) => text.filter((other) => other !== value)

test("decryption returns the encrypted text", () => {
  fc.assert(
    fc.property(text, bound, (clear, field) => {
      // Lone surrogates have no UTF-8 form.
      fc.pre(clear.isWellFormed())
      expect(fieldEncryption.decrypt(fieldEncryption.encrypt(clear, field), field)).toBe(clear)
    }),
  )
})

test("encryption with the same key decrypts it, with another key it does not", () => {
  const encrypted = fieldEncryption.encrypt("234567890124", "ABC.aadhar_no")
  expect(createFieldEncryption(Buffer.from(key)).decrypt(encrypted, "ABC.aadhar_no")).toBe(
    "234567890124",
  )
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (otherKey) => {
      fc.pre(!key.equals(otherKey))
      expect(() => createFieldEncryption(otherKey).decrypt(encrypted, "ABC.aadhar_no")).toThrow()
    }),
  )
})

test.each(["ABD.aadhar_no", "ABC.bank_account", "", "ABC.aadhar_no "])(
  "a value encrypted for ABC.aadhar_no does not decrypt as '%s'",
  (other) => {
    const encrypted = fieldEncryption.encrypt("234567890124", "ABC.aadhar_no")
    expect(() => fieldEncryption.decrypt(encrypted, other)).toThrow()
  },
)

test("a value with one changed byte does not decrypt", () => {
  const encrypted = Buffer.from(
    fieldEncryption.encrypt("234567890124", "ABC.aadhar_no"),
    "base64url",
  )
  for (let place = 0; place < encrypted.length; place++) {
    const changed = Buffer.from(encrypted)
    changed[place]! ^= 1
    const opened = () => fieldEncryption.decrypt(changed.toString("base64url"), "ABC.aadhar_no")
    expect(opened, `byte ${place}`).toThrow()
  }
})

test("a truncated value does not decrypt", () => {
  const encrypted = Buffer.from(
    fieldEncryption.encrypt("234567890124", "ABC.aadhar_no"),
    "base64url",
  )
  for (let length = 0; length < encrypted.length; length++) {
    const cut = encrypted.subarray(0, length).toString("base64url")
    expect(() => fieldEncryption.decrypt(cut, "ABC.aadhar_no"), `${length} bytes`).toThrow()
  }
})

test("a value with an authentication tag of four bytes does not decrypt, even of an empty text", () => {
  const cut = Buffer.from(fieldEncryption.encrypt("", "ABC.email"), "base64url").subarray(0, 16)
  expect(() => fieldEncryption.decrypt(cut.toString("base64url"), "ABC.email")).toThrow()
})

test("equal texts have different encrypted values and the same blind index", () => {
  fc.assert(
    fc.property(text, bound, (clear, field) => {
      expect(fieldEncryption.encrypt(clear, field)).not.toBe(fieldEncryption.encrypt(clear, field))
      expect(fieldEncryption.blindIndex(clear)).toBe(fieldEncryption.blindIndex(clear))
    }),
  )
})

test("different texts have different blind indexes", () => {
  const pair = fc.string().chain((one) => fc.tuple(fc.constant(one), another(one)))
  fc.assert(
    fc.property(pair, ([one, other]) => {
      fc.pre(one.isWellFormed() && other.isWellFormed())
      expect(fieldEncryption.blindIndex(one)).not.toBe(fieldEncryption.blindIndex(other))
    }),
  )
})

test("neither the encrypted value nor the blind index contains a part of the text", () => {
  const aadhaar = "234567890124"
  for (const shown of [
    fieldEncryption.encrypt(aadhaar, "ABC.aadhar_no"),
    fieldEncryption.blindIndex(aadhaar),
  ]) {
    expect(shown).not.toContain("5678")
    expect(Buffer.from(shown, "base64url").includes("5678")).toBe(false)
  }
})

test("another key gives another blind index and another fingerprint", () => {
  const other = createFieldEncryption(randomBytes(32))
  expect(other.blindIndex("234567890124")).not.toBe(fieldEncryption.blindIndex("234567890124"))
  expect(other.fingerprint).not.toBe(fieldEncryption.fingerprint)
})

test("the fingerprint is the same for the same key, and no part of it", () => {
  expect(createFieldEncryption(Buffer.from(key)).fingerprint).toBe(fieldEncryption.fingerprint)
  expect(fieldEncryption.fingerprint).toMatch(/^[\w-]{16}$/)
  expect(key.toString("base64url")).not.toContain(fieldEncryption.fingerprint)
})
