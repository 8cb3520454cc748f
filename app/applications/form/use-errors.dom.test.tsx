import { fireEvent, screen, within } from "@testing-library/react"
import { set } from "idb-keyval"
import { expect, test, vi } from "vitest"

import type { MessageKey } from "#domain/fields/messages.en.ts"
import { filledValues, renderForm, settle, storeDraft } from "#tests/support/application-form.tsx"
import { fakeRequests } from "#tests/support/fake-xml-http-request.ts"

const storePicture = (name: "image" | "signature") =>
  set(`admission-draft:BA:${name}`, new File(["picture"], `${name}.jpg`, { type: "image/jpeg" }))

/** A filled form on its last tab, ready to submit. */
const renderFilledForm = async (changes: Record<string, string> = {}) => {
  await storePicture("image")
  await storePicture("signature")
  storeDraft(filledValues("BA", changes), { step: 4 })
  const form = await renderForm()
  await screen.findByAltText("The signature to be sent")
  await form.tick("agreed_to_declaration")
  return form
}

test.each<[field: string, entered: string, message: MessageKey]>([
  ["applicant_name", "Anjali 2", "name.letters"],
  ["dob", "31-02-2007", "birth_date.format"],
  ["aadhar_no", "12345", "aadhaar.length"],
  ["applicant_mobile", "12345", "mobile.format"],
  ["email", "anjali@", "email.format"],
  ["annual_income", "बहुत", "rupees.whole"],
  ["bank_isfsc", "SBIN1", "ifsc.format"],
  ["i_obtmarks", "सौ", "marks.format"],
])(
  "shows an error of %s from leaving the field until it is corrected",
  async (field, entered, key) => {
    const { messages, control, enter, leave, errorOf } = await renderForm({ language: "hi" })
    const text = messages.messages[key]
    await enter(field, entered)
    expect(errorOf(field)).toBeUndefined()
    await leave(field)
    expect(errorOf(field)).toContain(text)
    expect(control(field).getAttribute("aria-invalid")).toBe("true")
    expect(control(field).getAttribute("aria-describedby")).toContain(`${field}-error`)
    await enter(field, `${entered}?`)
    expect(errorOf(field)).toContain(text)
    await enter(field, filledValues()[field] as string)
    expect(errorOf(field)).toBeUndefined()
    expect(control(field).hasAttribute("aria-invalid")).toBe(false)
  },
)

test("shows no error when an empty field is left", async () => {
  const { leave, errorOf } = await renderForm()
  await leave("applicant_name")
  expect(errorOf("applicant_name")).toBeUndefined()
})

test("an error waits until the pointer is up, so that the pressed button does not move", async () => {
  const { enter, leave, errorOf } = await renderForm()
  await enter("aadhar_no", "1234")
  fireEvent.mouseDown(window)
  await leave("aadhar_no")
  expect(errorOf("aadhar_no")).toBeUndefined()
  fireEvent.mouseUp(window)
  await settle()
  expect(errorOf("aadhar_no")).toContain("12 digits")
})

test("counts the errors of a tab that was left until they are corrected", async () => {
  const { openStep, tab, tick, group } = await renderForm()
  await openStep(1)
  await openStep(2)
  expect(tab(1).textContent).toMatch(/Eligibility\s*3 to correct/)
  expect(tab(2).textContent).not.toContain("to correct")
  const errorOfNationality = group("nationality").getAttribute("aria-describedby")
  expect(document.getElementById(errorOfNationality!)!.textContent).toContain(
    "Choose a nationality",
  )
  await tick("nationality", "Indian")
  expect(group("nationality").hasAttribute("aria-describedby")).toBe(false)
  expect(tab(1).textContent).toContain("2 to correct")
  await tick("is_minority", "no")
  await tick("is_upresidence", "yes")
  expect(tab(1).textContent).not.toContain("to correct")
})

test("a summary of all errors links to each field, on its tab", async () => {
  const form = await renderFilledForm({ applicant_name: "", gender: "", i_year: "" })
  await form.submit()
  const summary = screen.getByRole("alert")
  expect(document.activeElement).toBe(summary)
  within(summary).getByText("There is a problem")
  expect(within(summary).getAllByRole("link")).toHaveLength(3)
  for (const [field, step] of [
    ["applicant_name", 0],
    ["gender", 0],
    ["i_year", 3],
  ] as const) {
    const { missing } = form.messages.fields[field]
    await form.press(form.link(missing!))
    expect(form.tab(step).getAttribute("aria-selected")).toBe("true")
    expect(document.activeElement!.id).toBe(field)
    expect(form.errorOf(field)).toContain(missing)
  }
})

test("an error of the server stays until its field is changed", async () => {
  const { requests, XMLHttpRequest } = fakeRequests()
  vi.stubGlobal("XMLHttpRequest", XMLHttpRequest)
  const { messages, submit, press, button, openStep, tab, enter, errorOf } =
    await renderFilledForm()
  const text = messages.messages["aadhaar.already_applied"]
  await submit()
  requests[0]!.answer(422, {
    response: false,
    message: "Please look again.",
    errors: { aadhar_no: [text] },
  })
  await settle()
  within(screen.getByRole("dialog", { name: "Validation Error" })).getByText("Please look again.")
  await press(button("OK")!)
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole("alert"))
  expect(tab(0).textContent).toContain("1 to correct")

  await openStep(0)
  await enter("urn", "SU25-00001111")
  expect(errorOf("aadhar_no")).toContain(text)
  await enter("aadhar_no", filledValues()["aadhar_no"] as string)
  expect(errorOf("aadhar_no")).toBeUndefined()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("values and errors that the server returned are shown, not the draft", async () => {
  storeDraft(filledValues())
  const { control, errorOf } = await renderForm({
    returned: { values: { applicant_name: "Returned" }, problems: { urn: ["missing"] } },
  })
  expect(control("applicant_name").value).toBe("Returned")
  expect(control("father_name").value).toBe("")
  expect(errorOf("urn")).toBeDefined()
})
