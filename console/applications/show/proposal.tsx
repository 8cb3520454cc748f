import { Alert, Box, Button, Stack } from "@mui/material"

import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { openProposal, proposableFields } from "#domain/applications/proposals.ts"

import { call } from "../../api/call.ts"
import { useFormatDateTime } from "../../kit/day/date-field.tsx"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import { type Send, useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useFormValue, useShowStored, useValueLabels } from "../use-application.ts"

function ProposeDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const language = useConsoleLanguage()
  const showStored = useShowStored()
  const { id, version, form } = useApplication()
  const before: Record<string, unknown> = { ...form }
  const asStored = (field: string) => String(before[field] ?? "")
  const send: Send = async (text) => {
    const typed = proposableFields.map((field) => [field, text(field)] as const)
    const data = Object.fromEntries(typed.filter(([field, value]) => value !== asStored(field)))
    const proposal = { id, data, why: text("why"), expectedVersion: version }
    showStored(await call("POST /applications/:id/proposal", proposal))
  }
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      send={send}
      draft={`proposal/${id}`}
      title={t("console.proposals.button")}
      submit={{ label: "console.proposals.send" }}
    >
      {t("console.proposals.lead")}
      {proposableFields.map((field) => (
        <PlainField
          key={field}
          name={field}
          label={{ text: fullLabelOf(field, language) }}
          defaultValue={asStored(field)}
          slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
          isOptional
          isDense
        />
      ))}
      <PlainField name="why" label="console.correct.why" hint="console.correct.whyHint" isDense />
    </FormDialog>
  )
}

/** Proposes a correction of marks, for those who may not correct the form themselves. */
export function ProposeButton() {
  const may = usePermission()
  if (!may("applications.work") || may("applications.correct")) return null
  return (
    <OpeningButton label="console.proposals.button">
      {(close) => <ProposeDialog onClose={close} />}
    </OpeningButton>
  )
}

/** Accepts or rejects the open proposal. */
function AnswerButtons() {
  const t = useText()
  const showStored = useShowStored()
  const { id, version } = useApplication()
  const { attempt, failure, isRunning } = useAttempt()
  const answer = (isAccepted: boolean) =>
    attempt(async () => {
      const sent = { id, isAccepted, expectedVersion: version }
      showStored(await call("POST /applications/:id/proposal-answer", sent))
    })
  return (
    <>
      <ErrorAlert text={failure?.message} />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button variant="contained" disabled={isRunning} onClick={() => void answer(true)}>
          {t("console.proposals.accept")}
        </Button>
        <Button variant="outlined" disabled={isRunning} onClick={() => void answer(false)}>
          {t("console.proposals.reject")}
        </Button>
      </Stack>
    </>
  )
}

/** A proposed correction that nobody has accepted or rejected. */
export function ProposalNote() {
  const t = useText()
  const language = useConsoleLanguage()
  const when = useFormatDateTime()
  const may = usePermission()
  const valueOf = useFormValue()
  const { events, session } = useApplication()
  const labels = useValueLabels(session)
  const proposal = openProposal(events)
  if (!proposal) return null
  const { actor, at, data } = proposal
  const empty = t("console.form.empty")
  return (
    <Alert severity="warning">
      {t("console.proposals.note", { actor, at: when(at) })}
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {Object.entries(data.fields).map(([field, { to }]) => (
          <li key={field}>
            {`${fullLabelOf(field, language)}: ${valueOf(field) || empty} → ${formatValue(field, to, labels) || empty}`}
          </li>
        ))}
        <li>{`${t("console.correct.why")}: ${data.why}`}</li>
      </Box>
      {may("applications.correct") && <AnswerButtons />}
    </Alert>
  )
}
