import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { Panel } from "../account/panel.tsx"

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
