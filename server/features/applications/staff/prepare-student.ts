import { findCourse } from "#domain/admission/course-names.ts"
import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { studentSchema } from "#domain/student/student.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { NewStudent } from "#server/features/students/students.ts"

import type { Applications } from "../application-repository.ts"

export type PreparedStudent =
  | { outcome: "ready"; student: NewStudent }
  | { outcome: "unknown" }
  | { outcome: "refused"; errors: Record<string, string[]> }

export interface PrepareStudentDeps extends Pick<SiteDeps, "now" | "randomBytes" | "courseNames"> {
  applications: Pick<Applications, "find" | "findAadhaar">
}

/**
 * Builds the student record for an admission: first semester, with the application's photo. The staff provide the
 * admission number. Stores nothing.
 */
export const prepareStudent =
  ({ applications, courseNames, now, randomBytes }: PrepareStudentDeps) =>
  async (admissionCode: string, admissionNumber: string): Promise<PreparedStudent> => {
    const [application, aadhaar] = await Promise.all([
      applications.find(admissionCode),
      applications.findAadhaar(admissionCode),
    ])
    if (!application || !aadhaar) return { outcome: "unknown" }
    const { form, session, image_file } = application
    if (!form.urn) return { outcome: "refused", errors: { urn: ["urn_needed"] } }
    const names = (await courseNames())(session)
    const result = studentSchema(dayInIndia(now()), names).safeParse({
      ...form,
      aadhaar,
      session,
      admission_number: admissionNumber,
      course: findCourse(names, form.course)?.number,
      semester: "1",
    })
    if (!result.success) return { outcome: "refused", errors: fieldErrorsOf(result.error.issues) }
    const card_code = admissionCodeFrom(randomBytes(12))
    return { outcome: "ready", student: { ...result.data, card_code, image_file } }
  }
