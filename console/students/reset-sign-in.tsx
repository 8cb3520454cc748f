import { Typography } from "@mui/material"
import { useRecordContext } from "react-admin"

import type { StudentRecord } from "#server/features/students/students.ts"

import { DialogButton, FormDialog } from "../kit/dialog/form-dialog.tsx"
import { PrintForm } from "../kit/dialog/print-form.tsx"
import { PrintIcon } from "../kit/page/icons.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** Resets a student's sign-in and prints the slip with the code, after saying what that does. */
export function ResetSignIn() {
  const student = useRecordContext<StudentRecord>()
  const may = usePermission()
  if (!student || student.status !== "active" || !may("students.reset")) return null
  return (
    <DialogButton label="console.students.reset.button" icon={<PrintIcon />}>
      {(close) => <ResetDialog student={student} onClose={close} />}
    </DialogButton>
  )
}

function ResetDialog({ student, onClose }: { student: StudentRecord; onClose: () => void }) {
  const t = useText()
  return (
    <FormDialog
      title={`${t("console.students.reset.button")}: ${student.applicant_name}`}
      onClose={onClose}
      submit={{ label: "console.students.reset.print", form: "print-slip" }}
    >
      <PrintForm
        id="print-slip"
        path="/office/student-slip"
        fields={{ urn: student.urn }}
        onSubmit={(event) => {
          // Events of a dialog bubble through React to the student's form, which would be saved instead.
          event.stopPropagation()
          // Close the dialog after the submit: a removed form is not sent.
          setTimeout(onClose)
        }}
      >
        <Typography gutterBottom>{t("console.students.reset.what")}</Typography>
        <Typography>{t("console.students.reset.check")}</Typography>
      </PrintForm>
    </FormDialog>
  )
}
