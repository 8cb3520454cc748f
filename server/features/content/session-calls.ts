import { sessionDefaults } from "#content/sessions.ts"
import type { SessionUsage } from "#domain/admission/session-usage.ts"
import { text } from "#server/features/call-inputs.ts"
import { defineCalls } from "#server/features/define-call.ts"

import type { readSessions } from "./sessions.ts"
import type { readSettings } from "./settings.ts"

interface Deps {
  staffApplications: { countUsage: (session: string) => Promise<SessionUsage> }
  settings: () => ReturnType<typeof readSettings>
  sessions: () => ReturnType<typeof readSessions>
}

const call = defineCalls<Deps>()

export const sessionCalls = {
  /** The admission sessions, the newest first, and the one that is open for applications. */
  "GET /admission-sessions": call("sign in", {}, async ({ settings, sessions }) => ({
    open: (await settings()).admission_session,
    sessions: await sessions(),
  })),

  /** What an administrator sees before a change of a session: how many applications refer to what. */
  /** What a new session begins with, if the one that it is copied from did not have it. */
  "GET /session-defaults": call("settings.edit", {}, async () => sessionDefaults),

  "GET /sessions/:id/usage": call("settings.edit", { id: text }, ({ staffApplications }, { id }) =>
    staffApplications.countUsage(id),
  ),
}
