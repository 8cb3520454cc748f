import { Stack } from "@mui/material"
import { useState } from "react"
import { useNavigate } from "react-router-dom"

import { grievanceLimits } from "#domain/grievances/grievance-fields.ts"
import {
  type GrievanceOutcome,
  grievanceOutcomes,
  outcomeNames,
} from "#domain/grievances/grievance-names.ts"
import type { StaffGrievance } from "#server/features/grievances/grievances.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { PlainField, SelectField } from "../kit/form/plain-field.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useGrievanceTexts } from "./texts.ts"

interface ActProps {
  grievance: StaffGrievance
  /** Called with the changed record. */
  onDone: (changed: StaffGrievance) => void
}

interface DialogProps extends ActProps {
  onClose: () => void
}

type Written = "reply" | "note" | "reopen"

/** A text: a reply, a note, or why it is opened again. */
function TextDialog({ act, grievance: { id }, onDone, onClose }: DialogProps & { act: Written }) {
  const text = useGrievanceTexts()
  return (
    <FormDialog
      title={text(`${act}.title`)}
      draft={`grievance/${id}/${act}`}
      noValidate
      onClose={onClose}
      send={async (textOf) =>
        onDone(await call(`POST /grievances/:id/${act}`, { id, text: textOf("text") }))
      }
      submit={{ label: { text: text(`${act}.send`) } }}
    >
      <PlainField
        name="text"
        label={{ text: text(`${act}.label`) }}
        rows={4}
        slotProps={{ htmlInput: { maxLength: grievanceLimits.text } }}
      />
    </FormDialog>
  )
}

function CloseDialog({ grievance: { id }, onDone, onClose }: DialogProps) {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const [outcome, setOutcome] = useState<GrievanceOutcome>("resolved")
  return (
    <FormDialog
      title={text("close.title")}
      draft={`grievance/${id}/close`}
      noValidate
      onClose={onClose}
      send={async (textOf) =>
        onDone(await call("POST /grievances/:id/close", { id, outcome, text: textOf("text") }))
      }
      submit={{ label: { text: text("close.send") } }}
    >
      <SelectField
        label={text("close.outcome")}
        value={outcome}
        choices={grievanceOutcomes.map((one) => ({ id: one, name: outcomeNames[one][language] }))}
        onChange={setOutcome}
      />
      <PlainField
        name="text"
        label={{ text: text("close.label") }}
        rows={4}
        slotProps={{ htmlInput: { maxLength: grievanceLimits.text } }}
      />
    </FormDialog>
  )
}

function AssignDialog({ grievance, onDone, onClose }: DialogProps) {
  const text = useGrievanceTexts()
  const { data } = useCall("GET /grievances/responsibles")
  const members = data?.members ?? []
  const [member, setMember] = useState("")
  const navigate = useNavigate()
  return (
    <FormDialog
      title={text("assign.title")}
      onClose={onClose}
      send={async () => {
        const sent = { id: grievance.id, member }
        const { grievance: changed } = await call("POST /grievances/:id/assign", sent)
        if (changed) onDone(changed)
        else void navigate("/grievances")
      }}
      submit={{ label: { text: text("assign.send") }, disabled: member === "" }}
    >
      <SelectField
        label={text("responsible")}
        value={member}
        choices={members.filter(({ id }) => id !== grievance.responsible_id)}
        onChange={setMember}
      />
    </FormDialog>
  )
}

/** What a member of staff can do with a grievance now. */
export function ActButtons(props: ActProps) {
  const text = useGrievanceTexts()
  const isOpen = props.grievance.closed_at === null
  const written = isOpen ? (["reply", "note"] as const) : (["note", "reopen"] as const)
  return (
    <Stack direction="row" className="screen-only" sx={{ flexWrap: "wrap", gap: 1 }}>
      {written.map((act) => (
        <OpeningButton key={act} variant="outlined" label={{ text: text(`${act}.title`) }}>
          {(close) => <TextDialog act={act} {...props} onClose={close} />}
        </OpeningButton>
      ))}
      {isOpen && (
        <>
          <OpeningButton variant="outlined" label={{ text: text("assign.title") }}>
            {(close) => <AssignDialog {...props} onClose={close} />}
          </OpeningButton>
          <OpeningButton variant="contained" label={{ text: text("close.title") }}>
            {(close) => <CloseDialog {...props} onClose={close} />}
          </OpeningButton>
        </>
      )}
    </Stack>
  )
}
