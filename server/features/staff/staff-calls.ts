import * as z from "zod/mini"

import { roles } from "#domain/staff/permissions.ts"
import { conflict, defineCall, gone, ListAnswer } from "#server/platform/calls/define-call.ts"
import { filterText, flag, text } from "#server/platform/calls/inputs.ts"

import type { StaffService } from "./staff-service.ts"

type Deps = Pick<StaffService, "staff" | "secondFactorRule">

const reading = "staff.read"
const editing = "staff.edit"
const id = { id: text }
const role = z.enum(roles)

const findMember = async ({ staff }: Deps, wanted: string) =>
  (await staff.list()).find((known) => known.id === wanted) ?? gone()

/** Members of staff, and their invitation and reset links. Only the answer with a new link has its token. */
export const staffCalls = {
  "GET /staff": defineCall(reading, {}, async ({ staff }: Deps) => {
    const data = await staff.list()
    return new ListAnswer({ data, total: data.length })
  }),

  "GET /staff/:id": defineCall(reading, id, (deps: Deps, sent) => findMember(deps, sent.id)),

  "PUT /staff/:id": defineCall(
    editing,
    { ...id, data: z.object({ role, isDisabled: flag }) },
    async (deps: Deps, sent, { actor }) => {
      const outcome = await deps.staff.change(sent.id, sent.data, actor)
      if (outcome === "last administrator") return conflict("last_administrator")
      return findMember(deps, sent.id)
    },
  ),

  "POST /staff/:id/remove-second-factor": defineCall(
    editing,
    id,
    async (deps: Deps, sent, { actor }) => {
      await deps.staff.removeSecondFactor(sent.id, actor)
      return findMember(deps, sent.id)
    },
  ),

  "POST /staff/:id/reset-password": defineCall(
    editing,
    id,
    async ({ staff }: Deps, sent, { member }) => {
      const made = await staff.resetPassword(sent.id, member)
      if (made === "unknown") return gone()
      return made === "disabled" ? conflict("member_disabled") : { token: made.token }
    },
  ),

  "GET /staff/second-factor-rule": defineCall(reading, {}, async ({ secondFactorRule }: Deps) => ({
    isRequired: await secondFactorRule.isRequired(),
  })),

  "PUT /staff/second-factor-rule": defineCall(
    "settings.edit",
    { isRequired: z.boolean() },
    ({ secondFactorRule }: Deps, { isRequired }, { actor }) =>
      secondFactorRule.setRequired(isRequired, actor.name),
  ),

  "GET /staff/links": defineCall(reading, {}, ({ staff }: Deps) => staff.listLinks()),

  "POST /staff/invite": defineCall(
    editing,
    { role, note: filterText },
    async ({ staff }: Deps, sent, { member }) => ({
      token: await staff.invite(sent.role, member, sent.note),
    }),
  ),

  "POST /staff/links/:id/withdraw": defineCall(
    editing,
    id,
    async ({ staff }: Deps, sent, { actor }) =>
      (await staff.withdrawLink(sent.id, actor)) ? {} : gone(),
  ),
}
