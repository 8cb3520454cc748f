import type { FastifyInstance } from "fastify"

import { type Role, roles } from "#domain/staff/permissions.ts"
import type { Services } from "#server/features/services.ts"

import { found, RequestRefused } from "../console-route.ts"

const roleOf = (value: unknown): Role => {
  const role = roles.find((one) => one === value)
  if (!role) throw new RequestRefused(422, "refused", { role: ["choice"] })
  return role
}

/** Members of staff and invitations. The response to creating a link is the only place that has its token. */
export const staffRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  const { staff } = services
  const one = async (id: string) => ({
    data: found((await staff.list()).find((known) => known.id === id)),
  })

  app.get("/staff", { config: { can: "staff.read" } }, async () => {
    const data = await staff.list()
    return { data, total: data.length }
  })
  app.get<{ Params: { id: string } }>(
    "/staff/:id",
    { config: { can: "staff.read" } },
    ({ params }) => one(params.id),
  )
  app.get("/staff/links", { config: { can: "staff.read" } }, async () => ({
    data: await staff.listLinks(),
  }))
  app.post<{ Params: { id: string } }>(
    "/staff/links/:id/withdraw",
    { config: { can: "staff.edit" } },
    async ({ params, actor }) => {
      if (!(await staff.withdrawLink(params.id, actor))) throw new RequestRefused(404, "unknown")
      return { data: { id: params.id } }
    },
  )
  app.post<{ Body: { role?: unknown } | null }>(
    "/staff/invite",
    { config: { can: "staff.edit" } },
    async ({ body, member }) => ({
      data: { token: await staff.invite(roleOf(body?.role), member) },
    }),
  )
  app.put<{ Params: { id: string }; Body: { data?: Record<string, unknown> } | null }>(
    "/staff/:id",
    { config: { can: "staff.edit" } },
    async ({ params, body, actor }) => {
      const role = roleOf(body?.data?.role)
      const isDisabled = body?.data?.isDisabled === true
      const outcome = await staff.change(params.id, { role, isDisabled }, actor)
      if (outcome === "unknown") throw new RequestRefused(404, "unknown")
      if (outcome === "last administrator") throw new RequestRefused(409, "last_administrator")
      return one(params.id)
    },
  )
  app.post<{ Params: { id: string } }>(
    "/staff/:id/reset-password",
    { config: { can: "staff.edit" } },
    async ({ params, member }) => {
      const made = await staff.resetPassword(params.id, member)
      if (made === "unknown") throw new RequestRefused(404, "unknown")
      if (made === "disabled") throw new RequestRefused(409, "member_disabled")
      return { data: { token: made.token } }
    },
  )
  app.post<{ Params: { id: string } }>(
    "/staff/:id/remove-second-factor",
    { config: { can: "staff.edit" } },
    async ({ params, actor }) => {
      await staff.removeSecondFactor(params.id, actor)
      return one(params.id)
    },
  )
}
