import {
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  required,
  useRecordContext,
  useTranslate,
} from "react-admin"

import type { StudentRecord } from "#server/features/students/students.ts"

import { DayInput } from "../day/day-input.tsx"
import { RecordDraft } from "../drafts/record-draft.tsx"
import { RecordEdit } from "../record/record-edit.tsx"
import {
  bloodGroupChoices,
  genderChoices,
  semesterChoices,
  sessionChoices,
  useStudentChoices,
} from "./choices.ts"
import { StudentStatusButton } from "./status-button.tsx"

const must = required()

/** Not kept in the browser while it is typed. */
const notKept = ["aadhaar"]

/** Input of a new Aadhaar number; the API never sends the stored one in full. */
function AadhaarInput() {
  const translate = useTranslate()
  const lastFour = useRecordContext<StudentRecord>()?.aadhaar_last_four
  return (
    <TextInput
      source="aadhaar"
      helperText={translate("console.students.aadhaarEmpty", { lastFour })}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: "numeric" } }}
    />
  )
}

/** The session of a student is chosen, so that all write it alike. */
function SessionInput() {
  const session = useRecordContext<StudentRecord>()?.session
  return (
    <SelectInput
      source="session"
      choices={sessionChoices(session)}
      translateChoice={false}
      validate={must}
    />
  )
}

function Actions() {
  return (
    <Toolbar sx={{ gap: 2 }}>
      <SaveButton />
      <StudentStatusButton />
    </Toolbar>
  )
}

/** Edit page of a student; the URN is the key and cannot change. */
export function StudentEdit() {
  const { courses, subjects } = useStudentChoices()
  const named = { choices: subjects, translateChoice: false }
  return (
    <RecordEdit actions={false}>
      <SimpleForm toolbar={<Actions />} sx={{ maxWidth: 640 }}>
        <RecordDraft never={notKept} />
        <TextInput source="urn" readOnly />
        <TextInput source="admission_number" validate={must} />
        <TextInput source="applicant_name" validate={must} />
        <TextInput source="father_name" validate={must} />
        <TextInput source="mother_name" validate={must} />
        <DayInput source="dob" validate={must} size="small" margin="dense" fullWidth />
        <SelectInput source="gender" choices={genderChoices} validate={must} />
        <SelectInput source="blood_group" choices={bloodGroupChoices} translateChoice={false} />
        <TextInput source="applicant_mobile" validate={must} />
        <TextInput source="p_address" validate={must} multiline />
        <AadhaarInput />
        <SelectInput source="course" choices={courses} translateChoice={false} validate={must} />
        <SessionInput />
        <SelectInput
          source="semester"
          choices={semesterChoices}
          translateChoice={false}
          validate={must}
        />
        <SelectInput source="first_major_subject" {...named} validate={must} />
        <SelectInput source="second_major_subject" {...named} />
        <SelectInput source="minor_subject" {...named} />
      </SimpleForm>
    </RecordEdit>
  )
}
