import { type RaRecord, useGetOne, useRecordContext } from "react-admin"

import type { SessionUsage } from "#domain/admission/session-usage.ts"
import type { Session } from "#domain/admission/session.ts"
import type { Settings } from "#domain/content/settings.ts"

import { useCall } from "../api/use-request.ts"
import { usePermission } from "../permission.tsx"

/** A session as the API returns it; its id is its name, like "2025-26". */
export interface SessionEntry extends RaRecord<string> {
  item: Session
  version: number
}

/** The settings, which name the session that is open for applications. */
export interface SettingsEntry extends RaRecord<string> {
  item: Settings
  version: number
}

/** The session of this page as it is stored; undefined for a new one. */
export const useStoredSession = () => {
  const entry = useRecordContext<SessionEntry>()
  return entry?.version === undefined ? undefined : entry
}

export const useSettings = () =>
  useGetOne<SettingsEntry>("content/settings", { id: "college" }).data

const noUsage: SessionUsage = { programmes: {}, choices: [] }

/** What the applications of the session refer to; not known until it is read, and only administrators may read it. */
export const useUsage = (label: string | undefined) => {
  const may = usePermission()
  const isRead = may("settings.edit") && label !== undefined
  const { data, error } = useCall(
    "GET /sessions/:id/usage",
    { id: label ?? "" },
    { enabled: isRead },
  )
  return { usage: data ?? noUsage, isKnown: data !== undefined, error }
}
