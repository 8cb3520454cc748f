import { Box, Chip, type ChipProps } from "@mui/material"
import { useTranslate } from "react-admin"

import { documentStates } from "#domain/applications/documents.ts"
import {
  documentNames,
  type DocumentState,
  documentStateNames,
} from "#domain/applications/messages/document-names.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"

const colors: Record<DocumentState, ChipProps["color"]> = {
  expected: "default",
  asked: "warning",
  seen: "success",
}

const line = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  m: 0,
  p: 0,
  pb: 0.75,
  listStyle: "none",
}

/** The papers that every applicant shows at the counter, each with what is known of it. */
export function Documents({ application }: { application: StaffApplication }) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  return (
    <Box component="ul" aria-label={translate("console.claims.papers")} sx={line}>
      {documentStates(application).map(({ name, state }) => (
        <li key={name}>
          <Chip
            size="small"
            variant="outlined"
            color={colors[state]}
            label={`${documentNames[name][language]}: ${documentStateNames[state][language]}`}
          />
        </li>
      ))}
    </Box>
  )
}
