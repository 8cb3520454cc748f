import type { FastifyInstance } from "fastify"

import { toIsoDate } from "#domain/fields/birth-date.ts"
import type { Services } from "#server/features/services.ts"

import { found } from "../console-route.ts"
import { codeOf, refuseUnlessStored } from "./application-refusals.ts"

type One = { Params: { id: string }; Body: Record<string, unknown> | null }

/** Fee payments, fee waivers, and each day's deposits in the bank's order. */
export const applicationFeeRoutes = async (
  app: FastifyInstance,
  { services: { staffApplications } }: { services: Services },
) => {
  const receiving = { config: { can: "fees.receive" } } as const

  app.get<{ Params: { day: string } }>(
    "/fees/:day",
    { config: { can: "fees.read" } },
    async ({ params }) => {
      const day = found(toIsoDate(params.day))
      return { data: { id: day, ...(await staffApplications.listFeesOfDay(day)) } }
    },
  )

  app.post<One>("/applications/:id/receive-fee", receiving, async ({ params, body, actor }) => {
    const code = codeOf(params.id)
    const slip = { date: body?.date, reference: body?.reference }
    refuseUnlessStored(await staffApplications.receiveFee(code, slip, actor))
    return { data: await staffApplications.read(code, actor) }
  })

  app.post<One>(
    "/applications/:id/exempt-fee",
    { config: { can: "fees.exempt" } },
    async ({ params, body, actor }) => {
      const code = codeOf(params.id)
      refuseUnlessStored(await staffApplications.exemptFee(code, body?.reason, actor))
      return { data: await staffApplications.read(code, actor) }
    },
  )

  app.post<One>("/applications/:id/undo-fee", receiving, async ({ params, actor }) => {
    const code = codeOf(params.id)
    refuseUnlessStored(await staffApplications.undoFee(code, actor))
    return { data: await staffApplications.read(code, actor) }
  })
}
