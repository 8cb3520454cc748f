import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material"
import { useTranslate } from "react-admin"

import type { OperationsView } from "#server/features/operations/operations.ts"

import { Panel } from "../account/panel.tsx"
import { useFormatDateTime } from "../date-field.tsx"
import { useSizes } from "./use-sizes.ts"

/** Processes with a heartbeat in the last minute. */
export function ProcessTable({ processes }: Pick<OperationsView, "processes">) {
  const translate = useTranslate()
  const when = useFormatDateTime()
  const { size, number } = useSizes()
  const word = (name: string) => translate(`console.operations.${name}`)
  return (
    <Panel title="console.operations.processes">
      <TableContainer component="section" tabIndex={0} aria-label={word("processes")}>
        <Table size="small" sx={{ whiteSpace: "nowrap" }}>
          <TableHead>
            <TableRow>
              <TableCell>{word("host")}</TableCell>
              <TableCell>{word("version")}</TableCell>
              <TableCell>{word("since")}</TableCell>
              <TableCell align="right">{word("memory")}</TableCell>
              <TableCell align="right">{word("waiting")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {processes.map((process) => (
              <TableRow key={process.id}>
                <TableCell>{process.host}</TableCell>
                <TableCell>{process.version}</TableCell>
                <TableCell>{when(process.startedAt)}</TableCell>
                <TableCell align="right">{size(process.memory)}</TableCell>
                <TableCell align="right">{number(process.waiting)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  )
}

interface FactsProps {
  /** Message key under `console.operations`. */
  title: string
  /** Values by message key under `console.operations`. */
  facts: Record<string, string>
}

/** A titled card of labels and current values. */
export function FactTable({ title, facts }: FactsProps) {
  const translate = useTranslate()
  return (
    <Panel title={`console.operations.${title}`}>
      <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "1fr auto", gap: 1 }}>
        {Object.entries(facts).map(([name, value]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`console.operations.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: "right" }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
