import { Box, Typography } from "@mui/material"
import { useState } from "react"

import type { PlanNumber } from "#domain/backup/backup-plan.ts"
import type { BackupsView } from "#server/features/backup-admin/backup-admin.ts"

import { call } from "../api/call.ts"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../kit/form/form-state.tsx"
import { CurrentPassword, PlainField } from "../kit/form/plain-field.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { NewPassphrase } from "./new-passphrase.tsx"
import { useBackupTexts } from "./texts.ts"

interface PlanFormProps {
  view: BackupsView
  /** Reads what is stored now. */
  onSaved: () => Promise<unknown>
}

/** The destination, or the variable that sets it. */
function Destination({ view }: Pick<PlanFormProps, "view">) {
  const text = useBackupTexts()
  const { folder } = view.fixed
  return (
    <PlainField
      name="folder"
      label={{ text: text("folder") }}
      hint={folder ? { text: text("fixed", { name: folder }) } : { text: text("folderHint") }}
      defaultValue={view.plan.folder}
      isOptional
      slotProps={{ htmlInput: { readOnly: folder !== null, spellCheck: false } }}
    />
  )
}

function Passphrase({ view }: Pick<PlanFormProps, "view">) {
  const text = useBackupTexts()
  const { passphrase } = view.fixed
  if (passphrase) {
    return (
      <Typography
        sx={{ my: 1 }}
      >{`${text("passphrase")}: ${text("fixed", { name: passphrase })}`}</Typography>
    )
  }
  return (
    <NewPassphrase
      label={{ text: text("passphrase") }}
      hint={
        view.hasPassphrase ? { text: text("passphraseKept") } : { text: text("passphraseHint") }
      }
      isOptional
    />
  )
}

function NumberInput({ view, name }: Pick<PlanFormProps, "view"> & { name: PlanNumber }) {
  const text = useBackupTexts()
  return (
    <PlainField
      name={name}
      label={{ text: text(name) }}
      {...(name !== "alert_hours" && { hint: { text: text("keepHint") } })}
      defaultValue={String(view.plan[name])}
      slotProps={{ htmlInput: { inputMode: "numeric" } }}
    />
  )
}

const columns = { display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }

interface FieldsProps extends Pick<PlanFormProps, "view"> {
  onInput: () => void
  onStored: () => Promise<unknown>
}

/** The form for a stored plan. What it shows stays while it is filled in, also when the page reads again. */
function Fields({ view: read, onInput, onStored }: FieldsProps) {
  const text = useBackupTexts()
  const [view] = useState(read)
  return (
    <DraftForm
      noValidate
      onChange={onInput}
      send={async (textOf) => {
        await call("PUT /backups/plan", {
          folder: textOf("folder"),
          time: textOf("time"),
          keep_daily: textOf("keep_daily"),
          keep_monthly: textOf("keep_monthly"),
          alert_hours: textOf("alert_hours"),
          passphrase: textOf("passphrase"),
          passphrase_again: textOf("passphrase_again"),
          password: textOf("password"),
        })
        await onStored()
      }}
    >
      <Destination view={view} />
      <Passphrase view={view} />
      <Box sx={columns}>
        <PlainField
          name="time"
          label={{ text: text("time") }}
          hint={{ text: text("timeHint") }}
          defaultValue={view.plan.time}
          isOptional
        />
        <NumberInput view={view} name="alert_hours" />
        <NumberInput view={view} name="keep_daily" />
        <NumberInput view={view} name="keep_monthly" />
      </Box>
      <CurrentPassword />
      <FormFailure />
      <SubmitButton variant="contained">{text("save")}</SubmitButton>
    </DraftForm>
  )
}

/** Where and when backups are made, and how many are kept. */
export function PlanForm({ view, onSaved }: PlanFormProps) {
  const text = useBackupTexts()
  const [isSaved, setIsSaved] = useState(false)
  // A new form after a save: it holds no password, and shows what is stored.
  const [version, setVersion] = useState(0)
  const showStored = async () => {
    await onSaved()
    setVersion(version + 1)
    setIsSaved(true)
  }
  return (
    <Panel title={{ text: text("plan") }}>
      <Fields key={version} view={view} onInput={() => setIsSaved(false)} onStored={showStored} />
      <Typography component="output" sx={{ display: "block", mt: 1 }}>
        {isSaved && text("saved")}
      </Typography>
    </Panel>
  )
}
