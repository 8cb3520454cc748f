import { Box, Alert } from "@mui/material"
import { SaveButton, SimpleForm, Toolbar, useSaveContext } from "react-admin"
import { useWatch, type FieldValues, useFormContext } from "react-hook-form"

import { earlyListDays } from "#domain/admission/admission-period.ts"
import { feeTimes, type Session } from "#domain/admission/session.ts"
import { dayFirst } from "#domain/fields/india-time.ts"

import { useNotifyError } from "../api/use-request.ts"
import { FocusOnError, UnsavedChangesWarning, WholeItemError } from "../content/form-state.tsx"
import { FinancialGuard } from "../financial/financial-guard.tsx"
import { RecordDraft } from "../kit/form/record-draft.tsx"
import { AdditionalFields } from "./additional-fields.tsx"
import { AskedDocuments } from "./asked-documents.tsx"
import { CorrectableFields } from "./correctable-fields.tsx"
import {
  ChoiceValue,
  DayListValue,
  DayValue,
  grid,
  NamesValue,
  NumberValue,
  TextValue,
} from "./inputs.tsx"
import { CollapsiblePanel } from "./panel.tsx"
import { ProgrammeList } from "./programmes/programme-list.tsx"
import { SheetTextsInputs } from "./sheet-texts.tsx"
import { SubjectList } from "./subject-list.tsx"
import { useNow, useSessionTexts } from "./texts/use-texts.ts"
import { sessionNames } from "./texts/wording.ts"
import { useConfirmation } from "./use-confirmation.tsx"
import { useStoredSession, useUsage } from "./use-session.ts"

const years = { min: 1950, max: 2100, isRequired: true }

const names = [
  "form_version",
  "first_year_of_passing",
  "last_year_of_passing",
  "grace_minutes",
  "fee_due",
  "fee_last_day",
  "marks_last_day",
  "list_days",
  "committee",
  "card_session",
  "card_valid_until",
] as const

interface SessionNameProps {
  name: string
  label: string
  isInFull?: boolean
}

/** The name of a session is chosen, so that all write it alike. */
function SessionName({ name, label, isInFull = false }: SessionNameProps) {
  const current = useWatch({ name })
  const sessions = sessionNames(useNow(), current ?? "", isInFull)
  const choices = sessions.map((session) => ({ id: session, name: session }))
  return <ChoiceValue name={name} label={label} choices={choices} />
}

/** A list before the last day to apply may be meant: it is no error. */
function EarlyListDays() {
  const t = useSessionTexts()
  const [programmes, days] = useWatch({ name: ["item.programmes", "item.list_days"] })
  const early = earlyListDays({ programmes: programmes ?? [], list_days: days ?? [] })
  if (early.length === 0) return null
  return (
    <Alert severity="warning" component="output" sx={{ mt: 2 }}>
      {t("earlyListDays", { days: early.map(dayFirst).join(", ") })}
    </Alert>
  )
}

/** What concerns the whole session. */
function GeneralInputs({ isNew }: { isNew: boolean }) {
  const t = useSessionTexts()
  const [first, last] = useWatch({
    name: ["item.first_year_of_passing", "item.last_year_of_passing"],
  })
  const labelled = (name: (typeof names)[number]) => ({ name: `item.${name}`, label: t(name) })
  return (
    <CollapsiblePanel
      title={t("general")}
      summary={t("years", { first, last })}
      names={["slug", ...names.map((name) => `item.${name}`)]}
      startsOpen
    >
      <Box sx={grid()}>
        {isNew && <SessionName name="slug" label={t("label")} />}
        <TextValue {...labelled("form_version")} isRequired />
        <NumberValue {...labelled("first_year_of_passing")} {...years} />
        <NumberValue {...labelled("last_year_of_passing")} {...years} />
        <NumberValue {...labelled("grace_minutes")} hint={t("graceHint")} max={1440} isRequired />
        <ChoiceValue
          {...labelled("fee_due")}
          choices={feeTimes.map((id) => ({ id, name: t(`feeTimes.${id}`) }))}
        />
        <DayValue {...labelled("fee_last_day")} />
        <DayValue {...labelled("marks_last_day")} hint={t("marksDayHint")} />
        <DayListValue
          name="item.list_days"
          labelOf={(number) => t("listDay", { number })}
          hint={t("listDayHint")}
          max={10}
        />
        <NamesValue name="item.committee" label={t("committee")} hint={t("committeeHint")} />
        <SessionName {...labelled("card_session")} isInFull />
        <DayValue {...labelled("card_valid_until")} isRequired />
      </Box>
      <EarlyListDays />
    </CollapsiblePanel>
  )
}

/** Errors of the last attempt would keep the form from being sent again: those of a list belong to no input. */
function SessionSaveButton() {
  const { clearErrors } = useFormContext()
  return <SaveButton alwaysEnable onClick={() => clearErrors()} />
}

const bar = (
  <Toolbar
    sx={{
      bgcolor: "background.default",
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
  /** Whether the new session has defaults that the copied one had not. */
  gainsDefaults?: boolean
}

const codesOf = (list: readonly { code: string }[] | undefined) =>
  (list ?? []).map(({ code }) => code)

/** The inputs of a session. A change of one with applications is confirmed first. */
export function SessionForm({ copiedFrom, gainsDefaults = false }: SessionFormProps) {
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
        <FinancialGuard />
        <RecordDraft />
        <FocusOnError />
        {entry && <UnsavedChangesWarning />}
        <WholeItemError />
        {copiedFrom && (
          <Alert severity="info" role="note" sx={{ mb: 2 }}>
            {t("copied", { label: copiedFrom })}
            {gainsDefaults && ` ${t("gainedDefaults", { label: copiedFrom })}`}
          </Alert>
        )}
        <Box sx={{ display: "grid", gap: 1, width: "100%", minWidth: 0 }}>
          <GeneralInputs isNew={!entry} />
          <SubjectList usage={usage} stored={codesOf(stored.subjects)} />
          <AdditionalFields />
          <CorrectableFields />
          <AskedDocuments />
          <SheetTextsInputs />
          <ProgrammeList usage={usage} stored={codesOf(stored.programmes)} />
        </Box>
      </SimpleForm>
      {dialog}
    </>
  )
}
