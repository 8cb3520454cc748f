import type { FastifyInstance } from "fastify"

import { languages } from "#domain/content/languages.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import type { Services } from "#server/features/services.ts"

import { can, type ConsoleCall, found, RequestRefused } from "../console-route.ts"
import { codeOf, refuseUnlessStored } from "./application-refusals.ts"

type StaffApplications = Services["staffApplications"]

/** Each day's deposits in the bank's order. */
const feeDayRoutes = (app: FastifyInstance, staffApplications: StaffApplications) => {
  app.get<ConsoleCall>("/fees/:id", can("fees.read"), async ({ params }) => {
    const day = found(toIsoDate(params.id))
    return { data: { id: day, ...(await staffApplications.listFeesOfDay(day)) } }
  })

  app.post<ConsoleCall>(
    "/fees/:id/export",
    can("fees.read"),
    async ({ params, body, actor }, reply) => {
      const day = found(toIsoDate(params.id))
      const language = languages.find((known) => known === body?.["language"]) ?? "en"
      const { fileName, table } = await staffApplications.exportFeesOfDay(day, language, actor)
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .send(table)
    },
  )
}

/** Fee payments, fee waivers, and taking them back. */
const feeChangeRoutes = (app: FastifyInstance, staffApplications: StaffApplications) => {
  const receiving = can("fees.receive")

  app.post<ConsoleCall>(
    "/applications/:id/receive-fee",
    receiving,
    async ({ params, body, actor }) => {
      const code = codeOf(params.id)
      const slip = { date: body?.date, reference: body?.reference }
      const received = await staffApplications.receiveFee(code, slip, actor)
      if (received.outcome === "journal_taken") {
        throw new RequestRefused(409, received.outcome, undefined, received.other)
      }
      refuseUnlessStored(received)
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

  app.post<ConsoleCall>(
    "/applications/:id/undo-fee",
    receiving,
    async ({ params, body, actor }) => {
      const code = codeOf(params.id)
      refuseUnlessStored(await staffApplications.undoFee(code, body?.["reason"], actor))
      return { data: await staffApplications.read(code, actor) }
    },
  )
}

/** The fees, and what the caller did today at the counter. */
export const applicationFeeRoutes = async (
  app: FastifyInstance,
  { services: { staffApplications } }: { services: Services },
) => {
  feeDayRoutes(app, staffApplications)
  feeChangeRoutes(app, staffApplications)
  app.get("/counter/today", can("applications.read"), async ({ actor }) => ({
    data: await staffApplications.readCounterToday(actor),
  }))
}
