import type { SessionReport } from "#server/features/applications/applications.ts"

import { can, type ConsoleRoutes, filterText } from "./console-route.ts"

/** The report for the principal: a session, and the time of the last backup (ISO; null without any). */
export interface PrincipalReport extends SessionReport {
  lastBackup: string | null
}

/** The report on a session, by default on the one that is open for applications. */
export const reportRoutes: ConsoleRoutes = async (app, { services }) => {
  app.get("/report", can("report.read"), async ({ query }) => {
    const { staffApplications, operations } = services
    const report = await staffApplications.report(filterText(query, "session") || undefined)
    const lastBackup = (await operations.lastBackup()) ?? null
    return { data: { ...report, lastBackup } satisfies PrincipalReport }
  })
}
