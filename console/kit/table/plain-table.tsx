import { Table, TableBody, TableCell, TableHead, TableRow, type Theme } from "@mui/material"
import type { Key, ReactNode } from "react"

export interface PlainTableColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
}

interface PlainTableProps<Row> {
  columns: PlainTableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  children?: ReactNode
}

/** More columns do not fit a phone. */
const columnsOnPhone = 4
const narrowCells = {
  "& td, & th": { px: { xs: 0.5, sm: 2 } },
  "& td a": { overflowWrap: "anywhere" },
  "@media (pointer: coarse)": {
    "& td a": { display: "inline-flex", alignItems: "center", minWidth: "6em", minHeight: 44 },
  },
  "& thead th": { fontSize: { xs: "0.8125rem", sm: "0.875rem" } },
}

// In the theme's shorthand, 1 is the whole width.
const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
}
const labelStyle = {
  // Screen readers say the column's name already.
  content: 'attr(data-label) / ""',
  display: "block",
  color: "text.secondary",
  fontSize: "0.8125rem",
}
/** On a phone each row is a block: the first value is its heading, the others have their column's name above them. */
const stackedRows = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: {
    "& thead": hidden,
    "&, & tbody, & tfoot": { display: "block" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      py: 1,
      borderBottom: 1,
      borderColor: "divider",
    },
    "& tr > *": { p: 0.5, border: 0, textAlign: "start", overflowWrap: "anywhere" },
    "& tr > :first-of-type": { gridColumn: "1 / -1", fontWeight: 600 },
    "& tbody [data-label]:not(:first-of-type)::before": labelStyle,
  },
})

/** The style of a table with so many columns. Its cells name their column in `data-label`. */
const tableStyle = (columns: number) =>
  columns > columnsOnPhone ? [narrowCells, stackedRows] : narrowCells

/**
 * A table outside react-admin's lists; numbers are aligned to the right. Rows of more than four columns are stacked on a
 * phone.
 */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { columns, rows, keyOf, children } = props
  const alignOf = ({ isNumber }: PlainTableColumn<Row>) => (isNumber ? "right" : "inherit")
  return (
    <Table size="small" sx={tableStyle(columns.length)}>
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
              <TableCell key={column.label} align={alignOf(column)} data-label={column.label}>
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
