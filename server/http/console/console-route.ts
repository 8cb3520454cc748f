import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import type { Actor, Permission } from "#domain/staff/permissions.ts"
import type { Services } from "#server/features/services.ts"
import type { Config } from "#server/platform/config.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** The permission that a console route requires. A route without one refuses every caller. */
    can?: Permission | "sign in"
    /**
     * Also for a member who must set up a second factor before anything else; "page" also for one who first needs a link
     * of an administrator.
     */
    isSetup?: "second factor" | "page"
  }
  interface FastifyRequest {
    /** The caller. Set once a console route has authorized the call. */
    actor: Actor
  }
}

/** The parts of a console request, not yet validated. A route reads only those that its path has. */
export interface ConsoleCall {
  Params: Record<"id" | "token", string>
  Querystring: Record<string, unknown>
  Body: Record<string, unknown> | null
}

type AddRoute = (
  path: string,
  options: { config: FastifyContextConfig; bodyLimit?: number },
  handler: (request: FastifyRequest<ConsoleCall>, reply: FastifyReply) => unknown,
) => unknown

/** The app as the console's routes use it. */
export type ConsoleApp = Pick<FastifyInstance, "register"> &
  Record<"get" | "post" | "put" | "delete", AddRoute>

/** What all routes of the console are made of. */
export interface ConsoleOptions {
  config: Config
  services: Services
}

/** Registers the routes of one area. */
export type ConsoleRoutes = (app: ConsoleApp, options: { services: Services }) => Promise<void>

/** The option of a route that requires a permission. */
export const can = (permission: Permission | "sign in") => ({ config: { can: permission } })

/** The option of a route by which a member sets up the second factor. */
export const settingUp = { config: { can: "sign in", isSetup: "second factor" } } as const

/** The option of a route that every page reads, also the one that says what to do about a second factor. */
export const opening = { config: { can: "sign in", isSetup: "page" } } as const

/** A text value of the request; empty for objects and all other types. */
export const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""
