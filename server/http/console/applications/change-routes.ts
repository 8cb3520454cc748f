import type { Actor, Permission } from "#domain/staff/permissions.ts"
import type { StaffActionResult } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"

import { can, type ConsoleApp, found, RequestRefused } from "../console-route.ts"
import { codeOf } from "./application-ids.ts"

const statusOf = {
  unknown: 404,
  changed_meanwhile: 409,
  not_possible: 409,
  not_allowed: 403,
} as const

/** Throws a RequestRefused for each outcome but "stored". */
export const refuseUnlessStored = (result: StaffActionResult) => {
  if (result.outcome === "stored") return
  if (result.outcome === "refused") throw new RequestRefused(422, "refused", result.errors)
  throw new RequestRefused(statusOf[result.outcome], result.outcome)
}

export const answerApplication = async (
  { staffApplications }: Services,
  code: string,
  actor: Actor,
) => ({ data: found(await staffApplications.read(code, actor)) })

type Change = (
  code: string,
  body: Record<string, unknown>,
  actor: Actor,
) => Promise<StaffActionResult>

/** Makes routes that change one application: each refuses what is not stored, and answers with the record. */
export const changeRoutes =
  (app: ConsoleApp, services: Services) =>
  (action: string, permission: Permission, change: Change) =>
    app.post(`/applications/:id/${action}`, can(permission), async ({ params, body, actor }) => {
      const code = await codeOf(services, params.id)
      refuseUnlessStored(await change(code, body ?? {}, actor))
      return answerApplication(services, code, actor)
    })
