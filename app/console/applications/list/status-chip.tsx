import { Box } from "@mui/material"
import { useTranslate } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { isNew, statusColours } from "./status-colours.ts"

interface StatusChipProps {
  application: Pick<ListedApplication, "status" | "seen_at">
}

/** The status in words and colour. */
export function StatusChip({ application }: StatusChipProps) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const isUnseen = isNew(application)
  const [color, bgcolor] = statusColours[isUnseen ? "new" : application.status]
  return (
    <Box
      component="span"
      sx={{
        display: "inline-block",
        px: 0.75,
        borderRadius: 1,
        fontSize: "0.8125rem",
        fontWeight: 500,
        lineHeight: 1.5,
        whiteSpace: "nowrap",
        color,
        bgcolor,
      }}
    >
      {isUnseen
        ? translate("console.applications.notSeen")
        : staffStatusMessages[application.status].name[language]}
    </Box>
  )
}
