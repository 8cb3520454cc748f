import { Alert, Box, Button } from "@mui/material"
import { useEffect, useRef } from "react"
import { useTranslate } from "react-admin"

import type { OfficeApplication } from "../application.ts"
import { useEventText } from "../use-event-text.ts"

/** Somebody else was faster: nothing is stored, and nothing of what was typed is gone. */
export function OutdatedVersion({ onShow }: { onShow: () => void }) {
  const translate = useTranslate()
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

/** Who did what since the form was opened, and that what was typed stands on top of it now. */
export function ConflictNotice({ events }: { events: OfficeApplication["events"] }) {
  const translate = useTranslate()
  const textOf = useEventText()
  const told = useRef<HTMLDivElement>(null)
  // The button that was pressed for it is gone.
  useEffect(() => told.current?.focus(), [])
  return (
    <Alert ref={told} severity="info" tabIndex={-1}>
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
