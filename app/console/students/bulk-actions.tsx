import { useListContext } from "react-admin"

import { requestData } from "../api/api-client.ts"
import { DisableIcon, EnableIcon } from "../icons.tsx"
import { BulkButton } from "../lists/bulk-button.tsx"
import { usePermission } from "../permission.tsx"
import { PrintButton } from "../print-form.tsx"

const icons = { disable: <DisableIcon />, enable: <EnableIcon /> }
const statusOf = { disable: "disabled", enable: "active" } as const

const setStatus = (verb: keyof typeof statusOf) => (ids: readonly string[]) =>
  requestData<string[]>("POST", "/students/status", { ids, status: statusOf[verb] })

function StatusButton({ verb }: { verb: keyof typeof statusOf }) {
  const opposite = verb === "disable" ? "enable" : "disable"
  return (
    <BulkButton
      label={`console.students.${verb}`}
      icon={icons[verb]}
      run={setStatus(verb)}
      undo={setStatus(opposite)}
    />
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
