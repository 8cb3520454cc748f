import {
  FormDataConsumer,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from "react-admin"

import type { StudentRecord } from "#server/features/students/students.ts"

import { request } from "../api/api-client.ts"
import { TextButton } from "../text-button.tsx"

type Student = StudentRecord & { id: string }

/** Whether the form has unsaved changes; react-admin turns an emptied field into null. */
const isChanged = (typed: Record<string, unknown>, student: Student) =>
  Object.entries({ ...typed }).some(
    ([field, value]) => (value ?? "") !== (student[field as keyof Student] ?? ""),
  )

function Switch({ student, isBlocked }: { student: Student; isBlocked: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const verb = student.status === "active" ? "disable" : "enable"
  const set = async () => {
    try {
      await request("POST", `/students/${encodeURIComponent(student.id)}/${verb}`, {})
      notify(`console.students.${verb}d`, { type: "success" })
      refresh()
    } catch (error) {
      notify((error as Error).message, { type: "error" })
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
      {isBlocked && <span>{translate("console.students.saveFirst")}</span>}
    </>
  )
}

/**
 * Disables or enables a student's sign-in. Blocked while the form has unsaved changes, which the refresh would
 * discard.
 */
export function StudentStatusButton() {
  const student = useRecordContext<Student>()
  if (!student) return null
  return (
    <FormDataConsumer>
      {({ formData }) => <Switch student={student} isBlocked={isChanged(formData, student)} />}
    </FormDataConsumer>
  )
}
