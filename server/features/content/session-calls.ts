import { defineCalls } from "#server/platform/calls/define-call.ts"

import type { readSessions } from "./sessions.ts"
import type { readSettings } from "./settings.ts"

interface Deps {
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
}
