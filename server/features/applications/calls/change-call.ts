import type * as z from "zod/mini"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import type { Actor, Permission } from "#domain/staff/permissions.ts"
import { parseText } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, gone, invalid, Refusal } from "#server/features/define-call.ts"

import type { ApplicationNumbers } from "../application-numbers.ts"
import type { ApplicationsService } from "../applications-service.ts"
import type { StaffActionResult } from "../staff/change-application-row.ts"

export interface Deps {
  staffApplications: ApplicationsService
  applicationNumbers: ApplicationNumbers
}

export const call = defineCalls<Deps>()

/** What names an application: its number, or the code of an old sheet. */
export const applicationId = parseText(parseApplicationId, "unknown")
export const id = { id: applicationId }

/** The refusal of each outcome but "stored". */
export const refusalOfAction = (result: StaffActionResult) => {
  if (result.outcome === "refused") return invalid(result.errors)
  switch (result.outcome) {
    case "stored":
      return undefined
    case "unknown":
      return gone()
    case "not_allowed":
      return new Refusal("not_allowed", result.outcome)
    default:
      return conflict(result.outcome)
  }
}

export const readApplication = async ({ staffApplications }: Deps, code: string, actor: Actor) =>
  (await staffApplications.read(code, actor)) ?? gone()

/** Defines a call that changes one application, and answers with the record. */
export const changeCall = <Shape extends z.core.$ZodShape, Other extends Refusal = never>(
  can: Permission,
  shape: Shape,
  change: (
    deps: Deps,
    code: string,
    sent: z.output<z.ZodMiniObject<Shape>>,
    actor: Actor,
  ) => Promise<StaffActionResult | Other>,
) =>
  call(can, { ...shape, ...id }, async (deps, sent, { actor }) => {
    const { id: named, ...rest } = sent as { id: string } & z.output<z.ZodMiniObject<Shape>>
    const code = await deps.applicationNumbers.codeOf(named)
    const changed = await change(deps, code, rest as never, actor)
    if (changed instanceof Refusal) return changed
    return refusalOfAction(changed) ?? readApplication(deps, code, actor)
  })
