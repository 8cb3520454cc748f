import { Alert, Box } from "@mui/material"
import { SaveButton, SimpleForm, Toolbar, useSaveContext } from "react-admin"
import { type FieldValues, useFormContext } from "react-hook-form"

import type { Session } from "#domain/admission/session.ts"

import { useNotifyError } from "../api/use-request.ts"
import { FocusOnError, UnsavedChangesWarning, WholeItemError } from "../content/form-state.tsx"
import { RecordDraft } from "../kit/form/record-draft.tsx"
import { AskedFields } from "./asked-fields.tsx"
import { GeneralInputs } from "./general-inputs.tsx"
import { ProgrammeList } from "./programmes/programme-list.tsx"
import { SubjectList } from "./subject-list.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"
import { useConfirmation } from "./use-confirmation.tsx"
import { useStoredSession, useUsage } from "./use-session.ts"

/** Errors of the last attempt would keep the form from being sent again: those of a list belong to no input. */
function SessionSaveButton() {
  const { clearErrors } = useFormContext()
  return <SaveButton alwaysEnable onClick={() => clearErrors()} />
}

const bar = (
  <Toolbar
    sx={{
      bgcolor: "background.paper",
      // The form is long: the button stays in view, but does not cover the inputs of a phone.
      "&.RaToolbar-desktopToolbar": {
        position: "sticky",
        bottom: 0,
        zIndex: 1,
        borderTop: 1,
        borderColor: "divider",
      },
      "&.RaToolbar-mobileToolbar": { position: "static" },
    }}
  >
    <SessionSaveButton />
  </Toolbar>
)

interface SessionFormProps {
  /** The session that a new one is copied from. */
  copiedFrom?: string
}

const codesOf = (list: readonly { code: string }[] | undefined) =>
  (list ?? []).map(({ code }) => code)

/** The inputs of a session. A change of one with applications is confirmed first. */
export function SessionForm({ copiedFrom }: SessionFormProps) {
  const t = useSessionTexts()
  const entry = useStoredSession()
  const { save } = useSaveContext()
  const notifyError = useNotifyError()
  const { usage } = useUsage(entry?.id)
  const { confirm, dialog } = useConfirmation(entry)
  const stored: Partial<Session> = entry?.item ?? {}

  const send = async (values: FieldValues) => {
    try {
      if (await confirm(values["item"])) return await save?.(values)
    } catch (error) {
      notifyError(error as Error)
    }
    return undefined
  }
  return (
    <>
      <SimpleForm toolbar={bar} onSubmit={send} noValidate>
        <RecordDraft />
        <FocusOnError />
        {entry && <UnsavedChangesWarning />}
        <WholeItemError />
        {copiedFrom && (
          <Alert severity="info" role="note" sx={{ mb: 2 }}>
            {t("copied", { label: copiedFrom })}
          </Alert>
        )}
        <Box sx={{ display: "grid", gap: 1, width: "100%", minWidth: 0 }}>
          <GeneralInputs isNew={!entry} />
          <SubjectList usage={usage} stored={codesOf(stored.subjects)} />
          <AskedFields />
          <ProgrammeList usage={usage} stored={codesOf(stored.programmes)} />
        </Box>
      </SimpleForm>
      {dialog}
    </>
  )
}
