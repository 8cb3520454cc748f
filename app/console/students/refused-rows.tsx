import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material"
import { useTranslate } from "react-admin"

import type { RefusedRow } from "#server/features/students/students.ts"

/** A table wrong from top to bottom would fill the page; whoever mends these sees the next. */
const most = 200

/** What was not taken, by the file's lines, and why. */
export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const translate = useTranslate()
  const reasonsOf = ({ problems }: RefusedRow) =>
    typeof problems === "string"
      ? [translate(`console.problems.${problems}`)]
      : Object.entries(problems).map(([field, keys]) => {
          const name = translate(`resources.students.fields.${field}`)
          return `${name}: ${translate(`console.problems.${keys[0]}`)}`
        })
  if (rows.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        {translate("console.students.import.refusedRows")}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate("console.students.import.line")}</TableCell>
            <TableCell>{translate("console.students.import.why")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, most).map((row) => (
            <TableRow key={row.line}>
              <TableCell>{row.line}</TableCell>
              <TableCell>
                {reasonsOf(row).map((reason) => (
                  <div key={reason}>{reason}</div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > most && (
        <p>{translate("console.students.import.more", { count: rows.length - most })}</p>
      )}
    </TableContainer>
  )
}
