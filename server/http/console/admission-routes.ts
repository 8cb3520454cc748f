import type { FastifyRequest } from "fastify"

import type { NamedSession } from "#domain/admission/session.ts"
import type { Services } from "#server/features/services.ts"

import { asText, can, type ConsoleCall, type ConsoleRoutes, found } from "./console-route.ts"

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

/** A programme of a session, which the query names; without one, of the open session. Refuses any other. */
export const programmeFinder =
  ({ settings, findSession }: Services) =>
  async ({ params, query }: FastifyRequest<ConsoleCall>) => {
    const session = asText(query["session"]) || (await settings()).admission_session
    const programmes = (await findSession(session))?.programmes ?? []
    const programme = found(programmes.find(({ code }) => code === params.id))
    return { session, programme: programme.code }
  }
