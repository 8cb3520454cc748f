import { Alert, Box, Button, Typography, Link, Stack, TextField } from "@mui/material"
import { useEffect, useRef, useState } from "react"
import { Loading, Title } from "react-admin"
import { Link as RouterLink, useLocation, useParams } from "react-router-dom"

import type { NamedSession } from "#domain/admission/session.ts"
import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import { admittedUrnOf } from "#domain/applications/stored-application.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useAdmissionSession } from "../../admission-sessions/use-sessions.ts"
import type { HttpError } from "../../api/http-error.ts"
import { DraftStatus } from "../../kit/form/draft-form.tsx"
import { ruleAbove } from "../../kit/page/panel.tsx"
import { useConsoleLanguage, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { Allowed, usePermission } from "../../permission.tsx"
import { useValueLabels } from "../use-application.ts"
import { useEventText } from "../use-event-text.ts"
import { FormInputs, SaveErrors, TypedForm } from "./form-inputs.tsx"
import { fetchApplication, useCorrection } from "./use-correction.ts"
import type { changesBetween } from "./values.ts"

const byOthers = "console.refusals.changed_meanwhile"

interface OutdatedVersionProps {
  /** Message key of the refusal. */
  text: string
  onShow: () => void
}

/** Version conflict: nothing was stored, and the typed values stay in the form. */
function OutdatedVersion({ text, onShow }: OutdatedVersionProps) {
  const t = useText()
  const textOfKey = useTextOfKey()
  return (
    <Alert severity="warning">
      {textOfKey(text === byOthers ? "console.correct.changedMeanwhile" : text)}
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={onShow}>
          {t("console.correct.showNow")}
        </Button>
      </Box>
    </Alert>
  )
}

/** Lists the events since the form was opened, and says that the typed values were applied on top of them. */
function NewEventsNotice({ events }: { events: StaffApplication["events"] }) {
  const t = useText()
  const textOf = useEventText()
  const notice = useRef<HTMLDivElement>(null)
  // Move the focus here: the pressed button was removed.
  useEffect(() => notice.current?.focus(), [])
  return (
    <Alert ref={notice} severity="info" tabIndex={-1}>
      {t("console.correct.standsNow")}
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {events.map((event) => (
          <li key={event.id}>
            {event.actor}: {textOf(event)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function FormChanges({ changes }: { changes: ReturnType<typeof changesBetween> }) {
  const t = useText()
  const language = useConsoleLanguage()
  const labels = useValueLabels()
  const format = (field: string, value: unknown) =>
    formatValue(field, value, labels) || t("console.form.empty")
  return (
    <section aria-labelledby="changes">
      <Typography id="changes" variant="h6" component="h2">
        {t("console.correct.changes")}
      </Typography>
      {changes.length === 0 && <Typography>{t("console.correct.nothing")}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fullLabelOf(field, language)}: <del>{format(field, from)}</del> →{" "}
            <Box component="ins" sx={{ fontWeight: 700, textDecoration: "none" }}>
              {format(field, to)}
            </Box>
          </li>
        ))}
      </Box>
    </section>
  )
}

// Staff must not change the applicant's own declaration.
const omittedFields = ["agreed_to_declaration"]
const encrypted = { hint: "console.correct.sealed" }
const overrides = { aadhar_no: encrypted, bank_account: encrypted }

/** Says that an admitted applicant is corrected in the student record instead. */
function Admitted({ application }: { application: StaffApplication }) {
  const t = useText()
  const may = usePermission()
  const urn = admittedUrnOf(application)
  if (urn === undefined) return null
  return (
    <Alert severity="warning">
      {t("console.correct.admitted")}{" "}
      {may("students.read") && (
        <Link component={RouterLink} to={`/students/${encodeURIComponent(urn)}/show`}>
          {t("console.correct.student")}
        </Link>
      )}
    </Alert>
  )
}

interface CorrectionFormProps {
  application: StaffApplication
  session: NamedSession
}

function CorrectionForm({ application, session }: CorrectionFormProps) {
  const t = useText()
  const correction = useCorrection(application, session)
  const { messages } = errorMessages[useConsoleLanguage()]
  const { form, changes, why, whyError, outdated, newEvents, failure } = correction
  const { state } = useLocation() as { state: { field?: string } | null }
  const field = state?.field
  useEffect(() => {
    if (field) document.getElementById(field)?.focus()
  }, [field])
  return (
    <TypedForm onSend={correction.send}>
      <Typography>
        {t("console.correct.lead")} {t("console.form.keys")}
      </Typography>
      <DraftStatus state={correction.draft.state} onDiscard={correction.draft.discard} />
      <Admitted application={application} />
      <FormInputs form={form} overrides={overrides} without={omittedFields} />
      <Box sx={ruleAbove}>
        <Stack spacing={2}>
          {newEvents && <NewEventsNotice key={newEvents.length} events={newEvents} />}
          <FormChanges changes={changes} />
          <TextField
            id="why"
            label={t("console.correct.why")}
            value={why}
            onChange={(event) => correction.giveWhy(event.target.value)}
            required
            error={whyError !== undefined}
            helperText={whyError ? messages[whyError] : t("console.correct.whyHint")}
          />
          {outdated ? (
            <div role="alert">
              <OutdatedVersion text={outdated} onShow={() => void correction.rebase()} />
            </div>
          ) : (
            <SaveErrors failure={failure} />
          )}
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={changes.length === 0 || correction.isRunning}
            >
              {t("console.correct.save")}
            </Button>
            <Button component={RouterLink} to={`/applications/${application.id}/show`} size="large">
              {t("ra.action.cancel")}
            </Button>
          </Stack>
        </Stack>
      </Box>
    </TypedForm>
  )
}

function Opened({ id }: { id: string }) {
  const t = useText()
  const [application, setApplication] = useState<StaffApplication>()
  const [failure, setFailure] = useState<HttpError>()
  useEffect(() => {
    fetchApplication(id).then(setApplication, setFailure)
  }, [id])
  const session = useAdmissionSession(application?.session)
  if (!application || !session) return failure ? <SaveErrors failure={failure} /> : <Loading />
  const { applicant_name: name } = application
  return (
    <>
      <Title title={t("console.correct.title", { name })} />
      <CorrectionForm application={application} session={session} />
    </>
  )
}

/** Corrects a submitted form; the history keeps the old values. */
export function CorrectPage() {
  const { id = "" } = useParams()
  return (
    <Allowed to="applications.correct" title="console.correct.button">
      <Opened key={id} id={id} />
    </Allowed>
  )
}
