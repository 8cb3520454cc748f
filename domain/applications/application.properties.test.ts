import fc from "fast-check"
import { expect, test } from "vitest"

import { sampleCourses, longestForm, validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { messages } from "../fields/messages/messages.en.ts"
import { applicationSchema } from "./application.ts"
import { fieldErrorsOf } from "./form/field-errors.ts"
import { steps } from "./form/form-fields.ts"

const schema = applicationSchema("2025-07-01", sampleRules)
const formFields = ["course", ...steps.flatMap(({ fields }) => fields)]
const complete = Object.keys(schema.parse(validForm("BA"))).toSorted()
const lists = ["horizontal_reservation", "weightage"]

const forms = fc
  .tuple(fc.constantFrom(...sampleCourses), fc.constantFrom(validForm, longestForm))
  .map(([course, fill]) => fill(course))
const garbage = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("0", "9", "-", "/", ".", " ", "क", "्", "\u200d", "<", "₹") }),
  fc.array(fc.string()),
)
// Valid forms with some fields replaced by garbage, so that both outcomes occur.
const invalidForms = fc
  .tuple(forms, fc.dictionary(fc.constantFrom(...formFields, "stray"), garbage, { maxKeys: 6 }))
  .map(([form, changes]) => ({ ...form, ...changes }))

test("any input gives a complete application or errors with known messages", () => {
  fc.assert(
    fc.property(fc.oneof(invalidForms, fc.anything()), (sent) => {
      const { data, error } = schema.safeParse(sent)
      const errors = error ? fieldErrorsOf(error.issues) : {}
      const keys = Object.values(errors).flat()
      expect(Object.keys(messages)).toEqual(expect.arrayContaining(keys))
      expect(Object.keys(data ?? errors).length).toBeGreaterThan(0)
      expect(data ? Object.keys(data).toSorted() : complete).toEqual(complete)
    }),
    { numRuns: 1000 },
  )
})

test("stores only strings and lists of strings; an address's line breaks are the only control characters", () => {
  fc.assert(
    fc.property(invalidForms, (sent) => {
      const { data } = schema.safeParse(sent)
      const { c_address = "", p_address = "", ...others } = data ?? {}
      const lines = [c_address, p_address].flatMap((address) => address.split("\n"))
      for (const value of [...lines, ...Object.values(others).flat()]) {
        expect(value).toBeTypeOf("string")
        expect(value).not.toMatch(/\p{Cc}|\p{Cs}|[\u202a-\u202e]|^\s|\s$/u)
      }
    }),
    { numRuns: 1000 },
  )
})

test("is idempotent on stored values", () => {
  const changes = fc.dictionary(
    fc.constantFrom("c_address", "sub_category", "bank_name", "i_board", "highschool_roll"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  )
  fc.assert(
    fc.property(forms, changes, fc.constantFrom("yes", "no"), (form, input, same) => {
      const { data } = schema.safeParse({ ...form, ...input, same_as_correspondence: same })
      expect(data && schema.parse(data)).toEqual(data)
    }),
    { numRuns: 500 },
  )
})

test("ignores unknown fields of a valid form", () => {
  const stray = fc.dictionary(
    fc.string().filter((name) => !formFields.includes(name) && !complete.includes(name)),
    garbage,
  )
  fc.assert(
    fc.property(forms, stray, (form, more) => {
      expect(schema.parse({ ...more, ...form })).toEqual(schema.parse(form))
    }),
  )
})

test("ignores white space around values", () => {
  const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\r\n", "\u00a0", "\u3000") })
  fc.assert(
    fc.property(forms, blank, blank, (form, before, after) => {
      const padded = (text: string) => before + text + after
      const input = Object.entries(form).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(padded) : padded(value),
      ])
      expect(schema.parse(Object.fromEntries(input))).toEqual(schema.parse(form))
    }),
  )
})

const numeric = [
  "urn",
  "dob",
  "aadhar_no",
  "applicant_mobile",
  "whatsapp_number",
  "local_guardian_contact",
  "annual_income",
  "bank_account",
  "bank_isfsc",
  ...["highschool", "i"].flatMap((school) =>
    ["year", "maxmarks", "obtmarks"].map((field) => `${school}_${field}`),
  ),
]

test("accepts Devanagari and full-width digits in numeric fields", () => {
  fc.assert(
    fc.property(
      forms,
      fc.subarray(numeric),
      fc.constantFrom(0x0966, 0xff10),
      (form, some, zero) => {
        const input = { ...form }
        for (const field of some) {
          input[field] = String(form[field]).replace(/\d/g, (digit) =>
            String.fromCharCode(zero + Number(digit)),
          )
        }
        expect(schema.parse(input)).toEqual(schema.parse(form))
      },
    ),
  )
})

test("no issue contains an Aadhaar number, bank account or birth date", () => {
  const secret = fc.stringMatching(/^[2-9][0-9]{5}#[0-9]{0,20}$/)
  const fields = fc.subarray(["aadhar_no", "bank_account", "dob"], { minLength: 1 })
  fc.assert(
    fc.property(forms, secret, fields, fc.boolean(), (form, input, some, asList) => {
      const invalid: Record<string, unknown> = { ...form }
      for (const field of some) invalid[field] = asList ? [input] : input
      const { error } = schema.safeParse(invalid, { reportInput: true })
      expect(error!.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(some))
      expect(JSON.stringify(error!.issues)).not.toContain(input)
      expect(error!.message + error!.stack).not.toContain(input)
    }),
  )
})

test("lists contain only known options, each once", () => {
  const sent = fc.array(fc.constantFrom("ncc_b", "NCC_C", "ncc_c ", "nss_240_hours"))
  fc.assert(
    fc.property(forms, sent, (form, weightage) => {
      const stored = schema.parse({ ...form, weightage })
      const expected = new Set(weightage.map((value) => value.trim().toLowerCase()))
      expect(stored.weightage.toSorted()).toEqual([...expected].toSorted())
      for (const list of lists) expect(stored).toHaveProperty(list, expect.any(Array))
    }),
  )
})
