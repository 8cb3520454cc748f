import * as z from "zod/mini"

import { roles } from "#domain/staff/permissions.ts"
import { filterText, flag, text } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, gone, ListAnswer } from "#server/features/define-call.ts"

import type { StaffService } from "./staff-service.ts"

type Deps = Pick<StaffService, "staff" | "secondFactorRule">

const call = defineCalls<Deps>()
const reading = "staff.read"
const editing = "staff.edit"
const id = { id: text }
const role = z.enum(roles)

const findMember = async ({ staff }: Deps, wanted: string) =>
  (await staff.list()).find((known) => known.id === wanted) ?? gone()

/** Members of staff, and their invitation and reset links. Only the answer with a new link has its token. */
export const staffCalls = {
  "GET /staff": call(reading, {}, async ({ staff }) => {
    const data = await staff.list()
    return new ListAnswer({ data, total: data.length })
  }),

  "GET /staff/:id": call(reading, id, (deps, sent) => findMember(deps, sent.id)),

  "PUT /staff/:id": call(
    editing,
    { ...id, data: z.object({ role, isDisabled: flag }) },
    async (deps, sent, { actor }) => {
      const outcome = await deps.staff.change(sent.id, sent.data, actor)
      if (outcome === "last administrator") return conflict("last_administrator")
      return findMember(deps, sent.id)
    },
  ),

  "POST /staff/:id/remove-second-factor": call(editing, id, async (deps, sent, { actor }) => {
    await deps.staff.removeSecondFactor(sent.id, actor)
    return findMember(deps, sent.id)
  }),

  "POST /staff/:id/reset-password": call(editing, id, async ({ staff }, sent, { member }) => {
    const link = await staff.resetPassword(sent.id, member)
    if (link === "unknown") return gone()
    return link === "disabled" ? conflict("member_disabled") : { token: link.token }
  }),

  "GET /staff/second-factor-rule": call(reading, {}, async ({ secondFactorRule }) => ({
    isRequired: await secondFactorRule.isRequired(),
  })),

  "PUT /staff/second-factor-rule": call(
    "settings.edit",
    { isRequired: z.boolean() },
    ({ secondFactorRule }, { isRequired }, { actor }) =>
      secondFactorRule.setRequired(isRequired, actor.name),
  ),

  "GET /staff/links": call(reading, {}, ({ staff }) => staff.listLinks()),

  "POST /staff/invite": call(
    editing,
    { role, note: filterText },
    async ({ staff }, sent, { member }) => ({
      token: await staff.invite(sent.role, member, sent.note),
    }),
  ),

  "POST /staff/links/:id/withdraw": call(editing, id, async ({ staff }, sent, { actor }) =>
    (await staff.withdrawLink(sent.id, actor)) ? {} : gone(),
  ),
}
