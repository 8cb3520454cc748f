import { FunctionField, SelectField, Show, SimpleShowLayout, TextField } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"
import type { StudentRecord } from "#server/features/students/students.ts"

import { DateTimeField } from "../kit/day/date-field.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { genderChoices, studentStatuses, useStudentChoices } from "./choices.ts"
import { ResetSignIn } from "./reset-sign-in.tsx"

/** Read-only view of a student, without edit permission. */
export function StudentShow() {
  const { courses, subjects, identities } = useStudentChoices()
  const named = { choices: subjects, translateChoice: false }
  return (
    <Show authLoading={<Waiting />} loading={<Waiting />}>
      <SimpleShowLayout>
        <TextField source="urn" />
        <TextField source="admission_number" />
        <TextField source="applicant_name" />
        <TextField source="father_name" />
        <TextField source="mother_name" />
        <FunctionField<StudentRecord> source="dob" render={({ dob }) => dayFirst(dob)} />
        <SelectField source="gender" choices={genderChoices} />
        <TextField source="blood_group" />
        <TextField source="applicant_mobile" />
        <TextField source="p_address" />
        <SelectField source="identity_kind" choices={identities} translateChoice={false} />
        <TextField source="aadhaar_last_four" />
        <SelectField source="course" choices={courses} translateChoice={false} />
        <TextField source="session" />
        <TextField source="semester" />
        <SelectField source="first_major_subject" {...named} />
        <SelectField source="second_major_subject" {...named} />
        <SelectField source="minor_subject" {...named} />
        <SelectField source="status" choices={studentStatuses} />
        <DateTimeField source="updated_at" />
        <ResetSignIn />
      </SimpleShowLayout>
    </Show>
  )
}
