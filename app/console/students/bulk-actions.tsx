import { useListContext, useTranslate } from "react-admin"

import type { StudentRecord } from "#server/features/students/students.ts"

import { requestData } from "../api/api-client.ts"
import { BulkDialog } from "../dialogs/bulk-dialog.tsx"
import { DialogButton } from "../dialogs/form-dialog.tsx"
import { DisableIcon, EnableIcon } from "../icons.tsx"
import { usePermission } from "../permission.tsx"
import { PrintButton } from "../print-form.tsx"

type Student = StudentRecord & { id: string }

const verbs = {
  disable: {
    status: "disabled",
    icon: <DisableIcon />,
    already: "console.bulk.alreadyDisabled",
  },
  enable: { status: "active", icon: <EnableIcon />, already: "console.bulk.alreadyEnabled" },
} as const

const named = ({ admission_number, applicant_name }: Student) =>
  `${admission_number} ${applicant_name}`

/** Enables or disables sign-in of all selected students, after a confirmation. */
function StatusButton({ verb }: { verb: keyof typeof verbs }) {
  const translate = useTranslate()
  const { status, icon, already } = verbs[verb]

  const setStatus = async (batch: readonly Student[]) => {
    const ids = batch.map(({ id }) => id)
    const changed = await requestData<string[]>("POST", "/students/status", { ids, status })
    return ids
      .filter((id) => !changed.includes(id))
      .map((id) => ({ id, reason: "console.bulk.unchanged" }))
  }
  return (
    <DialogButton label={`console.students.${verb}`} icon={icon}>
      {(close) => (
        <BulkDialog<Student>
          title={translate(`console.students.all.${verb}`)}
          action={translate(`console.students.${verb}`)}
          labelOf={named}
          whyNot={(student) => (student.status === status ? already : undefined)}
          run={setStatus}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

/** Bulk actions on all selected students, including those on other pages of the list. */
export function StudentBulkActions() {
  const { selectedIds } = useListContext()
  const may = usePermission()
  return (
    <>
      <PrintButton
        path="/office/cards"
        fields={{ urns: selectedIds.join(",") }}
        label="console.students.cards.ofSelected"
      />
      {may("students.edit") && (
        <>
          <StatusButton verb="disable" />
          <StatusButton verb="enable" />
        </>
      )}
    </>
  )
}
