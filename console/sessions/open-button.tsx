import { Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useDataProvider, useNotify, useRefresh } from "react-admin"

import { formatDay } from "#domain/content/format.ts"

import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { PublishIcon } from "../kit/page/icons.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useNow, useSessionTexts } from "./texts/use-texts.ts"
import { nameOf, stateText } from "./texts/wording.ts"
import {
  type SessionEntry,
  type SettingsEntry,
  useSettings,
  useStoredSession,
} from "./use-session.ts"

interface OpenDialogProps {
  entry: SessionEntry
  settings: SettingsEntry
  onClose: () => void
}

/** Says what opening the session does, and opens it. */
function OpenDialog({ entry, settings, onClose }: OpenDialogProps) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { id: label, item } = entry
  const former = settings.item.admission_session

  const open = async () => {
    const data = { ...settings, item: { ...settings.item, admission_session: label } }
    await provider.update("content/settings", { id: settings.id, data, previousData: settings })
    notify(t("open.done", { label }), { type: "success" })
    refresh()
  }
  const asOpen = { t, language, now: useNow(), isOpenSession: true, isFull: false }
  return (
    <FormDialog
      title={t("open.title", { label })}
      onClose={onClose}
      send={open}
      submit={{ label: { text: t("open.confirm") } }}
    >
      <Typography>{t("open.from", { label, former })}</Typography>
      <Box component="ul">
        {item.programmes.map((programme) => (
          <li key={programme.code}>
            {nameOf(programme, language)}:{" "}
            {stateText(programme, { ...asOpen, graceMinutes: item.grace_minutes })}
          </li>
        ))}
      </Box>
      <Typography sx={{ mb: 1 }}>{t("open.stays", { former })}</Typography>
      <Typography>
        {t("open.cards", {
          session: item.card_session,
          until: formatDay(item.card_valid_until, language),
        })}
      </Typography>
    </FormDialog>
  )
}

/** Opens the session for applications, in place of the one that is open. */
export function OpenButton() {
  const t = useSessionTexts()
  const entry = useStoredSession()
  const settings = useSettings()
  const [isAsked, setIsAsked] = useState(false)
  if (!entry || !settings || settings.item.admission_session === entry.id) return null
  return (
    <>
      <Button variant="contained" startIcon={<PublishIcon />} onClick={() => setIsAsked(true)}>
        {t("open.button")}
      </Button>
      {isAsked && (
        <OpenDialog entry={entry} settings={settings} onClose={() => setIsAsked(false)} />
      )}
    </>
  )
}
