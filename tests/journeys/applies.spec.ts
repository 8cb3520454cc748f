import { groupAdmissionCode } from "#domain/admission/admission-code.ts"
import type { CourseCode } from "#domain/admission/courses.ts"
import type { Language } from "#domain/content/text.ts"

import { validForm } from "../support/applications.ts"
import { goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

const journeys: { course: CourseCode; language: Language }[] = [
  { course: "BA", language: "hi" },
  { course: "BSc", language: "en" },
  { course: "BCom", language: "hi" },
  { course: "BA", language: "en" },
]

for (const { course, language } of journeys) {
  test(`an applicant for ${course} fills in the form (${language}) and reaches the sheet`, async ({
    page,
    axe,
  }) => {
    const applicant = new Applicant(page, language)
    const form = validForm(course)

    await applicant.opensForm(course)
    await applicant.fillsAll(form)
    await applicant.adds("image", await goodPictures.phone())
    await applicant.adds("signature", await goodPictures.signature())
    await axe()
    await applicant.submits()

    const code = await applicant.reachesTheSheet()
    await applicant.sees(groupAdmissionCode(code))
    await applicant.sees(form.applicant_name as string)
    await expect(page.getByText(form.aadhar_no as string)).toHaveCount(0)
    await axe()
  })
}
