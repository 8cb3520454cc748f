import { Box, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useListContext } from "react-admin"

import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import {
  isOneByOne,
  type Status,
  statuses,
  transitionsFrom,
} from "#domain/applications/workflow.ts"
import type { Role } from "#domain/staff/permissions.ts"
import type {
  ListedApplication,
  StatusChangeResult,
} from "#server/features/applications/applications.ts"

import { batchesOf, type Skipped } from "../../api/batches.ts"
import { call, type CallData } from "../../api/call.ts"
import { BulkDialog } from "../../kit/dialog/bulk-dialog.tsx"
import type { TextOf } from "../../kit/form/form-text.ts"
import { SelectField } from "../../kit/form/plain-field.tsx"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { reasonNotStored, sendStatusChange, undoChanges } from "../actions.ts"
import { namedApplication } from "../named-application.ts"
import { FirstNumber, GivenNumbers, useBulkNumbers } from "./bulk-admission.tsx"
import { ReasonField } from "./status-dialog.tsx"

/** Why each of these results was not stored. */
export const skippedOf = (results: readonly StatusChangeResult[]): Skipped[] =>
  results.flatMap((result) => {
    const why = reasonNotStored(result)
    return why ? [{ id: result.id, reason: why }] : []
  })

/** Takes the change of all these applications back. Throws if some of them cannot be. */
export const useUndoAll = () => {
  const t = useText()
  return async (changed: readonly Pick<ListedApplication, "id" | "version">[]) => {
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

type OpenClaims = CallData<"GET /applications/open-claims">

/** The open claims of the selected applications, once they are needed. */
const useOpenClaims = (isNeeded: boolean) => {
  const { selectedIds } = useListContext()
  // As the dialog's own selection.
  const [ids] = useState(() => selectedIds.map(String))
  return useQuery({
    queryKey: ["bulk", "open-claims", ids],
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const found: OpenClaims = []
      for (const batch of batchesOf(ids))
        found.push(...(await call("GET /applications/open-claims", { ids: batch.join(",") })))
      return found
    },
  })
}

interface ClaimsChoiceProps {
  open: OpenClaims
  included: readonly ListedApplication[]
}

/** Lists the open claims, and asks whether they become verified too. */
function ClaimsChoice({ open, included }: ClaimsChoiceProps) {
  const t = useText()
  const language = useConsoleLanguage()
  const claimsById = new Map(open.map(({ id, claims }) => [id, claims]))
  const listed = included.filter(({ id }) => claimsById.has(id))
  if (listed.length === 0) return null
  const title = t("console.bulk.openClaims", { count: listed.length })
  const choice = (value: string, label: string) => (
    <FormControlLabel value={value} control={<Radio required />} label={label} />
  )
  return (
    <>
      <Typography sx={{ mt: 1 }}>{title}</Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={title}
        sx={{ maxHeight: 200, overflowY: "auto", mt: 0.5, mb: 1, pl: 3 }}
      >
        {listed.map((application) => (
          <li key={application.id}>
            {namedApplication(application)}:{" "}
            {claimsById
              .get(application.id)!
              .map((name) => claimLabel(name, language))
              .join(", ")}
          </li>
        ))}
      </Box>
      <RadioGroup name="claims" aria-label={t("console.bulk.claimsToo")}>
        {choice("with", t("console.bulk.verifyWith"))}
        {choice("without", t("console.bulk.verifyWithout"))}
      </RadioGroup>
    </>
  )
}

/** Changes the status of the selected applications. Several are admitted with consecutive admission numbers. */
export function BulkStatusDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText()
  const language = useConsoleLanguage()
  const { countsOf, whyNot } = useActions(role)
  const undoAll = useUndoAll()
  const [to, setTo] = useState<Status>()
  const isAdmission = to === "admitted"
  const numbers = useBulkNumbers(isAdmission)
  const isVerification = to === "verified"
  const { data: openClaims, error } = useOpenClaims(isVerification)
  const run = async (batch: readonly ListedApplication[], text: TextOf) => {
    const results = await sendStatusChange(batch, to!, {
      reason: text("reason"),
      ...(isAdmission && { firstAdmissionNumber: numbers.firstOfBatch() }),
      ...(isVerification && { withClaims: text("claims") === "with" }),
    })
    numbers.add(results)
    return skippedOf(results)
  }
  const isReady = isVerification
    ? openClaims !== undefined
    : to !== undefined && (!isAdmission || numbers.isValid)
  return (
    <BulkDialog<ListedApplication>
      title={t("console.applications.changeStatus")}
      action={to ? { text: staffStatusMessages[to].action[language] } : "console.bulk.apply"}
      labelOf={namedApplication}
      whyNot={whyNot(to)}
      run={run}
      isReady={isReady}
      // Each action has its own text.
      draft={to && `bulk/applications/${to}`}
      outcome={<GivenNumbers {...numbers} />}
      undo={isAdmission ? undefined : undoAll}
      onClose={onClose}
    >
      {(applications, included) => (
        <>
          <ActionChoice value={to} counts={countsOf(applications)} onChange={setTo} />
          {isAdmission && (
            <FirstNumber value={numbers.first} included={included} onChange={numbers.enter} />
          )}
          {isVerification && openClaims && <ClaimsChoice open={openClaims} included={included} />}
          {isVerification && <ErrorAlert text={error?.message} />}
          {to && !isAdmission && <ReasonField key={to} to={to} />}
        </>
      )}
    </BulkDialog>
  )
}
