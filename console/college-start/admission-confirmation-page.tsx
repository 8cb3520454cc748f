import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Title } from "react-admin"
import { Link, useParams } from "react-router-dom"

import { choices } from "#domain/applications/form/form-fields.ts"
import { formatDay } from "#domain/content/format.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { AdmissionConfirmation } from "#server/features/content/content.ts"

import { BothTexts, Facts } from "../admission-sessions/session-read.tsx"
import { useSessionTexts } from "../admission-sessions/texts/use-texts.ts"
import { planText } from "../admission-sessions/texts/wording.ts"
import { useAdmissionSession } from "../admission-sessions/use-sessions.ts"
import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useActorName } from "../record/actor-name.tsx"
import { useSampleTexts } from "./texts.ts"

const parts = ["fees", "dates", "account", "session", "texts"] as const
type Part = (typeof parts)[number]

type Values = Pick<AdmissionConfirmation, "session" | "deposit" | "label">

function Fees({ session: { programmes } }: Values) {
  const t = useSampleTexts()
  const language = useConsoleLanguage()
  const sessionTexts = useSessionTexts()
  return (
    <>
      <PlainTable
        rows={programmes}
        keyOf={({ code }) => code}
        columns={[
          { label: sessionTexts("programmes"), cell: ({ short_name }) => short_name[language] },
          ...choices.category.map((category) => ({
            label: sessionTexts(`categories.${category}`),
            isNumber: true,
            cell: ({ fees }: (typeof programmes)[number]) => formatRupees(fees[category]),
          })),
        ]}
      />
      {programmes.map(
        ({ code, short_name, late }) =>
          late && (
            <Typography key={code} variant="body2">
              {short_name[language]}: {t("admission.lateFee", { fee: formatRupees(late.fee) })}
            </Typography>
          ),
      )}
    </>
  )
}

function Dates({ session }: Values) {
  const t = useSampleTexts()
  const sessionTexts = useSessionTexts()
  const language = useConsoleLanguage()
  const day = (iso: string | undefined) => (iso ? formatDay(iso, language) : "–")
  return (
    <Facts
      facts={[
        ...session.programmes.map((programme): [string, string] => [
          programme.short_name[language],
          programme.opens || programme.closes
            ? planText(programme, sessionTexts, language)
            : t("admission.noDates"),
        ]),
        [t("admission.feeLastDay"), day(session.fee_last_day)],
        [t("admission.marksLastDay"), day(session.marks_last_day)],
        [t("admission.correctionsLastDay"), day(session.corrections_last_day)],
        [t("admission.listDays"), session.list_days.map(day).join(", ") || "–"],
      ]}
    />
  )
}

function Account({ deposit }: Values) {
  const language = useConsoleLanguage()
  const { bank_name, branch, account_name, account_number, ifsc } = deposit
  return (
    <Typography>
      {bank_name[language]}, {branch[language]}
      <br />
      {account_name}
      <br />
      <strong>{account_number}</strong>, IFSC <strong>{ifsc}</strong>
    </Typography>
  )
}

function SessionFacts({ session, label }: Values) {
  const t = useSampleTexts()
  const language = useConsoleLanguage()
  const years = `${session.first_year_of_passing}–${session.last_year_of_passing}`
  const courses = session.programmes.map(({ name }) => name[language]).join(", ")
  return (
    <Facts
      facts={[
        [t("admission.session"), label],
        [t("admission.years"), years],
        [t("admission.courses"), courses],
      ]}
    />
  )
}

/** What applicants and guardians declare, and the papers that they bring. */
function Texts({ session: { sheet } }: Values) {
  const sessionTexts = useSessionTexts()
  const language = useConsoleLanguage()
  const papers = sheet.documents.map((text) => text[language] || text.hi || text.en)
  return (
    <Facts
      facts={[
        [sessionTexts("sheet.declaration"), <BothTexts key="de" text={sheet.declaration} />],
        [sessionTexts("sheet.undertaking"), <BothTexts key="un" text={sheet.undertaking} />],
        [sessionTexts("sheet.documents"), papers.join(", ") || "–"],
      ]}
    />
  )
}

const contents: Record<Part, (values: Values) => ReactNode> = {
  fees: Fees,
  dates: Dates,
  account: Account,
  session: SessionFacts,
  texts: Texts,
}

interface ConfirmProps {
  confirmation: AdmissionConfirmation
  onDone: () => void
}

/** The five, each with its values and a tick; and the button that confirms them together. */
function Confirm({ confirmation, onDone }: ConfirmProps) {
  const t = useSampleTexts()
  const queries = useQueryClient()
  const { attempt, failure, isRunning } = useAttempt()
  const [ticked, setTicked] = useState<readonly Part[]>([])
  const { label, versions } = confirmation
  const isComplete = parts.every((part) => ticked.includes(part))
  const send = async () => {
    const all = { fees: true, dates: true, account: true, session: true, texts: true } as const
    await call("POST /admission-confirmation/:id", { id: label, versions, ...all })
    onDone()
    await queries.invalidateQueries()
  }
  const toggle = (part: Part) =>
    setTicked(ticked.includes(part) ? ticked.filter((one) => one !== part) : [...ticked, part])
  return (
    <>
      {parts.map((part) => {
        const Content = contents[part]
        return (
          <Panel key={part} title={{ text: t(`admission.${part}`) }}>
            <Content {...confirmation} />
            <FormControlLabel
              sx={{ mt: 1 }}
              control={<Checkbox checked={ticked.includes(part)} onChange={() => toggle(part)} />}
              label={t(`admission.${part}Tick`)}
            />
          </Panel>
        )
      })}
      <ErrorAlert text={failure?.message} />
      {!isComplete && <Typography>{t("admission.tickAll")}</Typography>}
      <Box>
        <Button
          variant="contained"
          disabled={!isComplete || isRunning}
          onClick={() => void attempt(send)}
        >
          {t("admission.confirm")}
        </Button>
      </Box>
    </>
  )
}

/** Since when, and by whom, the admission is confirmed. */
function State({ confirmation: { confirmed, isSample } }: { confirmation: AdmissionConfirmation }) {
  const t = useSampleTexts()
  const when = useFormatDateTime()
  const actorOf = useActorName()
  if (isSample) return <Alert severity="info">{t("admission.sample")}</Alert>
  if (!confirmed) return null
  if (confirmed.confirmed_by === systemActors.server)
    return <Alert severity="info">{t("admission.isGiven")}</Alert>
  return (
    <Alert severity="success">
      {t("admission.isConfirmed", {
        by: actorOf(confirmed.confirmed_by),
        at: when(confirmed.confirmed_at),
      })}
    </Alert>
  )
}

const isByPerson = ({ confirmed }: AdmissionConfirmation) =>
  confirmed !== undefined && confirmed.confirmed_by !== systemActors.server

function Confirmation({ label }: { label: string }) {
  const t = useSampleTexts()
  const [isDone, setIsDone] = useState(false)
  const { data, error } = useCall("GET /admission-confirmation/:id", { id: label })
  return (
    <>
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting />}
      {data && (
        <>
          <Typography variant="h6" component="h2">
            {t("admission.title", { label })}
          </Typography>
          <Typography>{t("admission.what")}</Typography>
          <Box component="output" sx={{ display: "block" }}>
            {isDone && <Alert severity="success">{t("admission.done")}</Alert>}
          </Box>
          <State confirmation={data} />
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
            <Button component={Link} to={`/content/sessions/${label}`} variant="outlined">
              {t("admission.changeSession")}
            </Button>
            <Button component={Link} to="/content/settings/college" variant="outlined">
              {t("admission.changeSettings")}
            </Button>
          </Stack>
          {!data.isSample && !isByPerson(data) && (
            // Ticks are of the values that were shown.
            <Confirm
              key={`${data.versions.session} ${data.versions.settings}`}
              confirmation={data}
              onDone={() => setIsDone(true)}
            />
          )}
        </>
      )}
    </>
  )
}

/** Confirms fees, dates, account, name and declarations of a session, without which it takes no applications (specification 3.11). */
export function AdmissionConfirmationPage() {
  const { label } = useParams()
  const open = useAdmissionSession()?.label
  const shown = label ?? open
  return (
    <Stack spacing={2} sx={{ my: 2, maxWidth: 900 }}>
      <Title title="console.admissionConfirmation.title" />
      {shown === undefined ? <Waiting /> : <Confirmation key={shown} label={shown} />}
    </Stack>
  )
}
