import { Box } from "@mui/material"
import type { MouseEvent, ReactNode } from "react"
import { Link } from "react-router-dom"

/** One line for each record, so that twenty fit on a screen of 768 pixels. */
export const denseTable = {
  "& .RaDataTable-tableWrapper": { overflowX: "auto" },
  "& .MuiTableCell-root": {
    py: 0.25,
    px: 0.5,
    maxWidth: "12em",
    fontSize: "0.875rem",
    lineHeight: 1.6,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  "& .MuiTableCell-root span": { fontSize: "inherit" },
  "& .MuiCheckbox-root": { p: 0.25 },
  // A larger one would make each row higher.
  "& .MuiCheckbox-root svg": { fontSize: "1.25rem" },
}

/** For a table with checkboxes whose actions are in the bar above it: selecting a record must not move the rows. */
export const inBar = <></>

interface RecordLinkProps {
  to: string
  isBold?: boolean
  children: ReactNode
}

/** The link of a row, for the keyboard and for Ctrl+click; a pointer can click the whole row. */
export function RecordLink({ to, isBold = false, children }: RecordLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ color: "primary.main", fontWeight: isBold ? 700 : 500 }}
    >
      {children}
    </Box>
  )
}
