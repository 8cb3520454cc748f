import { Alert, Box, Stack, Typography } from "@mui/material"
import { Title, useGetList } from "react-admin"
import { Link } from "react-router-dom"

import { workListNames } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { useCall } from "../api/use-request.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { listAddress } from "../kit/table/filters.ts"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** Says which students' sign-ins fail often today, and from which networks. Nothing if there are none. */
function SignInAttack() {
  const t = useText()
  const may = usePermission()
  const { data } = useCall("GET /students/sign-in-alerts", {}, { refetchInterval: 60_000 })
  if (!data || data.accounts.length + data.networks.length === 0) return null
  const { accounts, networks } = data
  const addressOf = (urn: string) =>
    `/students/${encodeURIComponent(urn)}${may("students.edit") ? "" : "/show"}`
  return (
    <Alert severity="warning">
      {accounts.length > 0
        ? t("console.students.attack.accounts", { count: accounts.length })
        : t("console.students.attack.networks")}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {accounts.map((account) => (
          <li key={account.urn}>
            <Link to={addressOf(account.urn)}>
              {t("console.students.attack.account", { ...account })}
            </Link>
          </li>
        ))}
        {networks.map((network) => (
          <li key={network.network}>{t("console.students.attack.network", { ...network })}</li>
        ))}
      </Box>
      {t("console.students.attack.help")}
    </Alert>
  )
}

// Charts and their tables come after the numbers.
const Days = lazyPart(() => import("./days.tsx").then((file) => file.Days), 4)
const KeyFigures = lazyPart(
  () => import("../report/key-figures.tsx").then((file) => file.KeyFigures),
  4,
)

const FinancialPanel = lazyPart(() =>
  import("../financial/financial-panel.tsx").then((file) => file.FinancialPanel),
)

const OpenGrievances = lazyPart(() =>
  import("../grievances/open-grievances.tsx").then((file) => file.OpenGrievances),
)

/** Its height, so that nothing moves when it comes. */
const keyFiguresPlace = { minHeight: { xs: 1230, md: 700 } }

interface CountProps {
  count: number | undefined
  name: string
  filter: Record<string, unknown>
}

const countStyle = {
  minWidth: 110,
  flex: 1,
  px: 1.5,
  py: 1,
  borderTop: 2,
  borderColor: "divider",
  color: "text.primary",
  textDecoration: "none",
  "&:hover, &:focus-visible": { borderColor: "primary.main", bgcolor: "#eef0f9" },
}

/** A number of applications, with a link to their list. */
function Count({ count, name, filter }: CountProps) {
  return (
    <Box component={Link} to={listAddress("/applications", filter)} sx={countStyle}>
      <Typography variant="h4" component="p">
        {count?.toLocaleString("en-IN") ?? "–"}
      </Typography>
      <Typography component="p">{name}</Typography>
    </Box>
  )
}

/** Lists that are shown only while they have applications. */
const questions = [
  { count: "sameNumber", name: "console.duplicates.number", filter: { duplicates: "number" } },
  { count: "proposals", name: "console.proposals.tag", filter: { check: "proposal" } },
  { count: "answers", name: "console.answers.tag", filter: { check: "answer" } },
] as const

/** The work lists, and how many applications came today and in total, each with a link to its list. */
function Counts({ totals, today }: { totals: ApplicationTotals; today: string }) {
  const t = useText()
  const { data: lists } = useCall("GET /applications/work-lists", {}, { refetchInterval: 60_000 })
  const ofToday = totals.byDay
    .filter(({ day }) => day === today)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      {workListNames.map((list) => (
        <Count
          key={list}
          count={lists?.[list]}
          name={t(`console.workLists.${list}`)}
          filter={{ list }}
        />
      ))}
      {questions.map(
        ({ count, name, filter }) =>
          lists !== undefined &&
          lists[count] > 0 && (
            <Count key={count} count={lists[count]} name={t(name)} filter={filter} />
          ),
      )}
      <Count
        count={ofToday}
        name={t("console.dashboard.today")}
        filter={{ dayFrom: today, dayTo: today }}
      />
      <Count count={totals.total} name={t("console.dashboard.all")} filter={{}} />
    </Stack>
  )
}

function Unread() {
  const t = useText()
  const { total = 0 } = useGetList("messages", {
    filter: { unread: true },
    pagination: { page: 1, perPage: 1 },
  })
  if (total === 0) return null
  return (
    <Alert severity="info" role="presentation">
      <Box component={Link} to="/messages" sx={{ display: "block", py: 1.5, my: -1.5 }}>
        {t("console.dashboard.unread", { count: total })}
      </Box>
    </Alert>
  )
}

/** Messages to applicants that wait for a person. */
function DeadMessages() {
  const t = useText()
  const { data } = useCall("GET /notices/dead", {}, { refetchInterval: 60_000 })
  if (!data || data.count === 0) return null
  return (
    <Alert severity="warning" role="presentation">
      <Box component={Link} to="/notices" sx={{ display: "block", py: 1.5, my: -1.5 }}>
        {t("console.dashboard.deadMessages", { count: data.count })}
      </Box>
    </Alert>
  )
}

/** That there is no good backup of the last hours. */
function LateBackup() {
  const t = useText()
  const { data } = useCall("GET /backups/alert", {}, { refetchInterval: 60_000 })
  if (!data?.isLate) return null
  return (
    <Alert severity="error" role="presentation">
      <Box component={Link} to="/backups" sx={{ display: "block", py: 1.5, my: -1.5 }}>
        {t("console.backups.dashboard", { hours: data.hours })}
      </Box>
    </Alert>
  )
}

/** Records that are due for erasure, for administrators. */
function Due() {
  const t = useText()
  const { data } = useCall("GET /privacy")
  const count = (data?.groups ?? []).reduce((sum, group) => sum + group.count, 0)
  if (count === 0) return null
  return (
    <Alert severity="warning" role="presentation">
      <Box component={Link} to="/privacy" sx={{ display: "block", py: 1.5, my: -1.5 }}>
        {t("console.privacy.due.dashboard", { count })}
      </Box>
    </Alert>
  )
}

/** Totals of the session and unread messages. Without permission for applications, only the messages. */
export function Totals() {
  const may = usePermission()
  const maySee = may("applications.read")
  const {
    data: totals,
    dataUpdatedAt,
    error,
  } = useCall("GET /applications/counts", {}, { enabled: maySee, refetchInterval: 60_000 })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="ra.page.dashboard" />
      <ErrorAlert text={error?.message} />
      {may("backups.read") && <LateBackup />}
      {may("financial.read") && <FinancialPanel />}
      {may("messages.read") && <Unread />}
      {may("grievances.act") && <OpenGrievances />}
      {may("notices.read") && <DeadMessages />}
      {may("privacy.answer") && <Due />}
      {may("students.read") && <SignInAttack />}
      {maySee && !totals && !error && <Waiting />}
      {totals && (
        <>
          <Counts totals={totals} today={dayInIndia(new Date(dataUpdatedAt))} />
          {may("report.read") && totals.total > 0 && (
            <Box sx={keyFiguresPlace}>
              <KeyFigures />
            </Box>
          )}
          <Days totals={totals} />
        </>
      )}
    </Stack>
  )
}
