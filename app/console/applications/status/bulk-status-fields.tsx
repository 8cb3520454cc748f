import { Alert, TextField } from "@mui/material"
import { useTranslate } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { needsReason, type Status } from "#domain/applications/workflow.ts"
import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { PlainField } from "../../account/plain-field.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { lazyPart } from "../../layout/lazy-page.tsx"
import { SelectField } from "../../select-field.tsx"

const ReasonPicker = lazyPart(
  () => import("../reasons/reason-picker.tsx").then((file) => file.ReasonPicker),
  6,
)

interface FirstNumberProps {
  value: string
  included: readonly ListedApplication[]
  onChange: (value: string) => void
}

/** The admission number of the first one. Says which number the last one gets, and whose fee is not paid. */
export function FirstNumber({ value, included, onChange }: FirstNumberProps) {
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
        name="number"
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

interface ActionChoiceProps {
  value: Status | undefined
  /** How many of the selected applications each action changes. */
  counts: ReadonlyMap<Status, number>
  onChange: (to: Status) => void
}

/** The actions that change at least one of the selected applications. */
export function ActionChoice({ value, counts, onChange }: ActionChoiceProps) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  return (
    <SelectField
      id="bulk-status"
      required
      margin="normal"
      label={translate("console.bulk.action")}
      value={value ?? ""}
      choices={[...counts].map(([status, count]) => ({
        id: status,
        name: `${staffStatusMessages[status].action[language]} (${count})`,
      }))}
      onChange={onChange}
    />
  )
}

/** What the applicants will read; of a query, with sentences and documents to choose. */
export function ReasonField({ to }: { to: Status }) {
  const isNeeded = needsReason(to)
  return (
    <>
      {to === "query" && <ReasonPicker fieldId="reason" />}
      <PlainField
        name="reason"
        label={`console.applications.${isNeeded ? "reason" : "reasonOptional"}`}
        isOptional={!isNeeded}
        rows={4}
      />
    </>
  )
}
