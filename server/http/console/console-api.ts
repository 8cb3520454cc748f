import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { memberHeader } from "#domain/staff/limits.ts"
import { may } from "#domain/staff/permissions.ts"
import type { SignedInStaff } from "#server/features/staff/staff.ts"
import { findCaller, isFromOwnSite } from "#server/http/shared/caller.ts"
import { statusOfError } from "#server/http/shared/error-replies.ts"
import { RequestRefused } from "#server/http/shared/request-refused.ts"
import { classifyTransientError } from "#server/platform/database/database-errors.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"

import { answerWithNumbers } from "./applications/application-ids.ts"
import { applicationRoutes } from "./applications/application-routes.ts"
import { authRoutes } from "./auth/auth-routes.ts"
import { callRoutes } from "./call-routes.ts"
import { consoleCalls } from "./console-calls.ts"
import { type ConsoleOptions } from "./console-route.ts"
import { mediaRoutes } from "./content/media-routes.ts"
import { runChangesOnce } from "./idempotency.ts"
import { importRoutes } from "./imports/import-routes.ts"
import { describeCalls } from "./openapi.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route that needs no session, such as sign-in. */
    isOpen?: true
  }
  interface FastifyRequest {
    /** The signed-in member of staff. Set once the route has authorized the call. */
    member: SignedInStaff
  }
}

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof RequestRefused) {
    const { statusCode, message, errors } = error
    return reply.status(statusCode).send({ message, errors })
  }
  const status = statusOfError(error, request, reply)
  if (status < 500) return reply.status(status).send({ message: "malformed" })
  const isFull = classifyTransientError(error) === "full"
  return reply.status(status).send({ message: isFull ? "disk_full" : "failed" })
}

const areas: ((app: FastifyInstance, options: ConsoleOptions) => Promise<void>)[] = [
  authRoutes,
  applicationRoutes,
  mediaRoutes,
  importRoutes,
  callRoutes(consoleCalls),
]

/**
 * The API of the staff console. A route names the permission it requires (`config.can`); without one it
 * refuses every caller. Requests that change data must come from the site's own pages (CSRF protection).
 */
export const consoleApi = async (app: FastifyInstance, { config, services }: ConsoleOptions) => {
  app.setErrorHandler(answerError)
  app.addHook("onRoute", (route) => {
    // Hide these routes from the API docs: they are internal and change with the console.
    route.schema = { ...route.schema, hide: true }
  })
  app.decorateRequest("actor")
  app.decorateRequest("member")

  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", cacheControl.noStore)
    const { can, isOpen, isSetup } = request.routeOptions.config
    const changes = request.method !== "GET" && request.method !== "HEAD"
    if (changes && !isFromOwnSite(config, request)) {
      return reply.status(403).send({ message: "another_site" })
    }
    if (isOpen) return
    const member = await findCaller(request, reply, { config, services })
    if (!member) return reply.status(401).send({ message: "not_signed_in" })
    // Another tab may have signed in as another member. Do not store one member's input under the other's
    // name.
    const expected = request.headers[memberHeader]
    if (expected !== undefined && expected !== member.id) {
      return reply.status(409).send({ message: "another_member" })
    }
    if (member.duty.kind === "link" && isSetup !== "page") {
      return reply.status(403).send({ message: "link_needed" })
    }
    if (member.duty.kind === "due" && !isSetup) {
      return reply.status(403).send({ message: "second_factor_needed" })
    }
    const { name, role } = member
    if (!can || (can !== "sign in" && !may(role, can))) {
      request.log.warn({ member: member.id, role, can }, "not allowed")
      return reply.status(403).send({ message: "not_allowed" })
    }
    // PostgreSQL text cannot contain zero bytes, so no record has such an id.
    if (Object.values(request.params ?? {}).some((part) => String(part).includes("\0"))) {
      return reply.status(404).send({ message: "unknown" })
    }
    request.member = member
    request.actor = { name, role }
  })

  answerWithNumbers(app, services)
  runChangesOnce(app, services)
  for (const routes of areas) await app.register(routes, { config, services })
  app.get("/openapi", { config: { can: "operations.read" } }, () => describeCalls(consoleCalls))
  app.all("/*", { config: { isOpen: true } }, async (_request, reply) =>
    reply.status(404).send({ message: "unknown" }),
  )
}
