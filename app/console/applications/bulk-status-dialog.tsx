import { Alert, MenuItem, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

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
import { consecutiveNumbers } from "#domain/student/consecutive-numbers.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { PlainField } from "../account/plain-field.tsx"
import type { Skipped } from "../api/batches.ts"
import { BulkDialog } from "../dialogs/bulk-dialog.tsx"
import { useConsoleLanguage } from "../language/use-language.ts"
import { reasonNotStored, sendStatusChange } from "./actions.ts"

/** One-line label of an application: code and applicant's name. */
export const namedApplication = ({ id, applicant_name }: ListedApplication) =>
  `${groupAdmissionCode(id)} ${applicant_name}`

const changeBatch = async (
  batch: readonly ListedApplication[],
  to: Status,
  input: Parameters<typeof sendStatusChange>[2],
): Promise<Skipped[]> => {
  const results = await sendStatusChange(batch, to, input)
  return results.flatMap((result) => {
    const why = reasonNotStored(result)
    return why ? [{ id: result.id, reason: why }] : []
  })
}

interface FirstNumberProps {
  value: string
  included: readonly ListedApplication[]
  onChange: (value: string) => void
}

/** The admission number of the first one. Says which number the last one gets, and whose fee is not paid. */
function FirstNumber({ value, included, onChange }: FirstNumberProps) {
  const translate = useTranslate()
  const last = consecutiveNumbers(value, included.length)?.at(-1)
  const unpaid = included.filter(({ fee_status }) => fee_status === "due").length
  return (
    <>
      <Alert severity="info">{translate("console.bulk.admitting")}</Alert>
      {unpaid > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate("console.bulk.feesNotPaid", { smart_count: unpaid })}
        </Alert>
      )}
      <TextField
        id="first-number"
        fullWidth
        required
        margin="normal"
        label={translate("console.bulk.firstNumber")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helperText={
          last
            ? translate("console.bulk.lastNumber", { number: last })
            : translate("console.bulk.numberHint")
        }
      />
    </>
  )
}

/** Changes the status of the selected applications. Several are admitted with consecutive admission numbers. */
export function BulkStatusDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const [to, setTo] = useState<Status>()
  const [first, setFirst] = useState("")
  const canBecome = (status: Status) => (application: ListedApplication) =>
    transitionsFrom(application.status, role).some((transition) => transition.to === status)
  const offered = statuses.filter((status) => !isOneByOne(status))
  const actionOf = (status: Status) => staffStatusMessages[status].action[language]
  const isNeeded = to !== undefined && needsReason(to)
  const isAdmission = to === "admitted"
  const run = (batch: readonly ListedApplication[], reason: string, start: number) => {
    const numbers = consecutiveNumbers(first, start + batch.length)?.slice(start) ?? []
    const admissionNumbers = Object.fromEntries(batch.map(({ id }, at) => [id, numbers[at] ?? ""]))
    return changeBatch(batch, to!, { reason, ...(isAdmission && { admissionNumbers }) })
  }
  return (
    <BulkDialog<ListedApplication>
      title={translate("console.applications.changeStatus")}
      action={to ? actionOf(to) : translate("console.bulk.apply")}
      labelOf={namedApplication}
      whyNot={(application) =>
        to && !canBecome(to)(application) ? "console.refusals.not_possible" : undefined
      }
      run={(batch, text, start) => run(batch, text("reason"), start)}
      isReady={to !== undefined && (!isAdmission || consecutiveNumbers(first, 1) !== undefined)}
      draft="bulk/applications"
      onClose={onClose}
    >
      {(applications, included) => (
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
          {isAdmission ? (
            <FirstNumber value={first} included={included} onChange={setFirst} />
          ) : (
            <PlainField
              name="reason"
              label={`console.applications.${isNeeded ? "reason" : "reasonOptional"}`}
              isOptional={!isNeeded}
              rows={4}
            />
          )}
        </>
      )}
    </BulkDialog>
  )
}
