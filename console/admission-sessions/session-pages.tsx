import { Box, Button, Typography, Alert, CardContent } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import {
  useDataProvider,
  useNotify,
  useRefresh,
  Create,
  ListButton,
  Title,
  TopToolbar,
  useGetList,
} from "react-admin"
import { Link, useSearchParams } from "react-router-dom"

import { gainsDefaults, nextLabel, nextSession } from "#domain/admission/session.ts"
import { formatDay } from "#domain/content/format.ts"

import { useCall } from "../api/use-request.ts"
import { useMayEdit } from "../content/entry.tsx"
import { RevisionsButton } from "../content/revisions-button.tsx"
import { FinancialPanel } from "../financial/financial-panel.tsx"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { CurrentPassword } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { PublishIcon, AddIcon } from "../kit/page/icons.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { RecordEdit } from "../record/record-edit.tsx"
import { SessionsOverview } from "./overview.tsx"
import { SessionForm } from "./session-form.tsx"
import { SessionRead } from "./session-read.tsx"
import { useNow, useSessionTexts } from "./texts/use-texts.ts"
import { nameOf, stateText } from "./texts/wording.ts"
import {
  type SessionEntry,
  type SettingsEntry,
  useSettings,
  useStoredSession,
  useUsage,
} from "./use-session.ts"
import { useAdmissionSession } from "./use-sessions.ts"

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
  const queries = useQueryClient()
  const { id: label, item } = entry
  const former = settings.item.admission_session

  const open: Send = async (textOf) => {
    const data = { ...settings, item: { ...settings.item, admission_session: label } }
    const meta = settings.item.is_sample ? undefined : { password: textOf("password") }
    const { data: stored } = await provider.update<SettingsEntry>("content/settings", {
      id: settings.id,
      data,
      previousData: settings,
      meta,
    })
    const isOpen = stored.item.admission_session === label
    notify(t(isOpen ? "open.done" : "open.waits", { label }), { type: isOpen ? "success" : "info" })
    void queries.invalidateQueries()
    refresh()
  }
  const isConfirmed = useAdmissionSession(label)?.isConfirmed ?? true
  const asOpen = { t, language, now: useNow(), isOpenSession: true, isConfirmed, isFull: false }
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
      {!settings.item.is_sample && <CurrentPassword />}
    </FormDialog>
  )
}

/** Opens the session for applications, in place of the one that is open. */
function OpenButton() {
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

function Actions() {
  const t = useSessionTexts()
  const entry = useStoredSession()
  const mayEdit = useMayEdit()
  return (
    <TopToolbar sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      {mayEdit && <OpenButton />}
      {mayEdit && entry && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          component={Link}
          to={`/content/sessions/create?from=${entry.id}`}
        >
          {t("newFrom")}
        </Button>
      )}
      <RevisionsButton Read={SessionRead} />
      <ListButton />
    </TopToolbar>
  )
}

function PageTitle() {
  const t = useSessionTexts()
  const entry = useStoredSession()
  return entry ? t("title", { label: entry.id }) : ""
}

function SessionPage() {
  const t = useSessionTexts()
  const entry = useStoredSession()
  const mayEdit = useMayEdit()
  const may = usePermission()
  const { usage, isKnown } = useUsage(entry?.id)
  if (!entry) return null
  return (
    <>
      {may("financial.read") && <FinancialPanel of={{ collection: "sessions", slug: entry.id }} />}
      <SessionsOverview entry={entry} usage={isKnown ? usage : undefined} />
      {mayEdit ? (
        <SessionForm />
      ) : (
        <CardContent>
          <Alert severity="info">{t("onlyAdministrators")}</Alert>
          <SessionRead item={entry.item} />
        </CardContent>
      )}
    </>
  )
}

/** The page of a session. */
export function SessionEdit() {
  return (
    <RecordEdit title={<PageTitle />} actions={<Actions />} redirect={false}>
      <SessionPage />
    </RecordEdit>
  )
}

/** A new session, which begins as a copy of an earlier one: the one of the address, or the last. */
export function SessionCreate() {
  const t = useSessionTexts()
  const [search] = useSearchParams()
  const { data: sessions } = useGetList<SessionEntry>("content/sessions")
  const { data: defaults, error } = useCall("GET /session-defaults", {})
  if (!sessions) return <Waiting />
  const [last] = sessions.toSorted((a, b) => b.id.localeCompare(a.id))
  const former = sessions.find(({ id }) => id === search.get("from")) ?? last
  if (!former) return <Title title={t("newTitle")} />
  const slug = nextLabel(last?.id ?? former.id)
  const gained = gainsDefaults(former.id, slug)
  if (gained && !defaults) return error ? <ErrorAlert text={error.message} /> : <Waiting />
  const record = { slug, item: nextSession(former.item, gained ? defaults : undefined) }
  return (
    <Create title={t("newTitle")} redirect="edit" record={record}>
      <SessionForm copiedFrom={former.id} gainsDefaults={gained} />
    </Create>
  )
}
