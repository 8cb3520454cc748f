import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  TextField,
} from "@mui/material"
import { useState } from "react"
import { Title, useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { dayInIndia } from "#domain/fields/india-time.ts"
import type { ApplicationsService } from "#server/features/applications/applications.ts"

import { ErrorMessage } from "../error-message.tsx"
import { useRead } from "../use-request.ts"

type Deposits = Awaited<ReturnType<ApplicationsService["listFeesOfDay"]>>

/** Deposits of one day by journal number, to reconcile with the bank's list. */
export function Fees() {
  const translate = useTranslate()
  const [day, setDay] = useState(() => dayInIndia(new Date()))
  const { data, error } = useRead<Deposits>(`/fees/${day}`, { enabled: day !== "" })
  return (
    <Card sx={{ my: 2, p: 2, overflowX: "auto" }}>
      <Title title="console.fees.ofDay" />
      <TextField
        id="day"
        type="date"
        label={translate("console.fees.date")}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ErrorMessage text={error?.message} />
      {data && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate("console.fees.reference")}</TableCell>
              <TableCell>{translate("resources.applications.fields.applicant_name")}</TableCell>
              <TableCell>{translate("resources.applications.fields.course")}</TableCell>
              <TableCell align="right">{translate("resources.applications.fields.fee")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.fees.map(({ id, fee_reference, applicant_name, course, category, fee }) => (
              <TableRow key={id}>
                <TableCell>{fee_reference}</TableCell>
                <TableCell>
                  <Link to={`/applications/${id}/show`}>{applicant_name}</Link>
                </TableCell>
                <TableCell>{`${course}, ${category.toUpperCase()}`}</TableCell>
                <TableCell align="right">{fee}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3}>
                {translate("console.fees.total", { smart_count: data.fees.length })}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 700, fontSize: "1rem" }}>
                ₹ {data.total}
              </TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      )}
    </Card>
  )
}
