import { Alert, Link, Stack, type Theme, useMediaQuery } from "@mui/material"
import { Title } from "react-admin"
import { Link as RouterLink, useNavigate, useParams } from "react-router-dom"

import { nextStep } from "#domain/merit/rounds/next-step.ts"

import { useAdmissionSession, useCourseNames } from "../admission-sessions/use-sessions.ts"
import type { CallData } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDay } from "../kit/day/date-field.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { NoSuchPage } from "../layout/no-such-page.tsx"
import { today } from "./offer-states.tsx"
import { MeritProgramme } from "./programme.tsx"
import { type Part, addressOf, parts } from "./use-programme.ts"
import { useTexts } from "./use-texts.tsx"

type Programme = CallData<"GET /merit">["programmes"][number]
type Step = ReturnType<typeof nextStep>

/** Where each step is done. */
const partOf: Record<Step, Part> = {
  write_rule: "rule",
  sign_rule: "rule",
  first_list: "lists",
  wait_until_public: "lists",
  collect_answers: "offers",
  close_answers: "lists",
  next_list: "lists",
  done: "offers",
}

function NextStep({ programme }: { programme: Programme }) {
  const text = useTexts()
  const day = useFormatDay()
  const step = nextStep(programme, today())
  const { number, lastDate } = programme.round ?? { number: 0, lastDate: "" }
  return (
    <Link
      component={RouterLink}
      to={addressOf(programme.code, partOf[step])}
      sx={{ fontWeight: step === "close_answers" ? 700 : undefined }}
    >
      {text(`steps.${step}`, { number, next: number + 1, day: lastDate && day(lastDate) })}
    </Link>
  )
}

const nextStepOf = (programme: Programme) => <NextStep programme={programme} />

/** On a phone, which has no column for them. */
function OpenObjections({ code, objections }: Programme) {
  const text = useTexts()
  if (objections === 0) return null
  return (
    <Link component={RouterLink} to={addressOf(code, "objections")} sx={{ display: "block" }}>
      {text("tabs.objections")}: {objections}
    </Link>
  )
}

const phoneStepOf = (programme: Programme) => (
  <>
    <NextStep programme={programme} />
    <OpenObjections {...programme} />
  </>
)

const programmeLink =
  (nameOf: (code: string) => string) =>
  ({ code }: Programme) => (
    <Link component={RouterLink} to={addressOf(code)}>
      {nameOf(code)}
    </Link>
  )

/** The programmes of the open session, with the state of their merit lists and what is to be done next. */
function MeritListOverview() {
  const text = useTexts()
  const language = useConsoleLanguage()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  const { data, error } = useCall("GET /merit", {}, { refetchInterval: 10_000 })
  const { courses } = useCourseNames(data?.session)
  if (!data) return <ErrorAlert text={error?.message} />
  const nameOf = (code: string) =>
    courses.find((course) => course.code === code)?.name[language] ?? code
  const onDesktop = isPhone
    ? []
    : [
        { label: text("rule"), cell: ({ rule }: Programme) => text(`ruleStates.${rule}`) },
        { label: text("lastList"), cell: ({ round }: Programme) => round?.number ?? "–" },
        {
          label: text("unanswered"),
          cell: ({ offers }: Programme) => offers.offered,
          isNumber: true,
        },
        {
          label: text("tabs.objections"),
          cell: ({ objections }: Programme) => objections,
          isNumber: true,
        },
      ]
  const seatsOf = ({ offers: { accepted }, seats }: Programme) =>
    seats === null ? "–" : text("ofSeats", { accepted, seats })
  return (
    <Panel title={{ text: text("overview", { session: data.session }) }} sx={{ overflowX: "auto" }}>
      {data.programmes.length === 0 && <Alert severity="info">{text("noProgrammes")}</Alert>}
      <PlainTable
        columns={[
          {
            label: text("programme"),
            cell: programmeLink(nameOf),
          },
          ...onDesktop,
          { label: text("seatsAccepted"), cell: seatsOf },
          { label: text("nextStep"), cell: isPhone ? phoneStepOf : nextStepOf },
        ]}
        rows={data.programmes}
        keyOf={({ code }) => code}
      />
    </Panel>
  )
}

interface ProgrammeSelectProps {
  code: string
  programmes: NonNullable<ReturnType<typeof useAdmissionSession>>["programmes"]
}

/** Which programme is shown, with a way back to all of them. */
function ProgrammeSelect({ code, programmes }: ProgrammeSelectProps) {
  const text = useTexts()
  const language = useConsoleLanguage()
  const navigate = useNavigate()
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      <SelectField
        label={text("programme")}
        value={code}
        choices={programmes.map((one) => ({ id: one.code, name: one.short_name[language] }))}
        onChange={(chosen) => void navigate(addressOf(chosen))}
        fullWidth={false}
        sx={{ minWidth: 160 }}
      />
      <Link
        component={RouterLink}
        to="/merit"
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, whiteSpace: "nowrap" }}
      >
        {text("back")}
      </Link>
    </Stack>
  )
}

/** Merit lists of the open session: all programmes, or one of them. */
export function MeritPage() {
  const session = useAdmissionSession()
  const { programme: code, part } = useParams()
  if (!session) return null
  const programme = session.programmes.find((one) => one.code === code)
  if (code !== undefined && !programme) return <NoSuchPage />
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.merit.title" />
      {programme ? (
        <>
          <ProgrammeSelect code={programme.code} programmes={session.programmes} />
          <MeritProgramme
            key={programme.code}
            session={session.label}
            code={programme.code}
            seats={programme.seats ?? 60}
            part={parts.find((one) => one === part)}
          />
        </>
      ) : (
        <MeritListOverview />
      )}
    </Stack>
  )
}
