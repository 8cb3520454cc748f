import { roles } from "#domain/staff/permissions.ts"
import type { Services } from "#server/features/services.ts"
import { asRecord } from "#server/platform/calls/inputs.ts"

import {
  can,
  choiceOf,
  type ConsoleApp,
  type ConsoleRoutes,
  filterText,
  found,
  outcomeRefusal,
  RequestRefused,
} from "../console-route.ts"

type Staff = Services["staff"]

const reading = can("staff.read")
const editing = can("staff.edit")

const memberRoutes = (app: ConsoleApp, { staff, secondFactorRule }: Services) => {
  const readMember = async (id: string) => ({
    data: found((await staff.list()).find((known) => known.id === id)),
  })

  app.get("/staff", reading, async () => {
    const data = await staff.list()
    return { data, total: data.length }
  })
  app.get("/staff/:id", reading, ({ params }) => readMember(params.id))
  app.put("/staff/:id", editing, async ({ params, body, actor }) => {
    const data = asRecord(body?.data)
    const change = {
      role: choiceOf(roles, data.role, "role"),
      isDisabled: data.isDisabled === true,
    }
    const outcome = await staff.change(params.id, change, actor)
    if (outcome !== "changed") throw outcomeRefusal({ outcome })
    return readMember(params.id)
  })
  app.get("/staff/second-factor-rule", reading, async () => ({
    data: { isRequired: await secondFactorRule.isRequired() },
  }))
  app.put("/staff/second-factor-rule", can("settings.edit"), async ({ body, actor }) => {
    const isRequired = body?.["isRequired"]
    if (typeof isRequired !== "boolean") throw new RequestRefused(400, "malformed")
    await secondFactorRule.setRequired(isRequired, actor.name)
    return { data: { isRequired } }
  })
  app.post("/staff/:id/remove-second-factor", editing, async ({ params, actor }) => {
    await staff.removeSecondFactor(params.id, actor)
    return readMember(params.id)
  })
}

/** The response to creating a link is the only place that has its token. */
const linkRoutes = (app: ConsoleApp, staff: Staff) => {
  app.get("/staff/links", reading, async () => ({ data: await staff.listLinks() }))
  app.post("/staff/invite", editing, async ({ body, member }) => ({
    data: {
      token: await staff.invite(
        choiceOf(roles, body?.role, "role"),
        member,
        filterText(asRecord(body), "note"),
      ),
    },
  }))
  app.post("/staff/:id/reset-password", editing, async ({ params, member }) => {
    const made = await staff.resetPassword(params.id, member)
    if (made === "unknown") throw new RequestRefused(404, "unknown")
    if (made === "disabled") throw new RequestRefused(409, "member_disabled")
    return { data: { token: made.token } }
  })
  app.post("/staff/links/:id/withdraw", editing, async ({ params, actor }) => {
    if (!(await staff.withdrawLink(params.id, actor))) throw new RequestRefused(404, "unknown")
    return { data: { id: params.id } }
  })
}

/** Members of staff, and their invitation and reset links. */
export const staffRoutes: ConsoleRoutes = async (app, { services }) => {
  memberRoutes(app, services)
  linkRoutes(app, services.staff)
}
