import { exportedParts, type MeritCharts } from "#server/features/merit/merit.ts"

import { can, choiceOf, type ConsoleRoutes, found } from "../console-route.ts"
import { programmeFinder } from "../programme-finder.ts"
import { readExportRequest, sendTable } from "../send-table.ts"

/** The last public list of a programme: in numbers for charts, and as a table. */
export const meritRoundRoutes: ConsoleRoutes = async (app, { services }) => {
  const { merit } = services
  const find = programmeFinder(services)
  app.get("/merit/:id/charts", can("merit.read"), async (request) => ({
    data: found(await merit.readCharts(await find(request))) satisfies MeritCharts,
  }))

  app.post("/merit/:id/export", can("applications.export"), async (request, reply) => {
    const { body, actor } = request
    const part = choiceOf(exportedParts, body?.["part"], "part")
    const { format, language } = readExportRequest(body)
    const where = await find(request)
    const exported = await merit.exportRound(where, { part, format, language }, actor)
    return sendTable(reply, format, found(exported))
  })
}
