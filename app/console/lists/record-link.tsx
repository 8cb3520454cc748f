import { Box } from "@mui/material"
import type { MouseEvent, ReactNode } from "react"
import { Link } from "react-router-dom"

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
