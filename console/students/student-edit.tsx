import {
  FormDataConsumer,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  required,
  useRecordContext,
  useRefresh,
} from "react-admin"

import type { StudentRecord } from "#server/features/students/students.ts"

import { call } from "../api/call.ts"
import { useNotifyError } from "../api/use-request.ts"
import { DayInput } from "../kit/day/day-input.tsx"
import { TextButton } from "../kit/dialog/text-button.tsx"
import { RecordDraft } from "../kit/form/record-draft.tsx"
import { useUndoNotice } from "../kit/page/undo-notice.tsx"
import { useText } from "../kit/text/use-language.ts"
import { RecordEdit } from "../record/record-edit.tsx"
import {
  bloodGroupChoices,
  genderChoices,
  semesterChoices,
  sessionChoices,
  useStudentChoices,
} from "./choices.ts"
import { ResetSignIn } from "./reset-sign-in.tsx"

type Student = StudentRecord & { id: string }

/** Whether the form has unsaved changes; react-admin turns an emptied field into null. */
const isChanged = (values: Record<string, unknown>, student: Student) =>
  Object.entries({ ...values }).some(
    ([field, value]) => (value ?? "") !== (student[field as keyof Student] ?? ""),
  )

const opposite = { disable: "enable", enable: "disable" } as const
type Verb = keyof typeof opposite

const send = (id: string, verb: Verb) => call(`POST /students/:id/${verb}`, { id })

function Switch({ student, isBlocked }: { student: Student; isBlocked: boolean }) {
  const t = useText()
  const notifyError = useNotifyError()
  const tellUndo = useUndoNotice()
  const refresh = useRefresh()
  const verb: Verb = student.status === "active" ? "disable" : "enable"
  const set = async () => {
    try {
      await send(student.id, verb)
      const text = `${student.applicant_name}: ${t(`console.students.${verb}d`)}`
      tellUndo(text, () => send(student.id, opposite[verb]))
      refresh()
    } catch (error) {
      notifyError(error as Error)
    }
  }
  return (
    <>
      <TextButton
        label={`console.students.${verb}`}
        variant="outlined"
        disabled={isBlocked}
        onClick={() => void set()}
      />
      {isBlocked && <span>{t("console.students.saveFirst")}</span>}
    </>
  )
}

/**
 * Disables or enables a student's sign-in. Blocked while the form has unsaved changes, which the refresh would
 * discard.
 */
function StudentStatusButton() {
  const student = useRecordContext<Student>()
  if (!student) return null
  return (
    <FormDataConsumer>
      {({ formData }) => <Switch student={student} isBlocked={isChanged(formData, student)} />}
    </FormDataConsumer>
  )
}

const must = required()

/** Not kept in the browser while it is typed. */
const fieldsWithoutDraft = ["aadhaar"]

/** Input of a new identity number; the API never sends the stored one in full. */
function AadhaarInput() {
  const t = useText()
  const lastFour = useRecordContext<StudentRecord>()?.aadhaar_last_four
  return (
    <TextInput
      source="aadhaar"
      label="console.form.identityNumber"
      helperText={t("console.students.aadhaarEmpty", { lastFour: lastFour ?? "" })}
      autoComplete="off"
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
    <Toolbar sx={{ gap: 2, flexWrap: "wrap", py: 1 }}>
      <SaveButton />
      <StudentStatusButton />
      <ResetSignIn />
    </Toolbar>
  )
}

/** Edit page of a student; the URN is the key and cannot change. */
export function StudentEdit() {
  const { courses, subjects, identities } = useStudentChoices()
  const named = { choices: subjects, translateChoice: false }
  return (
    <RecordEdit actions={false}>
      <SimpleForm toolbar={<Actions />} sx={{ maxWidth: 640 }}>
        <RecordDraft never={fieldsWithoutDraft} />
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
        <SelectInput
          source="identity_kind"
          choices={identities}
          translateChoice={false}
          validate={must}
        />
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
