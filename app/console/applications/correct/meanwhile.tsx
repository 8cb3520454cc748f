import { Alert, Box, Button } from "@mui/material"
import { useTranslate } from "react-admin"

import type { OfficeApplication } from "../application.ts"
import { useEventText } from "../use-event-text.ts"

interface MeanwhileProps {
  /** What others did since the form was opened; undefined where it is not known yet. */
  events: OfficeApplication["events"] | undefined
  onShow: () => void
}

/** Somebody else was faster: says so, and shows who did what once it is asked for. */
export function Meanwhile({ events, onShow }: MeanwhileProps) {
  const translate = useTranslate()
  const textOf = useEventText()
  if (!events) {
    return (
      <Alert severity="warning">
        {translate("console.correct.changedMeanwhile")}
        <Box sx={{ mt: 1 }}>
          <Button color="inherit" variant="outlined" onClick={onShow}>
            {translate("console.correct.showNow")}
          </Button>
        </Box>
      </Alert>
    )
  }
  return (
    <Alert severity="info">
      {translate("console.correct.standsNow")}
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {events.map((event) => (
          <li key={event.id}>
            {event.actor}: {textOf(event)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
