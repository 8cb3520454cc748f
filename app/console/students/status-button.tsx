import { FormDataConsumer, useRecordContext, useRefresh, useTranslate } from "react-admin"

import type { StudentRecord } from "#server/features/students/students.ts"

import { request } from "../api/api-client.ts"
import { useNotifyError } from "../api/use-request.ts"
import { useUndoNotice } from "../record/undo-notice.tsx"
import { TextButton } from "../text-button.tsx"

type Student = StudentRecord & { id: string }

/** Whether the form has unsaved changes; react-admin turns an emptied field into null. */
const isChanged = (typed: Record<string, unknown>, student: Student) =>
  Object.entries({ ...typed }).some(
    ([field, value]) => (value ?? "") !== (student[field as keyof Student] ?? ""),
  )

const opposite = { disable: "enable", enable: "disable" } as const
type Verb = keyof typeof opposite

const send = (urn: string, verb: Verb) =>
  request("POST", `/students/${encodeURIComponent(urn)}/${verb}`, {})

function Switch({ student, isBlocked }: { student: Student; isBlocked: boolean }) {
  const translate = useTranslate()
  const notifyError = useNotifyError()
  const tellUndo = useUndoNotice()
  const refresh = useRefresh()
  const verb: Verb = student.status === "active" ? "disable" : "enable"
  const set = async () => {
    try {
      await send(student.id, verb)
      const text = `${student.applicant_name}: ${translate(`console.students.${verb}d`)}`
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
