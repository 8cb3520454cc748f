import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import type { OperationsView } from "#server/features/operations/operations.ts"

import { Panel } from "../account/panel.tsx"
import { useFormatDateTime } from "../day/date-field.tsx"
import { PlainTable } from "../plain-table.tsx"
import { useSizes } from "./use-sizes.ts"

/** Processes with a heartbeat in the last minute. */
export function ProcessTable({ processes }: Pick<OperationsView, "processes">) {
  const translate = useTranslate()
  const when = useFormatDateTime()
  const { size, number } = useSizes()
  const text = (name: string) => translate(`console.operations.${name}`)
  return (
    <Panel title="console.operations.processes">
      <PlainTable
        columns={[
          { label: text("host"), cell: ({ host }) => host },
          { label: text("version"), cell: ({ version }) => version },
          { label: text("since"), cell: ({ startedAt }) => when(startedAt) },
          { label: text("memory"), cell: ({ memory }) => size(memory), isNumber: true },
          { label: text("waiting"), cell: ({ waiting }) => number(waiting), isNumber: true },
        ]}
        rows={processes}
        keyOf={({ id }) => id}
      />
    </Panel>
  )
}

interface FactsProps {
  /** Message key under `console.operations`. */
  title: string
  /** Values by message key under `console.operations`. */
  facts: Record<string, string>
}

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
