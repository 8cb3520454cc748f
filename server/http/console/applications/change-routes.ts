import type { Actor, Permission } from "#domain/staff/permissions.ts"
import type { StaffActionResult } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"

import { can, type ConsoleApp, found } from "../console-route.ts"
import { codeOf, refuseUnlessStored } from "./application-refusals.ts"

export const readApplication = async (
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
      const code = codeOf(params.id)
      refuseUnlessStored(await change(code, body ?? {}, actor))
      return readApplication(services, code, actor)
    })
