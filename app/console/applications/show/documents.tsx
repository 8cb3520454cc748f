import { Box, Chip, type ChipProps, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { documentStates } from "#domain/applications/documents.ts"
import {
  documentNames,
  type DocumentState,
  documentStateNames,
} from "#domain/applications/messages/document-names.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { useApplication } from "../use-application.ts"

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
export function Documents() {
  const application = useApplication()
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const byState = Map.groupBy(documentStates(application), ({ state }) => state)
  return (
    <Box component="ul" aria-label={translate("console.claims.papers")} sx={line}>
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
