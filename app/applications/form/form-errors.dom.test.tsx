import { fireEvent, screen, within } from "@testing-library/react"
import { set } from "idb-keyval"
import { expect, test, vi } from "vitest"

import { formMessages } from "#app/applications/messages/messages.server.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { filledValues, renderForm, settle, storeDraft } from "#tests/support/application-form.tsx"
import { fakeRequests } from "#tests/support/fake-xml-http-request.ts"

import { namedErrorText } from "./form-errors.tsx"

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

test("a device whose clock is ten years behind does not refuse a birth date", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2016-07-01T06:30:00Z") })
  try {
    const { enter, leave, errorOf } = await renderForm({ pageTime: Date.UTC(2026, 6, 1) })
    await enter("dob", "27-03-2007")
    await leave("dob")
    expect(errorOf("dob")).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test.each(["27 March 2007", "27-mar-07", "२७ मार्च २००७"])(
  "the date '%s' is shown as it was read",
  async (typed) => {
    const { enter, leave, errorOf, control } = await renderForm()
    await enter("dob", typed)
    await leave("dob")
    expect(errorOf("dob")).toBeUndefined()
    expect(control("dob").value).toBe("27-03-2007")
  },
)

test("an error of a picture stays when the picture before it is saved later", async () => {
  const { requests, XMLHttpRequest } = fakeRequests()
  vi.stubGlobal("XMLHttpRequest", XMLHttpRequest)
  const form = await renderFilledForm()
  await form.submit()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const errors = { image: ["It is damaged."] }
  requests[0]!.answer(422, { response: false, message: "Please look again.", errors })
  await settle()
  expect(form.errorOf("image")).toContain("It is damaged.")
  fireEvent.input(form.control("image"))
  await settle()
  expect(form.errorOf("image")).toContain("It is damaged.")
  fireEvent.click(screen.getByRole("button", { name: /Remove.*Photo/ }))
  await settle()
  expect(form.errorOf("image")).toBeUndefined()
})

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

test("looking at the tabs shows no errors", async () => {
  const { openStep, tab, summary } = await renderForm()
  for (const index of [1, 2, 3, 4, 0]) await openStep(index)
  for (const index of [0, 1, 2, 3, 4]) expect(tab(index).textContent).not.toContain("to correct")
  expect(document.querySelector("[aria-invalid]")).toBeNull()
  expect(summary()).toBeNull()
})

test("'Next' stays on a step with errors, counts them and focuses their summary", async () => {
  const { openStep, tab, tick, group, press, button, summary } = await renderForm()
  await openStep(1)
  await press(button("Next")!)
  expect(tab(1).getAttribute("aria-selected")).toBe("true")
  expect(tab(1).textContent).toMatch(/Eligibility\s*3 to correct\s*3/)
  expect(tab(0).textContent).not.toContain("to correct")
  expect(document.activeElement).toBe(summary())
  expect(within(summary()!).getAllByRole("link")).toHaveLength(3)
  const errorOfNationality = group("nationality").getAttribute("aria-describedby")
  expect(document.getElementById(errorOfNationality!)!.textContent).toBe(
    "Error: Choose a nationality",
  )
  await tick("nationality", "Indian")
  expect(group("nationality").hasAttribute("aria-describedby")).toBe(false)
  expect(tab(1).textContent).toContain("2 to correct")
  await tick("is_minority", "no")
  await tick("is_upresidence", "yes")
  expect(summary()).toBeNull()
  await press(button("Next")!)
  expect(tab(2).getAttribute("aria-selected")).toBe("true")
})

test("a tab whose fields are all filled in shows a tick, also after a return", async () => {
  storeDraft(filledValues("BA", { bank_name: "" }))
  const { tab, enter, openStep } = await renderForm()
  const marks = () => [0, 1, 2, 3, 4].map((index) => tab(index).textContent.includes("✓"))
  expect(marks()).toEqual([true, true, false, true, false])
  expect(tab(0).textContent).toContain("filled in")
  await openStep(2)
  await enter("bank_name", "Bank")
  expect(marks()).toEqual([true, true, true, true, false])
  await enter("bank_isfsc", "")
  expect(marks()).toEqual([true, true, false, true, false])
})

test("an error beside a field comes without a summary before 'Next'", async () => {
  const { enter, leave, errorOf, summary } = await renderForm()
  await enter("email", "anjali@")
  await leave("email")
  expect(errorOf("email")).toContain("Error:")
  expect(summary()).toBeNull()
})

test("a summary of all errors links to each field, by step", async () => {
  const form = await renderFilledForm({ applicant_name: "", gender: "", i_year: "" })
  await form.submit()
  const summary = form.summary()!
  expect(document.activeElement).toBe(summary)
  // The focus announces it. A live region would do so again.
  expect(summary.closest("[role=alert], [aria-live]")).toBeNull()
  within(summary).getByText("There is a problem")
  expect(within(summary).getAllByRole("link")).toHaveLength(3)
  const [first, second] = within(summary).getAllByRole("list")
  expect(
    within(summary)
      .getAllByRole("heading", { level: 3 })
      .map((h) => h.textContent),
  ).toEqual(["1. Basic Info", "4. Education Details"])
  expect(within(first!).getAllByRole("link")).toHaveLength(2)
  expect(within(second!).getAllByRole("link")).toHaveLength(1)
  for (const [field, step] of [
    ["applicant_name", 0],
    ["gender", 0],
    ["i_year", 3],
  ] as const) {
    const { missing } = form.messages.fields[field]
    await form.press(form.summaryLink(missing!))
    expect(form.tab(step).getAttribute("aria-selected")).toBe("true")
    expect(document.activeElement!.id).toBe(field)
    expect(form.errorOf(field)).toContain(missing)
  }
})

test.each([
  ["en", "i_obtmarks", "marks.above_maximum", /^Intermediate: Marks obtained can't be more/],
  ["en", "highschool_year", "year.range", /^High school: Year of passing: Choose a year/],
  ["en", "i_year", "year.before_high_school", /^The year of intermediate can't be before/],
  ["en", "applicant_name", "name.letters", /^Applicant's name: Use only letters/],
  ["en", "email", "email.format", /^E-mail address: Enter an e-mail address|^Enter an e-mail/],
  ["en", "image", "image.unreadable", /^The photo is damaged/],
  [
    "hi",
    "highschool_obtmarks",
    "marks.above_maximum",
    /^हाईस्कूल: प्राप्तांक \(मिले अंक\) पूर्णांक \(कुल अंक\) से अधिक/,
  ],
  ["hi", "second_major_subject", "subject.conflict", /^द्वितीय मुख्य विषय: कृपया अलग-अलग/],
] as const)("in %s the summary names the field of %s: %s", (language, field, error, text) =>
  expect(namedErrorText(formMessages(language), field, error)).toMatch(text),
)

test.each([
  {
    wrong: "marks above the maximum",
    values: { i_maxmarks: "500", i_obtmarks: "" },
    field: "i_obtmarks",
    entered: "501",
    marked: "i_obtmarks",
    key: "marks.above_maximum",
  },
  {
    wrong: "a maximum below the marks",
    values: { highschool_maxmarks: "", highschool_obtmarks: "467" },
    field: "highschool_maxmarks",
    entered: "400",
    marked: "highschool_obtmarks",
    key: "marks.above_maximum",
  },
  {
    wrong: "an intermediate before high school",
    values: { highschool_year: "2024", i_year: "" },
    field: "i_year",
    entered: "2022",
    marked: "i_year",
    key: "year.before_high_school",
  },
  {
    wrong: "a high school after intermediate",
    values: { highschool_year: "", i_year: "2022" },
    field: "highschool_year",
    entered: "2024",
    marked: "i_year",
    key: "year.before_high_school",
  },
  {
    wrong: "three decimals",
    values: { i_obtmarks: "" },
    field: "i_obtmarks",
    entered: "412.125",
    marked: "i_obtmarks",
    key: "marks.decimals",
  },
] as const)("$wrong is shown at once", async ({ values, field, entered, marked, key }) => {
  storeDraft(filledValues("BA", values), { step: 3 })
  const { enter, leave, errorOf, control, messages } = await renderForm()
  await enter(field, entered)
  // A list is left as soon as something is chosen.
  if (control(field).tagName === "INPUT") await leave(field)
  expect(errorOf(marked)).toContain(messages.messages[key])
})

test("a comparison waits until both fields are filled in", async () => {
  const { openStep, enter, leave, errorOf } = await renderForm()
  await openStep(3)
  await enter("i_obtmarks", "501")
  await leave("i_obtmarks")
  await enter("i_year", "2022")
  for (const field of ["i_obtmarks", "i_maxmarks", "i_year", "highschool_year"]) {
    expect(errorOf(field)).toBeUndefined()
  }
})

test("an error of the server stays until its field is changed", async () => {
  const { requests, XMLHttpRequest } = fakeRequests()
  vi.stubGlobal("XMLHttpRequest", XMLHttpRequest)
  const { messages, submit, press, button, openStep, tab, enter, errorOf, summary } =
    await renderFilledForm()
  const text = messages.messages["aadhaar.check_digit"]
  await submit()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  requests[0]!.answer(422, {
    response: false,
    message: "Please look again.",
    errors: { aadhar_no: [text] },
  })
  await settle()
  const dialog = within(screen.getByRole("dialog", { name: "Validation Error" }))
  dialog.getByText("Please look again.")
  await press(button("OK")!)
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(document.activeElement).toBe(summary())
  expect(tab(0).textContent).toContain("1 to correct")

  await openStep(0)
  await enter("urn", "SU25-00001111")
  expect(errorOf("aadhar_no")).toContain(text)
  await enter("aadhar_no", filledValues()["aadhar_no"] as string)
  expect(errorOf("aadhar_no")).toBeUndefined()
  expect(summary()).toBeNull()
})

test("an error of the server follows a change of the language", async () => {
  const { requests, XMLHttpRequest } = fakeRequests()
  vi.stubGlobal("XMLHttpRequest", XMLHttpRequest)
  const { messages, submit, press, button, errorOf, changeLanguage } = await renderFilledForm()
  await submit()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const errors = { aadhar_no: [messages.messages["aadhaar.check_digit"]] }
  requests[0]!.answer(422, { response: false, message: "Please look again.", errors })
  await settle()
  await press(button("OK")!)
  const hindi = await changeLanguage()
  expect(errorOf("aadhar_no")).toContain(hindi.messages["aadhaar.check_digit"])
  screen.getByRole("region", { name: hindi.form.summaryTitle })
})

test("values and errors that the server returned are shown, not the draft", async () => {
  storeDraft(filledValues())
  const { control, errorOf, summary } = await renderForm({
    returned: { values: { applicant_name: "Returned" }, errors: { urn: ["missing"] } },
  })
  expect(document.activeElement).toBe(summary())
  expect(control("applicant_name").value).toBe("Returned")
  expect(control("father_name").value).toBe("")
  expect(errorOf("urn")).toBeDefined()
})
