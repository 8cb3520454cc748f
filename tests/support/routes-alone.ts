import { type FastifyError, type FastifyInstance, fastify } from "fastify"

import { may, type Permission, type Role } from "#domain/staff/permissions.ts"
import type { Services } from "#server/features/services.ts"
import { RequestRefused } from "#server/http/shared/request-refused.ts"

/** A group of the console's routes. */
export type Routes = (app: FastifyInstance, options: { services: Services }) => Promise<void>

/**
 * An app with these routes alone. The header `x-role` gives the caller's role and name. Sign-in is tested elsewhere.
 */
export const openRoutesAlone = async (routes: Routes, services: Services) => {
  const app = fastify({ bodyLimit: 64 * 1024 })
  app.decorateRequest("actor")
  app.addHook("onRequest", async (request, reply) => {
    const role = request.headers["x-role"] as Role
    request.actor = { name: `the ${role}`, role }
    const { can } = request.routeOptions.config
    if (!can || (can !== "sign in" && !may(role, can as Permission)))
      return reply.status(403).send({})
  })
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { errors } = error instanceof RequestRefused ? error : {}
    return reply.status(error.statusCode ?? 500).send({ message: error.message, errors })
  })
  await app.register(routes, { services })
  return app
}
