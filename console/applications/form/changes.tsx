import { Alert, Box, Button, Typography } from "@mui/material"
import { useEffect, useRef } from "react"

import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useConsoleLanguage, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { useValueLabels } from "../use-application.ts"
import { useEventText } from "../use-event-text.ts"
import type { changesBetween } from "./values.ts"

const byOthers = "console.refusals.changed_meanwhile"

interface OutdatedVersionProps {
  /** Message key of the refusal. */
  text: string
  onShow: () => void
}

/** Version conflict: nothing was stored, and the typed values stay in the form. */
export function OutdatedVersion({ text, onShow }: OutdatedVersionProps) {
  const t = useText()
  const textOfKey = useTextOfKey()
  return (
    <Alert severity="warning">
      {textOfKey(text === byOthers ? "console.correct.changedMeanwhile" : text)}
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={onShow}>
          {t("console.correct.showNow")}
        </Button>
      </Box>
    </Alert>
  )
}

/** Lists the events since the form was opened, and says that the typed values were applied on top of them. */
export function ConflictNotice({ events }: { events: StaffApplication["events"] }) {
  const t = useText()
  const textOf = useEventText()
  const notice = useRef<HTMLDivElement>(null)
  // Move the focus here: the pressed button was removed.
  useEffect(() => notice.current?.focus(), [])
  return (
    <Alert ref={notice} severity="info" tabIndex={-1}>
      {t("console.correct.standsNow")}
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

export function FormChanges({ changes }: { changes: ReturnType<typeof changesBetween> }) {
  const t = useText()
  const language = useConsoleLanguage()
  const labels = useValueLabels()
  const format = (field: string, value: unknown) =>
    formatValue(field, value, labels) || t("console.form.empty")
  return (
    <section aria-labelledby="changes">
      <Typography id="changes" variant="h6" component="h2">
        {t("console.correct.changes")}
      </Typography>
      {changes.length === 0 && <Typography>{t("console.correct.nothing")}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fullLabelOf(field, language)}: <del>{format(field, from)}</del> →{" "}
            <Box component="ins" sx={{ fontWeight: 700, textDecoration: "none" }}>
              {format(field, to)}
            </Box>
          </li>
        ))}
      </Box>
    </section>
  )
}
