import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material"

import { findCourse } from "#domain/admission/course-names.ts"
import { enrolmentCategories, enrolmentOf } from "#domain/applications/enrolment.ts"
import { enrolmentTexts } from "#domain/applications/messages/enrolment-texts.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { type CallData, callForFile } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { ExportIcon } from "../kit/page/icons.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useReportTexts } from "./report-texts.ts"

const groups = [...enrolmentCategories, undefined]
const genders = [undefined, "female", "other"] as const
const narrow = {
  "& th, & td": { px: 0.75, py: 0.5, fontSize: "0.8125rem" },
  // A line before the numbers of each category.
  "& td:nth-of-type(3n+1), & thead tr:first-of-type th:nth-of-type(n+3), & thead tr + tr th:nth-of-type(3n+1)":
    { borderLeft: 1, borderColor: "divider" },
}

function ExportButton({ session }: { session: string }) {
  const text = useReportTexts()
  const language = useConsoleLanguage()
  const { attempt, failure, isRunning } = useAttempt()
  const download = () =>
    attempt(() =>
      downloadFile(
        callForFile("POST /report/enrolment/export", { session, language, format: "xlsx" }),
        `enrolment-${session}.xlsx`,
      ),
    )
  return (
    <div className="screen-only">
      <Button startIcon={<ExportIcon />} disabled={isRunning} onClick={() => void download()}>
        {text("export")}
      </Button>
      <ErrorAlert text={failure?.message} />
    </div>
  )
}

/** The numbers of women and of others are parts of those of all. */
function EnrolmentTable({ session, lines }: CallData<"GET /report/enrolment">) {
  const language = useConsoleLanguage()
  const names = useCourseNames(session)
  const { heads, rows, categories, genders: genderNames } = enrolmentTexts
  const nameOf = (code: string) => findCourse(names, code)?.short_name[language] ?? code
  return (
    <Table size="small" sx={narrow}>
      <TableHead>
        <TableRow>
          <TableCell rowSpan={2}>{heads.course[language]}</TableCell>
          <TableCell rowSpan={2}>{heads.row[language]}</TableCell>
          {groups.map((category) => (
            <TableCell key={category ?? "total"} colSpan={3} scope="colgroup" align="center">
              {categories[category ?? "total"][language]}
            </TableCell>
          ))}
        </TableRow>
        <TableRow>
          {groups.flatMap((category) =>
            genders.map((gender) => (
              <TableCell key={`${category} ${gender}`} align="right">
                {genderNames[gender ?? "all"][language]}
              </TableCell>
            )),
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ course, row, counts }) => (
          <TableRow key={`${course} ${row}`}>
            <TableCell component="th" scope="row">
              {nameOf(course)}
            </TableCell>
            <TableCell component="th" scope="row">
              {rows[row][language]}
            </TableCell>
            {groups.flatMap((category) =>
              genders.map((gender) => (
                <TableCell key={`${category} ${gender}`} align="right">
                  {enrolmentOf(counts, category, gender)}
                </TableCell>
              )),
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The admitted students by course, category and gender, in the rows and columns of AISHE. */
export function Enrolment({ session }: { session: string }) {
  const text = useReportTexts()
  const { data, error } = useCall("GET /report/enrolment", { session })
  return (
    <Panel title={{ text: text("enrolment") }} action={<ExportButton session={session} />}>
      <Typography variant="body2" color="textSecondary">
        {text("enrolmentHint")}
      </Typography>
      <ErrorAlert text={error?.message} />
      {/* The table is wider than a phone: the keyboard scrolls it. */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={text("enrolment")}
        sx={{ overflowX: "auto" }}
      >
        {data && <EnrolmentTable {...data} />}
      </Box>
    </Panel>
  )
}
