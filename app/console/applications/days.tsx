import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material"
import { useLocaleState, useTranslate } from "react-admin"

import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { Panel } from "../account/panel.tsx"
import { tableStyle } from "../plain-table.tsx"
import { useCourseChoices } from "./choices.ts"
import { lastDays } from "./last-days.ts"

const maxDays = 14
const colours = ["#14297a", "#b45309", "#1b6b2f"]

/** Hide the bars on a phone: they would be too short to read. */
const barWidth = { display: { xs: "none", sm: "table-cell" }, width: "55%" }

/** Applications per day as a table, with a bar per course. */
export function Days({ totals }: { totals: ApplicationTotals }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const courses = useCourseChoices()
  const days = lastDays(
    totals.byDay,
    courses.map(({ id }) => id),
    maxDays,
  )
  const largestTotal = Math.max(1, ...days.map(({ total }) => total))
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { day: "numeric", month: "short" })
  if (days.length === 0) return null
  return (
    <Panel title="console.dashboard.byDay">
      <Table size="small" sx={tableStyle(1 + courses.length)}>
        <TableHead>
          <TableRow>
            <TableCell>{translate("console.dashboard.day")}</TableCell>
            {courses.map(({ id, name }, at) => (
              <TableCell key={id} align="right" sx={{ whiteSpace: "nowrap" }}>
                <Box component="span" aria-hidden sx={{ color: colours[at % colours.length] }}>
                  ■{" "}
                </Box>
                {name}
              </TableCell>
            ))}
            <TableCell sx={barWidth} aria-hidden />
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, counts, total }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                {format.format(new Date(day))}
              </TableCell>
              {courses.map(({ id, name }, at) => (
                <TableCell key={id} align="right" data-label={name}>
                  {counts[at]}
                </TableCell>
              ))}
              <TableCell sx={barWidth} aria-hidden>
                <Box
                  sx={{ display: "flex", height: 16, width: `${(100 * total) / largestTotal}%` }}
                >
                  {courses.map(({ id }, at) => (
                    <Box
                      key={id}
                      sx={{ flex: counts[at] ?? 0, bgcolor: colours[at % colours.length] }}
                    />
                  ))}
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
