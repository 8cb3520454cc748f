import { Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useRefresh } from "react-admin"

import type { SettlementDecision } from "#domain/applications/duplicates.ts"
import type { Comparison } from "#server/features/applications/applications.ts"

import { call } from "../../api/call.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { useFormState } from "../../kit/form/form-state.tsx"
import { PlainField, SelectField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { type Compared, useDuplicateTexts } from "./comparison-table.tsx"
import { useIdList } from "./duplicates-note.tsx"

interface DecisionProps {
  decision: SettlementDecision
  /** The application that is kept. */
  kept?: string
  records: readonly Compared[]
  /** The version of each application that the decision is about, also of those that are not shown. */
  versions: Comparison["versions"]
  /** Whether they have one number, so that staff say whose it is. */
  hasNumber: boolean
}

interface OwnerFieldProps extends Pick<DecisionProps, "records"> {
  value: string
  onChange: (id: string) => void
}

interface DialogProps extends DecisionProps {
  title: string
  lead: string
  hint: string
  onClose: () => void
}

/** To whom the number belongs. */
function OwnerField({ records, value, onChange }: OwnerFieldProps) {
  const { errors } = useFormState()
  const text = useDuplicateTexts()
  return (
    <SelectField
      id="kept"
      label={text("owner")}
      required
      fullWidth
      margin="normal"
      value={value}
      error={errors["kept"] !== undefined}
      choices={records.map(({ id, applicant_name: name }) => ({ id, name: `${id} ${name}` }))}
      onChange={onChange}
    />
  )
}

function SettleDialog({ decision, kept, records, versions, hasNumber, ...shown }: DialogProps) {
  const { title, lead, hint, onClose } = shown
  const text = useDuplicateTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const [owner, setOwner] = useState("")
  const asksOwner = decision === "different_people" && hasNumber
  const settle: Send = async (textOf) => {
    await call("POST /applications/:id/settle", {
      id: records[0]!.id,
      decision,
      kept: kept ?? owner,
      reason: textOf("reason"),
      expectedVersions: versions,
    })
    notify(text("stored"), { type: "success" })
    refresh()
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      send={settle}
      draft={`settle/${records.map(({ id }) => id).join("/")}/${kept ?? decision}`}
      submit={{ label: { text: title } }}
    >
      <Typography>{lead}</Typography>
      {asksOwner && <OwnerField records={records} value={owner} onChange={setOwner} />}
      <PlainField name="reason" label={{ text: text("reason") }} hint={{ text: hint }} rows={3} />
    </FormDialog>
  )
}

function Decision(props: DecisionProps & Omit<DialogProps, "onClose">) {
  return (
    <OpeningButton
      label={{ text: props.title }}
      variant="outlined"
      size="medium"
      sx={{ minHeight: 44 }}
    >
      {(close) => <SettleDialog {...props} onClose={close} />}
    </OpeningButton>
  )
}

/** The decisions about applications that may be of one person: keep one of them, or they are different people. */
export function SettleButtons({
  rejected,
  mayKeep,
  ...about
}: Pick<DecisionProps, "records" | "versions" | "hasNumber"> &
  Pick<Comparison, "rejected"> & { mayKeep: boolean }) {
  const text = useDuplicateTexts()
  const listIds = useIdList()
  const { records, hasNumber } = about
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 2 }}>
      {(mayKeep ? records : []).map(({ id }) => (
        <Decision
          key={id}
          {...about}
          decision="same_person"
          kept={id}
          title={text("keep", { id })}
          lead={text("keepLead", { id, others: listIds(rejected[id] ?? []) })}
          hint={text("reasonRead")}
        />
      ))}
      <Decision
        {...about}
        decision="different_people"
        title={text("different")}
        lead={text(hasNumber ? "differentLead" : "dismissLead")}
        hint={text("reasonKept")}
      />
    </Stack>
  )
}
