import { Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material"
import type { Key, ReactNode } from "react"

interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
}

interface PlainTableProps<Row> {
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  children?: ReactNode
}

/** Four columns fit a phone. */
const narrowCells = { "& td, & th": { px: { xs: 0.5, sm: 2 } } }

/** A table outside react-admin's lists; numbers are aligned to the right. */
export function PlainTable<Row>({ columns, rows, keyOf, children }: PlainTableProps<Row>) {
  const alignOf = ({ isNumber }: Column<Row>) => (isNumber ? "right" : "inherit")
  return (
    <Table size="small" sx={narrowCells}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label} align={alignOf(column)}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map((column) => (
              <TableCell key={column.label} align={alignOf(column)}>
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {children}
    </Table>
  )
}
