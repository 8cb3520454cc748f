import { toIsoDate } from "#domain/fields/iso-date.ts"
import type { Services } from "#server/features/services.ts"
import { contentTypes } from "#server/platform/spreadsheets/export-table.ts"

import {
  can,
  type ConsoleApp,
  type ConsoleRoutes,
  found,
  RequestRefused,
} from "../console-route.ts"
import { languageIn, sendFile } from "../send-table.ts"
import { changeRoutes } from "./change-routes.ts"

/** Each day's deposits in the bank's order. */
const feeDayRoutes = (app: ConsoleApp, { staffApplications }: Services) => {
  app.get("/fees/:id", can("fees.read"), async ({ params }) => {
    const day = found(toIsoDate(params.id))
    return { data: { id: day, ...(await staffApplications.listFeesOfDay(day)) } }
  })

  app.post("/fees/:id/export", can("fees.read"), async ({ params, body, actor }, reply) => {
    const day = found(toIsoDate(params.id))
    const { fileName, table } = await staffApplications.exportFeesOfDay(
      day,
      languageIn(body),
      actor,
    )
    return sendFile(reply, [fileName, contentTypes.csv], table)
  })
}

/** Fee payments, fee waivers, and taking them back. */
const feeChangeRoutes = (app: ConsoleApp, services: Services) => {
  const { staffApplications } = services
  const change = changeRoutes(app, services)
  change("receive-fee", "fees.receive", async (code, { date, reference }, actor) => {
    const received = await staffApplications.receiveFee(code, { date, reference }, actor)
    if (received.outcome !== "journal_taken") return received
    throw new RequestRefused(409, received.outcome, undefined, received.other)
  })
  change("exempt-fee", "fees.exempt", (code, { reason }, actor) =>
    staffApplications.exemptFee(code, reason, actor),
  )
  change("undo-fee", "fees.receive", (code, { reason }, actor) =>
    staffApplications.undoFee(code, reason, actor),
  )
}

/** The fees, and what the caller did today at the counter. */
export const applicationFeeRoutes: ConsoleRoutes = async (app, { services }) => {
  feeDayRoutes(app, services)
  feeChangeRoutes(app, services)
  app.get("/counter/today", can("applications.read"), async ({ actor }) => ({
    data: await services.staffApplications.readCounterToday(actor),
  }))
}
