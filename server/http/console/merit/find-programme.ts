import type { FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"

import { asText, type ConsoleCall, found } from "../console-route.ts"

/** A programme of a session, which the query names; without one, of the open session. Refuses any other. */
export const programmeFinder =
  ({ settings, findSession }: Services) =>
  async ({ params, query }: FastifyRequest<ConsoleCall>) => {
    const session = asText(query["session"]) || (await settings()).admission_session
    const programmes = (await findSession(session))?.programmes ?? []
    const programme = found(programmes.find(({ code }) => code === params.id))
    return { session, programme: programme.code }
  }
