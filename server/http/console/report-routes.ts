import type { SessionReport } from "#server/features/applications/applications.ts"

import { asText, can, type ConsoleRoutes, filterText, outcomeRefusal } from "./console-route.ts"

/** The report for the principal: a session, and the time of the last backup (ISO; null without any). */
export interface PrincipalReport extends SessionReport {
  lastBackup: string | null
}

/** The report on a session, by default the open one; monitoring data for the operator of the site, and the date. */
export const reportRoutes: ConsoleRoutes = async (app, { services }) => {
  const { staffApplications, operations, missingFiles } = services
  app.get("/report", can("report.read"), async ({ query }) => {
    const report = await staffApplications.report(filterText(query, "session") || undefined)
    const lastBackup = (await operations.lastBackup()) ?? null
    return { data: { ...report, lastBackup } satisfies PrincipalReport }
  })
  app.get("/operations", can("operations.read"), async () => ({ data: await operations.read() }))
  app.post("/operations/clock", can("operations.accept"), async ({ actor }) => {
    await operations.clock.confirm(actor.name)
    return { data: {} }
  })

  app.post("/operations/accept-loss", can("operations.accept"), async ({ body, actor }) => {
    const accepted = await missingFiles.accept(asText(body?.["hash"]), actor.name)
    if (accepted.outcome !== "accepted") throw outcomeRefusal(accepted)
    return { data: { count: accepted.count } }
  })
}
