import { missingButUsed, type SessionUsage } from "#domain/admission/session-usage.ts"
import type { Session } from "#domain/admission/session.ts"
import type { Settings } from "#domain/content/settings.ts"
import { formats } from "#domain/content/text-formats.ts"

import type { Editing } from "../items/edit-items.ts"
import type { StoredName } from "../items/item-row.ts"
import type { EntryErrors } from "./read-entry.ts"

export interface SessionRulesDeps {
  editing: Editing
  /** What the applications of a session refer to. */
  sessionUsage: (label: string) => Promise<SessionUsage>
}

/** A session is named by its years, like 2026-27. */
export const sessionSlug = (input: unknown) => formats.short_session(String(input ?? ""))

/** Applications would lose the names of their programme and subjects. */
const whatSessionLoses = (session: Session, usage: SessionUsage): EntryErrors => {
  const { programmes, subjects } = missingButUsed(session, usage)
  return {
    ...(programmes.length > 0 && { "item.programmes": ["programme_in_use"] }),
    ...(subjects.length > 0 && { "item.subjects": ["subject_in_use"] }),
  }
}

/** Errors of a change that concern more than the item itself; undefined if there are none. */
export const errorsOfChange = async (
  { editing, sessionUsage }: SessionRulesDeps,
  [collection, slug]: [StoredName, string],
  item: unknown,
): Promise<EntryErrors | undefined> => {
  if (collection === "settings") {
    const { admission_session: session } = item as Settings
    if (await editing.find("sessions", session)) return undefined
    return { "item.admission_session": ["unknown_session"] }
  }
  if (collection !== "sessions") return undefined
  const errors = whatSessionLoses(item as Session, await sessionUsage(slug))
  return Object.keys(errors).length > 0 ? errors : undefined
}
