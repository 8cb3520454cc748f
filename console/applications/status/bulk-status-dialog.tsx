import { Alert, TextField } from "@mui/material"
import { useState } from "react"

import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import {
  isOneByOne,
  type Status,
  statuses,
  transitionsFrom,
} from "#domain/applications/workflow.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import type {
  ListedApplication,
  StatusChangeResult,
} from "#server/features/applications/applications.ts"

import { batchesOf, type Skipped } from "../../api/batches.ts"
import { BulkDialog } from "../../kit/dialog/bulk-dialog.tsx"
import { SelectField } from "../../kit/form/plain-field.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { reasonNotStored, sendStatusChange, undoChanges } from "../actions.ts"
import { ReasonField } from "./status-dialog.tsx"

/** One-line label of an application: number and applicant's name. */
export const namedApplication = ({ id, applicant_name }: ListedApplication) =>
  `${id} ${applicant_name}`

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

/** Takes the change of all these applications back. Throws if some of them cannot be. */
const useUndoAll = () => {
  const t = useText()
  return async (changed: readonly ListedApplication[]) => {
    const results: StatusChangeResult[] = []
    for (const batch of batchesOf(changed)) results.push(...(await undoChanges(batch)))
    const done = results.filter((result) => reasonNotStored(result) === undefined).length
    const counts = { done, count: changed.length }
    if (done < changed.length) throw new Error(t("console.bulk.undone", counts))
  }
}

/** Which actions the role may take with which applications. */
const useActions = (role: Role) => {
  const canBecome = (status: Status) => (application: ListedApplication) =>
    transitionsFrom(application.status, role).some((transition) => transition.to === status)
  const countsOf = (applications: readonly ListedApplication[]) => {
    const offered = statuses.filter((status) => !isOneByOne(status))
    const counted = offered.map(
      (status) => [status, applications.filter(canBecome(status)).length] as const,
    )
    return new Map(counted.filter(([, count]) => count > 0))
  }
  const whyNot = (to: Status | undefined) => (application: ListedApplication) =>
    to && !canBecome(to)(application) ? "console.refusals.not_possible" : undefined
  return { countsOf, whyNot }
}

interface FirstNumberProps {
  value: string
  included: readonly ListedApplication[]
  onChange: (value: string) => void
}

/** The admission number of the first one. Says which number the last one gets, and whose fee is not paid. */
function FirstNumber({ value, included, onChange }: FirstNumberProps) {
  const t = useText()
  const last = consecutiveNumbers(value, included.length)?.at(-1)
  const unpaid = included.filter(({ fee_status }) => fee_status === "due").length
  return (
    <>
      <Alert severity="info">{t("console.bulk.admitting")}</Alert>
      {unpaid > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t("console.bulk.feesNotPaid", { count: unpaid })}
        </Alert>
      )}
      <TextField
        id="first-number"
        name="number"
        required
        margin="normal"
        label={t("console.bulk.firstNumber")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helperText={
          last ? t("console.bulk.lastNumber", { number: last }) : t("console.bulk.numberHint")
        }
      />
    </>
  )
}

interface ActionChoiceProps {
  value: Status | undefined
  /** How many of the selected applications each action changes. */
  counts: ReadonlyMap<Status, number>
  onChange: (to: Status) => void
}

/** The actions that change at least one of the selected applications. */
function ActionChoice({ value, counts, onChange }: ActionChoiceProps) {
  const t = useText()
  const language = useConsoleLanguage()
  return (
    <SelectField
      id="bulk-status"
      required
      margin="normal"
      label={t("console.bulk.action")}
      value={value ?? ""}
      choices={[...counts].map(([status, count]) => ({
        id: status,
        name: `${staffStatusMessages[status].action[language]} (${count})`,
      }))}
      onChange={onChange}
    />
  )
}

/** Changes the status of the selected applications. Several are admitted with consecutive admission numbers. */
export function BulkStatusDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText()
  const language = useConsoleLanguage()
  const { countsOf, whyNot } = useActions(role)
  const undoAll = useUndoAll()
  const [to, setTo] = useState<Status>()
  const [first, setFirst] = useState("")
  const isAdmission = to === "admitted"
  const run = (batch: readonly ListedApplication[], reason: string, start: number) => {
    const numbers = consecutiveNumbers(first, start + batch.length)?.slice(start) ?? []
    const admissionNumbers = Object.fromEntries(batch.map(({ id }, at) => [id, numbers[at] ?? ""]))
    return changeBatch(batch, to!, { reason, ...(isAdmission && { admissionNumbers }) })
  }
  return (
    <BulkDialog<ListedApplication>
      title={t("console.applications.changeStatus")}
      action={to ? { text: staffStatusMessages[to].action[language] } : "console.bulk.apply"}
      labelOf={namedApplication}
      whyNot={whyNot(to)}
      run={(batch, text, start) => run(batch, text("reason"), start)}
      isReady={to !== undefined && (!isAdmission || consecutiveNumbers(first, 1) !== undefined)}
      // Each action has its own text.
      draft={to && `bulk/applications/${to}`}
      undo={isAdmission ? undefined : undoAll}
      onClose={onClose}
    >
      {(applications, included) => (
        <>
          <ActionChoice value={to} counts={countsOf(applications)} onChange={setTo} />
          {isAdmission && <FirstNumber value={first} included={included} onChange={setFirst} />}
          {to && !isAdmission && <ReasonField key={to} to={to} />}
        </>
      )}
    </BulkDialog>
  )
}
