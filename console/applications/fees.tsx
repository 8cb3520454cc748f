import { Box, Button, Stack, TableCell, TableFooter, TableRow, Typography } from "@mui/material"
import { useState } from "react"
import { Title, useLocaleState } from "react-admin"
import { Link } from "react-router-dom"

import { formatValue } from "#domain/applications/format-value.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import type { ApplicationsService } from "#server/features/applications/applications.ts"

import { callForFile } from "../api/call.ts"
import { serverNow } from "../api/server-time.ts"
import { useCall } from "../api/use-request.ts"
import { DayField } from "../kit/day/day-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { ExportIcon, PrintIcon } from "../kit/page/icons.tsx"
import { OnPaper } from "../kit/page/on-paper.tsx"
import { PlainTable, type PlainTableColumn } from "../kit/table/plain-table.tsx"
import { useText } from "../kit/text/use-language.ts"
import { downloadFile } from "./receive-table.ts"
import { useValueLabels } from "./use-application.ts"

/** Prints the deposits of a day, and exports them for the cash book. */
function FeesActions({ day }: { day: string }) {
  const t = useText()
  const [language] = useLocaleState()
  const { attempt, failure, isRunning } = useAttempt()
  const download = () =>
    attempt(() =>
      downloadFile(
        callForFile("POST /fees/:day/export", { day, language: language === "hi" ? "hi" : "en" }),
        `deposits-${day}.csv`,
      ),
    )
  return (
    <>
      <OnPaper heading={`${t("console.fees.ofDay")}: ${dayFirst(day)}`} />
      <div className="screen-only">
        <Stack direction="row" spacing={1} sx={{ my: 1 }}>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t("console.counterPage.printFees")}
          </Button>
          <Button
            variant="outlined"
            startIcon={<ExportIcon />}
            disabled={isRunning}
            onClick={() => void download()}
          >
            {t("console.counterPage.exportFees")}
          </Button>
        </Stack>
        <ErrorAlert text={failure?.message} />
      </div>
    </>
  )
}

type Deposits = Awaited<ReturnType<ApplicationsService["listFeesOfDay"]>>

type Deposit = Deposits["fees"][number]

const applicantLink = ({ id, applicant_name }: Deposit) => (
  <Link to={`/applications/${id}/show`}>{applicant_name}</Link>
)

const useColumns = (): PlainTableColumn<Deposit>[] => {
  const t = useText()
  const labels = useValueLabels()
  return [
    { label: t("console.fees.journal"), cell: ({ fee_reference }) => fee_reference },
    { label: t("resources.applications.fields.applicant_name"), cell: applicantLink },
    {
      label: t("resources.applications.fields.course"),
      cell: ({ course, category }) =>
        [formatValue("course", course, labels), formatValue("category", category, labels)].join(
          ", ",
        ),
    },
    { label: t("console.counterPage.receivedBy"), cell: ({ received_by }) => received_by },
    {
      label: t("resources.applications.fields.fee"),
      cell: ({ fee }) => formatRupees(fee),
      isNumber: true,
    },
  ]
}

function DepositTable({ fees, total }: Deposits) {
  const t = useText()
  const columns = useColumns()
  return (
    <PlainTable columns={columns} rows={fees} keyOf={({ id }) => id}>
      <TableFooter>
        <TableRow>
          <TableCell colSpan={columns.length - 1}>
            {t("console.fees.total", { count: fees.length })}
          </TableCell>
          <TableCell align="right" sx={{ fontWeight: 700, fontSize: "1rem" }}>
            {formatRupees(total)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </PlainTable>
  )
}

/** Deposits of one day by journal number, to reconcile with the bank's list. */
export function Fees() {
  const t = useText()
  const [day, setDay] = useState(() => dayInIndia(serverNow()))
  const { data, error } = useCall("GET /fees/:day", { day }, { enabled: toIsoDate(day) === day })
  return (
    <Box sx={{ my: 2, overflowX: "auto" }}>
      <Title title="console.fees.ofDay" />
      <DayField
        id="day"
        label={t("console.fees.date")}
        value={day}
        onChange={setDay}
        sx={{ maxWidth: "15em" }}
      />
      <ErrorAlert text={error?.message} />
      {data?.fees.length === 0 && <Typography sx={{ mt: 2 }}>{t("console.fees.none")}</Typography>}
      {data && data.fees.length > 0 && (
        <>
          <FeesActions day={day} />
          <DepositTable {...data} />
        </>
      )}
    </Box>
  )
}
