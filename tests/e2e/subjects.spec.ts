import { type CourseCode, courses, subjects } from "#domain/applications/courses.ts"

import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

type Choice = [
  field: "first_major_subject" | "second_major_subject" | "minor_subject",
  subject: string,
]

const conflicts: { said: string; course: CourseCode; choices: Choice[] }[] = [
  {
    said: "a second major like the first",
    course: "BA",
    choices: [
      ["first_major_subject", "Hindi"],
      ["minor_subject", "History"],
      ["second_major_subject", "Hindi"],
    ],
  },
  {
    said: "a minor like the first major",
    course: "BSc",
    choices: [
      ["first_major_subject", "Physics"],
      ["second_major_subject", "Maths"],
      ["minor_subject", "Physics"],
    ],
  },
  {
    said: "a minor like the second major",
    course: "BCom",
    choices: [
      ["first_major_subject", "Business Communication"],
      ["second_major_subject", "Business Statistics"],
      ["minor_subject", "Business Statistics"],
    ],
  },
  {
    said: "a first major like the minor chosen before",
    course: "BA",
    choices: [
      ["minor_subject", "Sanskrit"],
      ["first_major_subject", "Sanskrit"],
    ],
  },
]

for (const { said, course, choices } of conflicts) {
  test(`${said} is a Subject Conflict`, async ({ page }) => {
    const applicant = new Applicant(page)
    await applicant.opensForm(course)
    await applicant.opensSection(3)
    const [lastField] = choices.at(-1)!
    for (const [field, subject] of choices) {
      await applicant.box(field).focus()
      await applicant.chooses(field, subject)
    }
    const dialog = applicant.dialog("Subject Conflict")
    await expect(dialog).toContainText("Please select different subjects.")
    await dialog.getByRole("button", { name: "OK" }).click()
    await expect(dialog).toBeHidden()
    await expect(applicant.box("first_major_subject")).not.toHaveValue("")
    await expect(applicant.box("second_major_subject")).toHaveValue("")
    await expect(applicant.box("minor_subject")).toHaveValue("")
    await expect(applicant.box(lastField)).toBeFocused()

    await page.reload()
    await expect(applicant.box("first_major_subject")).not.toHaveValue("")
    await expect(applicant.box("second_major_subject")).toHaveValue("")
    await expect(applicant.box("minor_subject")).toHaveValue("")
  })
}

test("a conflict is told in Hindi, and Escape is as good as the button", async ({ page }) => {
  const applicant = new Applicant(page, "hi")
  await applicant.opensForm("BA")
  await applicant.opensSection(3)
  await applicant.chooses("first_major_subject", "Hindi")
  await applicant.chooses("second_major_subject", "Hindi")
  const dialog = applicant.dialog("विषय टकराव")
  await expect(dialog).toContainText("कृपया अलग-अलग विषय चुनें।")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(applicant.box("second_major_subject")).toHaveValue("")
})

const offered = (applicant: Applicant, field: string) =>
  applicant.box(field).locator("option:not([value=''])").allTextContents()

test("with Physics first, BSc offers Physics, Chemistry and Maths; with Zoology, life sciences", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc")
  await applicant.opensSection(3)
  await applicant.chooses("first_major_subject", "Physics")
  expect(await offered(applicant, "second_major_subject")).toEqual([
    "Physics",
    "Chemistry",
    "Maths",
  ])
  await applicant.chooses("second_major_subject", "Maths")
  await applicant.chooses("first_major_subject", "Zoology")
  expect(await offered(applicant, "second_major_subject")).toEqual([
    "Botany",
    "Chemistry",
    "Zoology",
  ])
  await expect(applicant.box("second_major_subject")).toHaveValue("")
  await applicant.chooses("second_major_subject", "Chemistry")
  await expect(applicant.box("second_major_subject")).toHaveValue("Chemistry")
})

test("Chemistry stands in the list of first majors, but can't be chosen", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc")
  await applicant.opensSection(3)
  const first = applicant.box("first_major_subject")
  await expect(first.getByRole("option", { name: "Chemistry" })).toBeDisabled()
  await expect(first.getByRole("option", { name: "Botany" })).toBeEnabled()
})

for (const { code, subjects: own } of courses) {
  test(`${code} offers its own majors, and all 17 subjects as minor`, async ({ page }) => {
    const applicant = new Applicant(page)
    await applicant.opensForm(code)
    await applicant.opensSection(3)
    expect(await offered(applicant, "first_major_subject")).toEqual([...own])
    expect(await offered(applicant, "minor_subject")).toEqual(subjects)
    expect(subjects).toHaveLength(17)
  })
}
