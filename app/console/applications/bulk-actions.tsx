import { MenuItem, TextField } from "@mui/material"
import { useState } from "react"
import { useListContext, usePermissions, useTranslate } from "react-admin"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import {
  isOneByOne,
  needsReason,
  type Status,
  statuses,
  transitionsFrom,
} from "#domain/applications/workflow.ts"
import type { Role } from "#domain/staff/permissions.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { PlainField } from "../account/plain-field.tsx"
import { requestData } from "../api-client.ts"
import type { Skipped } from "../batches.ts"
import { BulkDialog } from "../bulk-dialog.tsx"
import { DialogButton } from "../form-dialog.tsx"
import { MineIcon, SeenIcon, StatusIcon } from "../icons.tsx"
import { usePermission } from "../permission.tsx"
import { PrintButton } from "../print-form.tsx"
import { useConsoleLanguage } from "../use-language.ts"
import { assign, reasonNotStored, sendStatusChange } from "./actions.ts"

/** One-line label of an application: code and applicant's name. */
const namedApplication = ({ id, applicant_name }: ListedApplication) =>
  `${groupAdmissionCode(id)} ${applicant_name}`

const whyNotSeen = ({ seen_at }: ListedApplication) =>
  seen_at ? "console.bulk.alreadySeen" : undefined

const seeBatch = async (batch: readonly ListedApplication[]) => {
  const ids = batch.map(({ id }) => id)
  const seen = await requestData<string[]>("POST", "/applications/seen", { ids })
  return ids
    .filter((id) => !seen.includes(id))
    .map((id) => ({ id, reason: "console.bulk.unchanged" }))
}

function MarkSeenButton() {
  const translate = useTranslate()
  return (
    <DialogButton label="console.applications.markSeen" icon={<SeenIcon />}>
      {(close) => (
        <BulkDialog<ListedApplication>
          title={translate("console.applications.markSeen")}
          action={translate("console.applications.markSeen")}
          labelOf={namedApplication}
          whyNot={whyNotSeen}
          run={seeBatch}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

const whyNotTaken = ({ assigned_to }: ListedApplication) =>
  assigned_to ? "console.assign.ofOther" : undefined

const takeBatch = async (batch: readonly ListedApplication[]) => {
  const taken = await assign(
    batch.map(({ id }) => id),
    { takes: true, from: null },
  )
  return batch
    .filter(({ id }) => !taken.includes(id))
    .map(({ id }) => ({ id, reason: "console.bulk.unchanged" }))
}

function TakeButton() {
  const translate = useTranslate()
  return (
    <DialogButton label="console.assign.take" icon={<MineIcon />}>
      {(close) => (
        <BulkDialog<ListedApplication>
          title={translate("console.assign.take")}
          action={translate("console.assign.take")}
          labelOf={namedApplication}
          whyNot={whyNotTaken}
          run={takeBatch}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

const changeBatch = async (
  batch: readonly ListedApplication[],
  to: Status,
  reason: string,
): Promise<Skipped[]> => {
  const results = await sendStatusChange(batch, to, { reason })
  return results.flatMap((result) => {
    const why = reasonNotStored(result)
    return why ? [{ id: result.id, reason: why }] : []
  })
}

function BulkStatusDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const [to, setTo] = useState<Status>()
  const canBecome = (status: Status) => (application: ListedApplication) =>
    transitionsFrom(application.status, role).some((transition) => transition.to === status)
  const offered = statuses.filter((status) => !isOneByOne(status))
  const actionOf = (status: Status) => staffStatusMessages[status].action[language]
  const isNeeded = to !== undefined && needsReason(to)
  return (
    <BulkDialog<ListedApplication>
      title={translate("console.applications.changeStatus")}
      action={to ? actionOf(to) : translate("console.bulk.apply")}
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
            label={translate("console.bulk.action")}
            value={to ?? ""}
            onChange={(event) => setTo(event.target.value as Status)}
          >
            {offered
              .map((status) => ({ status, count: applications.filter(canBecome(status)).length }))
              .filter(({ count }) => count > 0)
              .map(({ status, count }) => (
                <MenuItem key={status} value={status}>
                  {actionOf(status)} ({count})
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
function BulkStatusButton() {
  const { permissions: role } = usePermissions<Role>()
  if (!role) return null
  return (
    <DialogButton label="console.applications.changeStatus" icon={<StatusIcon />}>
      {(close) => <BulkStatusDialog role={role} onClose={close} />}
    </DialogButton>
  )
}

/** Prints the sheets of all selected applications, including those on other pages. */
function PrintSelected() {
  const { selectedIds, sort } = useListContext<ListedApplication>()
  return (
    <PrintButton
      path="/office/sheets"
      fields={{ codes: selectedIds.join(","), sort: sort.field, order: sort.order }}
      label="console.applications.printSelected"
    />
  )
}

/** Bulk actions on all selected applications, including those on other pages of the list. */
export function ApplicationBulkActions() {
  const may = usePermission()
  return (
    <>
      <PrintSelected />
      {may("applications.work") && (
        <>
          <TakeButton />
          <MarkSeenButton />
          <BulkStatusButton />
        </>
      )}
    </>
  )
}
