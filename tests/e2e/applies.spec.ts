import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { CourseCode } from "#domain/applications/courses.ts"
import type { Language } from "#domain/content/text.ts"

import { longestForm, validForm } from "../support/applications.ts"
import { goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

const journeys: { course: CourseCode; language: Language; make: typeof validForm }[] = [
  { course: "BA", language: "hi", make: validForm },
  { course: "BSc", language: "en", make: validForm },
  { course: "BCom", language: "hi", make: longestForm },
]

for (const { course, language, make } of journeys) {
  test(`an applicant for ${course} fills in the form (${language}) and reaches the sheet`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    const form = make(course)

    await applicant.opensForm(course)
    await applicant.fillsAll(form)
    await applicant.adds("image", await goodPictures.photo())
    await applicant.adds("signature", await goodPictures.signature())
    await applicant.submits()

    const code = await applicant.reachesTheSheet()
    await applicant.sees(groupAdmissionCode(code))
    await applicant.sees(form.applicant_name as string)
    await applicant.sees(applicant.words.sheetPage.received)
    await expect(page.getByText(form.aadhar_no as string)).toHaveCount(0)
  })
}
