import { Box, Chip, type ChipProps, Typography } from "@mui/material"

import { documentStates } from "#domain/applications/documents.ts"
import {
  type DocumentState,
  documentNames,
  documentStateNames,
} from "#domain/applications/messages/claims-and-documents.ts"

import { useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { useApplication } from "../use-application.ts"
import { ClaimRow } from "./claim-row.tsx"

const colors: Record<DocumentState, ChipProps["color"]> = {
  expected: "default",
  asked: "warning",
  seen: "success",
}

const states = ["asked", "expected", "seen"] as const satisfies DocumentState[]

const line = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  pb: 0.75,
  listStyle: "none",
}

/** The papers that every applicant shows at the counter, by what is known of them. */
function Documents() {
  const application = useApplication()
  const t = useText()
  const language = useConsoleLanguage()
  const byState = Map.groupBy(documentStates(application), ({ state }) => state)
  return (
    <Box component="ul" aria-label={t("console.claims.papers")} sx={line}>
      {states.map((state) => {
        const papers = byState.get(state)
        if (!papers) return null
        const names = papers.map(({ name }) => documentNames[name][language])
        return (
          <Typography key={state} component="li" variant="body2">
            <Chip size="small" color={colors[state]} label={documentStateNames[state][language]} />{" "}
            {names.join(", ")}
          </Typography>
        )
      })}
    </Box>
  )
}

/** The papers that everybody shows, and what the applicant claims with certificates, each to be verified or refused. */
export function Claims() {
  const { claims } = useApplication()
  const marking = useAttempt()
  return (
    <Panel title="console.claims.title" sx={{ p: 1.5 }}>
      <Documents />
      {claims.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {claims.map((claim) => (
            <ClaimRow key={claim.name} claim={claim} marking={marking} />
          ))}
        </Box>
      )}
      <ErrorAlert text={marking.failure?.message} />
    </Panel>
  )
}
