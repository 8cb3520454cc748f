import { useState } from "react"
import { useTranslate } from "react-admin"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import {
  isOneByOne,
  type Status,
  statuses,
  transitionsFrom,
} from "#domain/applications/workflow.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"
import type { StatusChangeResult } from "#server/features/applications/applications.ts"

import { batchesOf, type Skipped } from "../../api/batches.ts"
import { BulkDialog } from "../../dialogs/bulk-dialog.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { reasonNotStored, sendStatusChange, undoChanges } from "../actions.ts"
import { ActionChoice, FirstNumber, ReasonField } from "./bulk-status-fields.tsx"

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

/** Takes the change of all these applications back. Throws if some of them cannot be. */
const useUndoAll = () => {
  const translate = useTranslate()
  return async (changed: readonly ListedApplication[]) => {
    const results: StatusChangeResult[] = []
    for (const batch of batchesOf(changed)) results.push(...(await undoChanges(batch)))
    const done = results.filter((result) => reasonNotStored(result) === undefined).length
    const counts = { done, smart_count: changed.length }
    if (done < changed.length) throw new Error(translate("console.bulk.undone", counts))
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

/** Changes the status of the selected applications. Several are admitted with consecutive admission numbers. */
export function BulkStatusDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const translate = useTranslate()
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
      title={translate("console.applications.changeStatus")}
      action={to ? staffStatusMessages[to].action[language] : translate("console.bulk.apply")}
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
