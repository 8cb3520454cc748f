import type { NamedSession } from "#domain/admission/session.ts"

import { can, type ConsoleRoutes } from "./console-route.ts"

/** The admission sessions, the newest first, and the one that is open for applications. */
export interface AdmissionSessions {
  open: string
  sessions: readonly NamedSession[]
}

/** Courses, subjects and their rules, which every list and form of the console names. */
export const admissionRoutes: ConsoleRoutes = async (app, { services }) => {
  app.get("/admission-sessions", can("sign in"), async () => ({
    data: {
      open: (await services.settings()).admission_session,
      sessions: await services.sessions(),
    } satisfies AdmissionSessions,
  }))
}
