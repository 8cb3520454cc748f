// Adds a field to the definition of the form, with its texts in both languages, and expects it in every place.
import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"

import { storable } from "#app/applications/form/draft/draft.ts"
import { reviewRows } from "#app/applications/form/review.tsx"
import { formMessages } from "#app/applications/messages/messages.server.ts"
import { sheetMessages } from "#app/applications/sheet/messages.server.ts"
import { Sheet } from "#app/applications/sheet/sheet.tsx"
import { FormInputs } from "#console/applications/form/form-inputs.tsx"
import { useApplicationForm } from "#console/applications/form/use-application-form.ts"
import { changesBetween, emptyForm, formInputOf } from "#console/applications/form/values.ts"
import { additionalFactsOf } from "#domain/applications/additional-facts.ts"
import { applicationSchema } from "#domain/applications/application.ts"
import type { StepDefinition } from "#domain/applications/form/field-definition.ts"
import { valueLabels } from "#domain/applications/format-value.ts"
import { toPrintRecord } from "#domain/applications/stored-application.ts"
import { formOf } from "#server/features/applications/application-row.ts"
import { exportColumns } from "#server/features/applications/staff/list/export-columns.ts"
import { printContract, saveContract } from "#server/http/public-api/admission-contract.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { renderForm } from "./support/application-form.tsx"
import { ask, rulesAsking } from "./support/samples/additional-fields.ts"
import { validForm } from "./support/samples/applications.ts"
import { sampleNames, sampleProgramme, sampleSession } from "./support/samples/session.ts"
import { examples } from "./support/samples/sheet-examples.ts"

/** The change of form-definition.ts. */
const { field } = vi.hoisted(() => ({
  field: { name: "trial_no", type: "line", optional: true, sensitive: true, since: 2 } as const,
}))

vi.mock("#domain/applications/form/form-definition.ts", async (load) => {
  const { formDefinition } = await load<{ formDefinition: readonly StepDefinition[] }>()
  const withField = formDefinition.map((step) => ({
    ...step,
    groups: step.groups.map((group) =>
      group.heading === "contact" ? { ...group, fields: [...group.fields, field] } : group,
    ),
  }))
  return { formDefinition: withField }
})

/** The changes of fields.en.ts and fields.hi.ts. */
vi.mock("#domain/applications/messages/fields.en.ts", async (load) => {
  const { fields } = await load<{ fields: object }>()
  return { fields: { ...fields, trial_no: { label: "Trial number", hint: "12 digits" } } }
})
vi.mock("#domain/applications/messages/fields.hi.ts", async (load) => {
  const { fields } = await load<{ fields: object }>()
  return { fields: { ...fields, trial_no: { label: "परीक्षण संख्या" } } }
})

const number = "123456789012"
/** What the session asks. */
const additionalFields = ask([field.name])
const schema = applicationSchema("2025-07-01", rulesAsking(additionalFields))
const sent = validForm("BSc", { trial_no: number })
const form = schema.parse(sent)

const { aadhar_no: _aadhaar, bank_account, ...clear } = form
const { [field.name as "urn"]: _number, ...clearBefore } = clear
/** The documents of an application of this version and of the one before. */
const today = { form: JSON.stringify(clear), form_version: 2 }
const before = { form: JSON.stringify(clearBefore), form_version: 1 }

const recordOf = (row: typeof today) =>
  toPrintRecord({
    ...examples.usual.record,
    admission_code: examples.usual.record.id,
    application_number: "2025-04217-4",
    fee: 1675,
    form: { ...formOf(row), bank_account, aadhaar_last_four: "1234" },
  }) as ReturnType<typeof toPrintRecord> & { trial_no: string }

test.each([
  { language: "en", label: "Trial number (optional)" },
  { language: "hi", label: "परीक्षण संख्या (चाहें तो भरें)" },
] as const)("the form asks it: $label", async ({ language, label }) => {
  const { control } = await renderForm({ language, additionalFields })
  expect(screen.getByLabelText(label)).toBe(control("trial_no"))
  expect(control("trial_no")).toMatchObject({ required: false, maxLength: 160 })
})

test("the review before the submission lists it, and a shared device does not store it", () => {
  const rows = reviewRows(
    "basic_info",
    { trial_no: number },
    formMessages("en", undefined, additionalFields),
    sampleProgramme("BA"),
    additionalFields,
  )
  expect(rows).toContainEqual(expect.objectContaining({ label: "Trial number", text: number }))
  const draft = { savedAt: 0, submissionKey: "", step: 0, values: { trial_no: number } }
  expect(storable(draft).values).toEqual({})
  expect(storable({ ...draft, device: "own" }).values).toEqual(draft.values)
})

test("the save call stores it, and documents it", () => {
  expect(form).toMatchObject({ trial_no: number })
  expect(schema.parse({ ...sent, trial_no: "" })).toMatchObject({ trial_no: "" })
  expect(schema.safeParse({ ...sent, trial_no: "1".repeat(161) }).success).toBe(false)
  expect(saveContract.description).toContain(
    "- `trial_no`: Trial number (optional). 12 digits. Stored only if the session asks it",
  )
})

test("the print call answers it, and documents it; it is empty in an earlier record", () => {
  expect(recordOf(today).trial_no).toBe(number)
  expect(recordOf(before).trial_no).toBe("")
  expect(printContract.response[200].items.required).toContain("trial_no")
})

test.each([
  { language: "en", label: "Trial number" },
  { language: "hi", label: "परीक्षण संख्या" },
] as const)("the sheet prints it if it is filled in ($language)", ({ language, label }) => {
  const print = (record: ReturnType<typeof recordOf>) =>
    renderToStaticMarkup(
      <Sheet
        sheet={{ ...examples.usual, record, later: additionalFactsOf(record, sampleNames) }}
        messages={sheetMessages[language]}
        language={language}
      />,
    )
  expect(print(recordOf(today))).toContain(`<dt>${label}</dt><dd>${number}</dd>`)
  expect(print(recordOf(before))).not.toContain(label)
})

function PaperForm() {
  return (
    <FormInputs form={useApplicationForm(emptyForm("BSc"), sampleSession, { additionalFields })} />
  )
}

test("the console's paper form asks it, and a correction of an earlier record may add it", () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ data: { open: sampleSession.label, sessions: [sampleSession] } }),
  )
  render(
    <TestAdmin>
      <PaperForm />
    </TestAdmin>,
  )
  expect(screen.getByLabelText<HTMLInputElement>("Trial number (optional)").value).toBe("")
  const input = formInputOf(formOf(before))
  const changes = changesBetween(input, { ...input, trial_no: number })
  expect(changes).toEqual([{ field: "trial_no", from: "", to: number }])
})

test("the export has a column of it", () => {
  const column = exportColumns("hi", () => valueLabels(sampleNames, "hi")).find(
    ({ key }) => key === "trial_no",
  )!
  expect(column.title).toBe("परीक्षण संख्या")
  const valueOf = (row: typeof today) => column.value({ form: formOf(row) } as never)
  expect(valueOf(today)).toBe(number)
  expect(valueOf(before)).toBeNull()
})
