import { describe, expect, test } from "vitest"

import { ask, everyClaim, rulesAsking } from "#tests/support/samples/additional-fields.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { uploadNames } from "../../fields/uploads.ts"
import { applicationSchema } from "../application.ts"
import { fieldErrorsOf } from "./field-errors.ts"
import { fullLabelOf, labelOf } from "./field-labels.ts"
import {
  additionalFieldDefinitions,
  groupsOfForm,
  fieldsInUse,
  fieldGroups,
  fieldOf,
  fieldTypeOf,
  formFields,
  type FormHistory,
  formVersion,
  isSensitive,
  numberOfSteps,
  stepOfField,
  steps,
  type StoredForm,
  upgradeForm,
} from "./form-fields.ts"

test("names the fields that a shared device does not store (specification 5.3)", () => {
  const names = formFields.filter(({ since = 1 }) => since === 1).map(({ name }) => name)
  expect(names.filter(isSensitive)).toEqual([
    "urn",
    "dob",
    "whatsapp_number",
    "applicant_mobile",
    "aadhar_no",
    "local_guardian_contact",
    "income_certificate_no",
    "bank_account",
    "bank_isfsc",
    "highschool_roll",
    "i_roll",
    "image",
    "signature",
  ])
})

test("every field is in one group, in the form's order", () => {
  const grouped = fieldGroups.flatMap(({ fields }) => fields)
  expect(grouped.filter((field) => fieldTypeOf(field) !== "counted")).toEqual(
    steps.flatMap(({ fields }) => fields),
  )
})

test("percentages follow the marks of their school", () => {
  const fieldsOf = (heading: string) =>
    fieldGroups.find((group) => group.heading === heading)?.fields.slice(-3, -1)
  expect(fieldsOf("highschool")).toEqual(["highschool_obtmarks", "highschool_percentage"])
  expect(fieldsOf("intermediate")).toEqual(["i_obtmarks", "i_percentage"])
})

test.each([
  { field: "email", en: "E-mail address", hi: "ई-मेल पता" },
  { field: "i_board", en: "Intermediate: Board", hi: "इण्टरमीडिएट: बोर्ड" },
  { field: "highschool_percentage", en: "High school: Percentage", hi: "हाईस्कूल: प्रतिशत" },
  { field: "bank_name", en: "Bank's name", hi: "बैंक का नाम" },
  { field: "course", en: "Course", hi: "पाठ्यक्रम" },
])("the full label of $field is $en, $hi", ({ field, en, hi }) => {
  expect(fullLabelOf(field, "en")).toBe(en)
  expect(fullLabelOf(field, "hi")).toBe(hi)
})

test("full labels are unique", () => {
  const all = fieldGroups.flatMap(({ fields }) => fields)
  for (const language of ["en", "hi"] as const) {
    expect(new Set(all.map((field) => fullLabelOf(field, language))).size).toBe(all.length)
    expect(all.filter((field) => labelOf(field, language) === field)).toEqual([])
  }
})

const today = "2025-07-01"
const splitWords = (text: string) => text.trim().split(/\s+/)

// The fields of each step (specification 4.1). is_otherenrollment is asked once, on the last step
// (specification 13.2).
const specified = {
  basic_info:
    splitWords(`urn applicant_name mother_name father_name dob gender category sub_category
    religion email whatsapp_number applicant_mobile aadhar_no c_address
    same_as_correspondence p_address local_guardian_name local_guardian_contact local_guardian_address`),
  eligibility: splitWords(
    "horizontal_reservation weightage nationality is_minority is_upresidence",
  ),
  income_details: splitWords(`annual_income income_certificate_no bank_name bank_branch bank_account
    bank_isfsc`),
  education_details: splitWords(`highschool_year highschool_board highschool_name highschool_roll
    highschool_maxmarks highschool_obtmarks highschool_subject i_year i_board i_name i_roll
    i_maxmarks i_obtmarks i_subject first_major_subject second_major_subject minor_subject`),
  upload_section: splitWords(`image signature is_otherenrollment has_scholarship is_casefiled
    is_rustigated is_civilservant is_ufmeans agreed_to_declaration`),
}

/** The specification lists the fields of the form's first version. */
const isOfFirst = (field: string) =>
  !formFields.some(({ name, since = 1 }) => name === field && since > 1)

test("has five tabs in order, and six steps (specification 5.2)", () => {
  expect(steps.map(({ id }) => id)).toEqual(Object.keys(specified))
  expect(numberOfSteps).toBe(6)
})

test.each(Object.entries(specified))(
  "%s has exactly the fields of specification 4.1",
  (id, fields) => {
    const ofStep = steps.filter((step) => step.id === id).flatMap((step) => step.fields)
    expect(ofStep.filter(isOfFirst).toSorted()).toEqual(fields.toSorted())
  },
)

test.each(["basic_info", "eligibility"] as const)("%s has its fields in this order", (id) =>
  expect(steps.find((step) => step.id === id)!.fields.filter(isOfFirst)).toEqual(specified[id]),
)

test("no field is on two steps", () => {
  const all = steps.flatMap(({ fields }) => fields)
  expect(new Set(all).size).toBe(all.length)
})

test("every stored field is on a step, except the course and computed percentages", () => {
  const stored = Object.keys(applicationSchema(today, sampleRules).parse(validForm("BA")))
  const onSteps = steps.flatMap(({ fields }) => fields)
  expect(stored.filter((field) => !onSteps.includes(field)).toSorted()).toEqual([
    "course",
    "highschool_percentage",
    "i_percentage",
  ])
})

test.each([
  { field: "urn", step: 0 },
  { field: "p_address", step: 0 },
  { field: "weightage", step: 1 },
  { field: "bank_isfsc", step: 2 },
  { field: "minor_subject", step: 3 },
  { field: "image", step: 4 },
  { field: "agreed_to_declaration", step: 4 },
  { field: "course", step: 0 },
])("$field is on tab $step", ({ field, step }) => expect(stepOfField(field)).toBe(step))

const schema = applicationSchema("2025-07-01", sampleRules)
const errorsOf = (form: Record<string, unknown>) => {
  const { error } = schema.safeParse(form)
  return error ? fieldErrorsOf(error.issues) : {}
}
const without = (field: string) => {
  const { [field]: _, ...rest } = validForm("BA")
  return rest
}

// The optional fields (specification 4.1). An unticked same_as_correspondence means no.
const optionalFields = [
  "sub_category",
  "email",
  "whatsapp_number",
  "local_guardian_name",
  "local_guardian_contact",
  "local_guardian_address",
  "horizontal_reservation",
  "weightage",
  "income_certificate_no",
  "same_as_correspondence",
]

// The two pictures are files, which the server validates separately.
const sentFields = ["course", ...steps.flatMap(({ fields }) => fields)].filter(
  (field) => !(uploadNames as string[]).includes(field) && isOfFirst(field),
)
const messageFor = (field: string) =>
  field === "agreed_to_declaration" ? "declaration.agree" : "missing"
const requiredFields = sentFields.filter((field) => !optionalFields.includes(field))

test("every optional field is a field of the form", () =>
  expect(optionalFields.filter((field) => !sentFields.includes(field))).toEqual([]))

describe.each(requiredFields)("%s is required", (field) => {
  test.each([
    { how: "absent", form: without(field) },
    { how: "empty", form: { ...validForm("BA"), [field]: "" } },
    { how: "blank", form: { ...validForm("BA"), [field]: " \u00a0\n" } },
  ])("is reported once and alone when $how", ({ form }) =>
    expect(errorsOf(form)).toEqual({ [field]: [messageFor(field)] }),
  )
})

describe.each(optionalFields)("%s is optional", (field) => {
  test.each([
    { how: "absent", form: without(field) },
    { how: "empty", form: { ...validForm("BA"), [field]: "" } },
  ])("is stored as empty when $how", ({ form }) => {
    const stored = schema.parse(form) as Record<string, unknown>
    expect(stored[field]).toHaveLength(0)
  })
})

test("a session may ask every additional field, but neither a subject nor a computed one", () => {
  expect(additionalFieldDefinitions.every(({ since = 1 }) => since > 1)).toBe(true)
  expect(
    additionalFieldDefinitions.filter(({ type }) => ["subject", "counted"].includes(type)),
  ).toEqual([])
  expect(additionalFieldDefinitions.map(({ name }) => name)).toContain("apaar_id")
})

test("a form has the groups of the fields that it asks; computed fields come with them", () => {
  const groupsOf = (fields: string[]) => groupsOfForm(ask(fields)).map(({ heading }) => heading)
  expect(groupsOf([])).not.toContain("gap")
  expect(groupsOf(["gap_reason"])).toContain("gap")
  const gap = groupsOfForm(ask(["gap_reason"])).find(({ heading }) => heading === "gap")
  expect(gap?.fields).toEqual(["gap_years", "gap_reason"])
})

test("a correction keeps what is filled in, and requires nothing that was left empty", () => {
  const asked = ask(["apaar_id", "udid", "sport"], ["apaar_id", "udid"])
  const form = { apaar_id: "123456789012", udid: "", freeship_card_no: "FS/1" }
  expect(fieldsInUse(form, asked)).toEqual([
    { field: "apaar_id", is_required: true },
    { field: "udid", is_required: false },
    { field: "sport", is_required: false },
    { field: "freeship_card_no", is_required: false },
  ])
})

test("numbers of certificates and of persons are not stored on a shared device", () => {
  const numbers = additionalFieldDefinitions.filter(
    ({ name, type }) =>
      name.endsWith("_no") || name.endsWith("_ref") || ["apaar", "udid", "otr"].includes(type),
  )
  expect(numbers).toHaveLength(11)
  expect(numbers.filter(({ name }) => !isSensitive(name))).toEqual([])
  expect(isSensitive(fieldOf("disability_type").name)).toBe(true)
})

const history: FormHistory = {
  fields: [
    { name: "urn", type: "urn" },
    { name: "apaar_id", type: "line", since: 2 },
    { name: "sports", type: "several", choices: ["state", "nation"], since: 3 },
    { name: "full_name", type: "name", since: 3 },
  ],
  upgraders: { 3: ({ name, ...form }) => ({ ...form, full_name: name }) },
}

test.each([
  { from: 1, form: { urn: "SU1", name: "Anjali" }, apaar_id: "" },
  { from: 2, form: { urn: "SU1", name: "Anjali", apaar_id: "123" }, apaar_id: "123" },
])("fields that came after version $from are empty or computed", ({ from, form, apaar_id }) => {
  const upgraded = upgradeForm(form, from, history)
  expect(upgraded).toEqual({ urn: "SU1", apaar_id, sports: [], full_name: "Anjali" })
})

test("a field that the session of this version did not ask is empty", () =>
  expect(upgradeForm({ urn: "SU1", full_name: "Anjali" }, 3, history)).toEqual({
    urn: "SU1",
    apaar_id: "",
    sports: [],
    full_name: "Anjali",
  }))

test("a form of this version, or of a later one, is unchanged", () => {
  const form = { urn: "SU1", apaar_id: "123", sports: ["state"], full_name: "Anjali" }
  expect(upgradeForm(form, 3, history)).toEqual(form)
  expect(upgradeForm(form, 4, history)).toEqual(form)
})

const upgradedSchema = applicationSchema("2026-07-01", rulesAsking())
const formOfToday = upgradedSchema.parse(validForm("BSc", everyClaim)) as unknown as StoredForm
const namesUntil = (version: number) =>
  formFields.filter(({ since = 1 }) => since <= version).map(({ name }): string => name)
const versions = Array.from({ length: formVersion }, (_, index) => index + 1)

test.each(versions)(
  "a form of version %i has every field of today, and may be corrected",
  (from) => {
    const names = ["course", ...namesUntil(from)]
    const stored = Object.fromEntries(
      Object.entries(formOfToday).filter(([name]) => names.includes(name)),
    )
    const upgraded = upgradeForm(stored, from)
    expect(Object.keys(upgraded)).toEqual(expect.arrayContaining(Object.keys(formOfToday)))
    expect(upgradedSchema.parse(upgraded)).toMatchObject(stored)
  },
)
