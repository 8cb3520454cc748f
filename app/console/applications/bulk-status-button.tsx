import StatusIcon from "@mui/icons-material/SwapHoriz"
import { MenuItem, TextField } from "@mui/material"
import { useState } from "react"
import { Button, usePermissions, useTranslate } from "react-admin"

import {
  isOneByOne,
  needsReason,
  type Status,
  transitionsFrom,
} from "#domain/applications/workflow.ts"
import type { Role } from "#domain/staff/permissions.ts"

import { PlainField } from "../account/plain-field.tsx"
import type { Skipped } from "../batches.ts"
import { BulkDialog } from "../bulk-dialog.tsx"
import { changeStatus, reasonNotStored } from "./actions.ts"
import { type ListedApplication, namedApplication } from "./application.ts"
import { useApplicationChoices } from "./choices.ts"

const changeBatch = async (
  batch: readonly ListedApplication[],
  to: Status,
  reason: string,
): Promise<Skipped[]> => {
  const results = await changeStatus(batch, to, { reason })
  return results.flatMap((result) => {
    const why = reasonNotStored(result)
    return why ? [{ id: result.id, reason: why }] : []
  })
}

function BulkStatusDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const translate = useTranslate()
  const { statuses } = useApplicationChoices()
  const [to, setTo] = useState<Status>()
  const canBecome = (status: Status) => (application: ListedApplication) =>
    transitionsFrom(application.status, role).some((transition) => transition.to === status)
  const offered = statuses.filter(({ id }) => !isOneByOne(id))
  const isNeeded = to !== undefined && needsReason(to)
  return (
    <BulkDialog<ListedApplication>
      title={translate("console.applications.changeStatus")}
      labelOf={namedApplication}
      whyNot={(application) =>
        to && !canBecome(to)(application) ? "console.refusals.not_possible" : undefined
      }
      run={(batch, text) => changeBatch(batch, to!, text("reason"))}
      isReady={to !== undefined}
      onClose={onClose}
    >
      {(applications) => (
        <>
          <TextField
            id="bulk-status"
            select
            fullWidth
            required
            margin="normal"
            label={translate("resources.applications.fields.status")}
            value={to ?? ""}
            onChange={(event) => setTo(event.target.value as Status)}
          >
            {offered
              .map(({ id, name }) => ({
                id,
                name,
                count: applications.filter(canBecome(id)).length,
              }))
              .filter(({ count }) => count > 0)
              .map(({ id, name, count }) => (
                <MenuItem key={id} value={id}>
                  {name} ({count})
                </MenuItem>
              ))}
          </TextField>
          <PlainField
            name="reason"
            label={`console.applications.${isNeeded ? "reason" : "reasonOptional"}`}
            isOptional={!isNeeded}
            rows={4}
          />
        </>
      )}
    </BulkDialog>
  )
}

/** Changes the status of all selected applications whose workflow has that transition. */
export function BulkStatusButton() {
  const { permissions: role } = usePermissions<Role>()
  const [isOpen, setIsOpen] = useState(false)
  if (!role) return null
  return (
    <>
      <Button label="console.applications.changeStatus" onClick={() => setIsOpen(true)}>
        <StatusIcon />
      </Button>
      {isOpen && <BulkStatusDialog role={role} onClose={() => setIsOpen(false)} />}
    </>
  )
}
