import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Actor, Permission } from "#domain/staff/permissions.ts"
import { batchLimit } from "#domain/staff/selection.ts"
import type { StaffActionResult } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"

import { can, type ConsoleApp, found, RequestRefused, selectionOf } from "../console-route.ts"

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

/** Parses the admission code in a URL, in any spelling. Throws 404 if it is not a code. */
export const codeOf = (id: string) => found(parseAdmissionCode(id))

/** Parses a list of admission codes. Refuses an empty list, one longer than `limit`, and an invalid code. */
export const codesOf = (ids: unknown, limit: number = batchLimit, field = "ids") =>
  selectionOf(ids, parseAdmissionCode, { field, limit })

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
      const code = codeOf(params.id)
      refuseUnlessStored(await change(code, body ?? {}, actor))
      return answerApplication(services, code, actor)
    })
