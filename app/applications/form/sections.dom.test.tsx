import { fireEvent, screen, within } from "@testing-library/react"
import { expect, test } from "vitest"

import { findProgramme } from "#domain/admission/programmes.ts"
import { fields as hindi } from "#domain/applications/messages/fields.hi.ts"
import { renderForm, settle } from "#tests/support/application-form.tsx"
import { type CourseCode, sampleCourses } from "#tests/support/samples/applications.ts"
import { sampleSession } from "#tests/support/samples/session.ts"

type Form = Awaited<ReturnType<typeof renderForm>>

const optionsOf = ({ control }: Form, name: string) =>
  [...control(name).querySelectorAll("option")].map(({ value }) => value).filter(Boolean)

const openSubjects = async (course: CourseCode, language: "en" | "hi" = "en") => {
  const form = await renderForm({ course, language })
  await form.openStep(3)
  return form
}

test.each<{
  conflict: string
  course: CourseCode
  choices: [field: string, subject: string][]
  names: string
}>([
  {
    conflict: "a second major equal to the first",
    course: "BA",
    choices: [
      ["first_major_subject", "Hindi"],
      ["minor_subject", "History"],
      ["second_major_subject", "Hindi"],
    ],
    names: "Hindi is chosen more than once: First major subject, Second major subject.",
  },
  {
    conflict: "a minor equal to the first major",
    course: "BSc",
    choices: [
      ["first_major_subject", "Physics"],
      ["second_major_subject", "Maths"],
      ["minor_subject", "Physics"],
    ],
    names: "Physics is chosen more than once: First major subject, Minor subject.",
  },
  {
    conflict: "a minor equal to the second major",
    course: "BCom",
    choices: [
      ["first_major_subject", "Business Communication"],
      ["second_major_subject", "Business Statistics"],
      ["minor_subject", "Business Statistics"],
    ],
    names: "Business Statistics is chosen more than once: Second major subject, Minor subject.",
  },
  {
    conflict: "a first major equal to the minor",
    course: "BA",
    choices: [
      ["minor_subject", "Sanskrit"],
      ["first_major_subject", "Sanskrit"],
    ],
    names: "Sanskrit is chosen more than once: First major subject, Minor subject.",
  },
])(
  "$conflict opens the conflict dialog and clears both others",
  async ({ course, choices, names }) => {
    const form = await openSubjects(course)
    for (const [field, subject] of choices) await form.enter(field, subject)
    const dialog = screen.getByRole("dialog", { name: "Subject Conflict" })
    within(dialog).getByText("Please select different subjects.")
    within(dialog).getByText(names)
    await form.press(within(dialog).getByRole("button", { name: "OK" }))
    expect(screen.queryByRole("dialog")).toBeNull()

    const values = () =>
      ["first_major_subject", "second_major_subject", "minor_subject"].map(
        (field) => form.control(field).value,
      )
    const first = choices.find(([field]) => field === "first_major_subject")![1]
    expect(values()).toEqual([first, "", ""])
    expect(Object.values(sessionStorage).join()).not.toContain('"minor_subject"')
  },
)

test("arrow keys may pass an equal subject: the conflict is found when the field is left", async () => {
  const form = await openSubjects("BA", "hi")
  await form.enter("first_major_subject", "Hindi")
  fireEvent.keyDown(form.control("second_major_subject"), { key: "ArrowDown" })
  await form.enter("second_major_subject", "Hindi")
  expect(screen.queryByRole("dialog")).toBeNull()
  await form.leave("second_major_subject")
  within(screen.getByRole("dialog", { name: "एक ही विषय दो बार" })).getByText(
    "कृपया अलग-अलग विषय चुनें।",
  )
})

test("the second majors follow the first, and drop one that is no longer offered", async () => {
  const form = await openSubjects("BSc")
  await form.enter("first_major_subject", "Physics")
  expect(optionsOf(form, "second_major_subject")).toEqual(["Physics", "Chemistry", "Maths"])
  await form.enter("second_major_subject", "Maths")
  await form.enter("first_major_subject", "Zoology")
  expect(optionsOf(form, "second_major_subject")).toEqual(["Botany", "Chemistry", "Zoology"])
  expect(form.control("second_major_subject").value).toBe("")
  await form.enter("second_major_subject", "Chemistry")
  expect(form.control("second_major_subject").value).toBe("Chemistry")
})

test("changing the first major says which second major it cleared", async () => {
  const form = await openSubjects("BSc")
  await form.enter("first_major_subject", "Physics")
  await form.enter("second_major_subject", "Maths")
  const notice = () =>
    screen.queryAllByRole("status").find(({ textContent }) => textContent.includes("was removed"))
  expect(notice()).toBeUndefined()
  await form.enter("first_major_subject", "Zoology")
  expect(notice()!.textContent).toBe(
    "Maths was removed as second major, because it can't be taken with Zoology. Choose the second major again.",
  )
  await form.enter("minor_subject", "Hindi")
  expect(notice()).toBeDefined()
  await form.enter("second_major_subject", "Botany")
  expect(notice()).toBeUndefined()
})

test("the reason why Chemistry is disabled stands beside the first major, in BSc only", async () => {
  const { control, unmount } = await openSubjects("BSc")
  const reason = document.getElementById("first_major_subject-hint")!
  expect(reason.textContent).toBe("Chemistry can't be the first major: choose it as the second")
  expect(control("first_major_subject").getAttribute("aria-describedby")).toBe(reason.id)
  unmount()
  await openSubjects("BA")
  expect(document.getElementById("first_major_subject-hint")).toBeNull()
})

test("a first major without a free seat is shown as full, with the reason, and refused if a draft has it", async () => {
  const { control, errorOf, enter, leave } = await renderForm({ course: "BSc", full: ["Physics"] })
  const physics =
    control("first_major_subject").querySelector<HTMLOptionElement>("[value=Physics]")!
  expect(physics).toMatchObject({ disabled: true, textContent: "Physics (full)" })
  expect(document.getElementById("first_major_subject-hint")!.textContent).toBe(
    "All seats of the subjects marked as full are taken; Chemistry can't be the first major: choose it as the second",
  )
  expect(control("minor_subject").querySelector("[value=Physics]")!.textContent).toBe("Physics")
  await enter("first_major_subject", "Physics")
  await leave("first_major_subject")
  expect(errorOf("first_major_subject")).toContain("All seats with this first major are taken")
})

test.each(sampleCourses)("%s offers its own majors, and all 17 subjects as minor", async (code) => {
  const form = await openSubjects(code)
  const { slots } = findProgramme(sampleSession, code)!
  expect(optionsOf(form, "first_major_subject")).toEqual(slots[0]!.subjects)
  expect(optionsOf(form, "minor_subject")).toEqual(slots[2]!.subjects)
  expect(slots[2]!.subjects).toHaveLength(17)
  const disabled = form.control("first_major_subject").querySelectorAll("option:disabled")
  expect([...disabled].map(({ textContent }) => textContent)).toEqual(
    code === "BSc" ? ["Chemistry"] : [],
  )
})

test.each(["highschool", "i"])("the percentage follows the marks (%s)", async (school) => {
  const { enter, control, openStep } = await renderForm()
  await openStep(3)
  const percentage = control(`${school}_percentage`)
  expect(percentage.readOnly).toBe(true)
  for (const { of, got, shown } of [
    { of: "500", got: "412", shown: "82.40" },
    { of: "५००", got: "४१२", shown: "82.40" },
    { of: "0", got: "412", shown: "" },
    { of: "500", got: "", shown: "" },
    { of: "500", got: "41", shown: "8.20" },
  ]) {
    await enter(`${school}_maxmarks`, of)
    await enter(`${school}_obtmarks`, got)
    expect(percentage.value, `${got} of ${of}`).toBe(shown)
  }
})

test("the permanent address copies the correspondence address while the box is ticked", async () => {
  const { enter, tick, control, unmount } = await renderForm()
  await enter("p_address", "Village Belwa Khurd")
  await enter("c_address", "ग्राम सोनबरसा")
  await tick("same_as_correspondence")
  expect(control("p_address").value).toBe("ग्राम सोनबरसा")
  expect(control("p_address").readOnly).toBe(true)
  await enter("c_address", "ग्राम सोनबरसा, पोस्ट आदर्शपुर")
  expect(control("p_address").value).toBe("ग्राम सोनबरसा, पोस्ट आदर्शपुर")

  await tick("same_as_correspondence")
  expect(control("p_address").value).toBe("Village Belwa Khurd")
  expect(control("p_address").readOnly).toBe(false)
  await enter("c_address", "ग्राम सोनबरसा")
  expect(control("p_address").value).toBe("Village Belwa Khurd")

  await tick("same_as_correspondence")
  unmount()
  const restored = await renderForm()
  expect(restored.control("p_address").value).toBe("ग्राम सोनबरसा")
  await restored.enter("c_address", "ग्राम बेलवा")
  expect(restored.control("p_address").value).toBe("ग्राम बेलवा")
})

test("a page restored from the back/forward cache loses the consent", async () => {
  const { tick, control } = await renderForm()
  await tick("agreed_to_declaration")
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  await settle()
  expect(control("agreed_to_declaration").checked).toBe(false)
})

const declarations = [
  "is_otherenrollment",
  "has_scholarship",
  "is_casefiled",
  "is_rustigated",
  "is_civilservant",
  "is_ufmeans",
] as const

test.each(["en", "hi"] as const)(
  "asks the declarations in Hindi, with English below on the English page (%s)",
  async (language) => {
    const { openStep } = await renderForm({ language })
    await openStep(4)
    const asked = declarations.map((field) => {
      const description = language === "en" ? /^[A-Z][\w -]+\?$/ : ""
      return screen.queryByRole("group", { name: hindi[field].label, description })
    })
    expect(asked).not.toContain(null)
  },
)

test.each([
  { urn_required: true, label: "University registration number (URN)", error: true },
  { urn_required: false, label: "University registration number (URN) (optional)", error: false },
])("the settings decide whether the URN may be empty: $label", async ({ label, ...expected }) => {
  const { urn_required } = expected
  const urn_help = { en: "The university sends it by SMS.", hi: "विश्वविद्यालय इसे SMS से भेजता है।" }
  const { press, button, errorOf } = await renderForm({
    admission: { urn_required, urn_help },
  })
  const urn = screen.getByRole<HTMLInputElement>("textbox", { name: label, description: /by SMS/ })
  expect(urn.required).toBe(urn_required)
  await press(button("Next")!)
  expect(errorOf("urn") !== undefined).toBe(expected.error)
})

test("the buttons of a picture are described by its limits", async () => {
  const { openStep } = await renderForm()
  await openStep(4)
  for (const [name, limit] of [
    ["Photo", "500 KB"],
    ["Signature", "200 KB"],
  ] as const) {
    for (const button of screen.getAllByRole("button", { name: new RegExp(`: ${name}$`) })) {
      const description = document.getElementById(button.getAttribute("aria-describedby")!)
      expect(description!.textContent).toContain(limit)
    }
  }
})
