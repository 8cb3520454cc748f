import type { FastifyInstance } from "fastify"

import { toIsoDate } from "#domain/fields/birth-date.ts"
import type { Services } from "#server/features/services.ts"

import { can, type ConsoleCall, found } from "../console-route.ts"
import { codeOf, refuseUnlessStored } from "./application-refusals.ts"

/** Fee payments, fee waivers, and each day's deposits in the bank's order. */
export const applicationFeeRoutes = async (
  app: FastifyInstance,
  { services: { staffApplications } }: { services: Services },
) => {
  const receiving = can("fees.receive")

  app.get<ConsoleCall>("/fees/:id", can("fees.read"), async ({ params }) => {
    const day = found(toIsoDate(params.id))
    return { data: { id: day, ...(await staffApplications.listFeesOfDay(day)) } }
  })

  app.post<ConsoleCall>(
    "/applications/:id/receive-fee",
    receiving,
    async ({ params, body, actor }) => {
      const code = codeOf(params.id)
      const slip = { date: body?.date, reference: body?.reference }
      refuseUnlessStored(await staffApplications.receiveFee(code, slip, actor))
      return { data: await staffApplications.read(code, actor) }
    },
  )

  app.post<ConsoleCall>(
    "/applications/:id/exempt-fee",
    can("fees.exempt"),
    async ({ params, body, actor }) => {
      const code = codeOf(params.id)
      refuseUnlessStored(await staffApplications.exemptFee(code, body?.reason, actor))
      return { data: await staffApplications.read(code, actor) }
    },
  )

  app.post<ConsoleCall>("/applications/:id/undo-fee", receiving, async ({ params, actor }) => {
    const code = codeOf(params.id)
    refuseUnlessStored(await staffApplications.undoFee(code, actor))
    return { data: await staffApplications.read(code, actor) }
  })
}
