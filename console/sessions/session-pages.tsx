import { Alert, Button, CardContent } from "@mui/material"
import { Create, ListButton, Title, TopToolbar, useGetList } from "react-admin"
import { Link, useSearchParams } from "react-router-dom"

import { nextLabel, nextSession } from "#domain/admission/session.ts"

import { useMayEdit } from "../content/entry.ts"
import { RevisionsButton } from "../content/revisions-button.tsx"
import { AddIcon } from "../kit/page/icons.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { RecordEdit } from "../record/record-edit.tsx"
import { OpenButton } from "./open-button.tsx"
import { SessionsOverview } from "./overview.tsx"
import { SessionForm } from "./session-form.tsx"
import { SessionRead } from "./session-read.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"
import { type SessionEntry, useStoredSession, useUsage } from "./use-session.ts"

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
  const { usage, isKnown } = useUsage(entry?.id)
  if (!entry) return null
  return (
    <>
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
  if (!sessions) return <Waiting />
  const [last] = sessions.toSorted((a, b) => b.id.localeCompare(a.id))
  const former = sessions.find(({ id }) => id === search.get("from")) ?? last
  if (!former) return <Title title={t("newTitle")} />
  const record = { slug: nextLabel(last?.id ?? former.id), item: nextSession(former.item) }
  return (
    <Create title={t("newTitle")} redirect="edit" record={record}>
      <SessionForm copiedFrom={former.id} />
    </Create>
  )
}
