import { admissionCodeFrom } from "#domain/admission/admission-code.ts"
import { courses } from "#domain/admission/courses.ts"
import { type FieldProblems, problemsOf } from "#domain/admission/refusal.ts"
import { dayInIndia } from "#domain/fields/day-in-india.ts"
import { studentSchema } from "#domain/student/student.ts"

import type { Applications } from "../admission/applications.ts"
import type { Stored } from "./near-students.ts"
import type { Students } from "./students.ts"

export type Admitted =
  | { outcome: Extract<Stored, "added" | "changed" | "unchanged">; urn: string }
  | { outcome: Exclude<Stored, "added" | "changed" | "unchanged"> | "unknown" }
  | { outcome: "refused"; problems: FieldProblems }

interface Deps {
  applications: Pick<Applications, "find" | "findAadhaar">
  students: Pick<Students, "store">
  now: () => Date
  randomBytes: (count: number) => Uint8Array
}

/**
 * Makes an admitted applicant a student of the first semester, with the application's photo. The
 * admission number is the office's own. Done again it changes what differs, and the card stays the same.
 */
export const admitStudent =
  ({ applications, students, now, randomBytes }: Deps) =>
  async (
    admissionCode: string,
    { admissionNumber, by }: { admissionNumber: string; by: string },
  ): Promise<Admitted> => {
    const [application, aadhaar] = await Promise.all([
      applications.find(admissionCode),
      applications.findAadhaar(admissionCode),
    ])
    if (!application || !aadhaar) return { outcome: "unknown" }
    const { form, session, image_file } = application
    const parsed = studentSchema(dayInIndia(now())).safeParse({
      ...form,
      aadhaar,
      session,
      admission_number: admissionNumber,
      course: courses.find(({ code }) => code === form.course)?.number,
      semester: "1",
    })
    if (!parsed.success) return { outcome: "refused", problems: problemsOf(parsed.error.issues) }
    const student = { ...parsed.data, card_code: admissionCodeFrom(randomBytes(12)), image_file }
    const [outcome] = await students.store([student], { at: now().toISOString(), by })
    return outcome === "added" || outcome === "changed" || outcome === "unchanged"
      ? { outcome, urn: student.urn }
      : { outcome: outcome! }
  }
