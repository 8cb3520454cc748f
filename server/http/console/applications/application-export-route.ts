import { can, type ConsoleRoutes, asRecord } from "../console-route.ts"
import { readExportRequest, sendTable } from "../send-table.ts"
import { readApplicationFilter } from "./application-filter.ts"
import { refuseUnlessStored } from "./application-refusals.ts"

/** Exports the applications that match a list's filter: `{format, language, filter, reveal?: {why}}`. */
export const applicationExportRoute: ConsoleRoutes = async (app, { services }) => {
  app.post("/applications/export", can("applications.export"), async ({ body, actor }, reply) => {
    const { filter, reveal } = body ?? {}
    const request = readExportRequest(body)
    const exported = await services.staffApplications.export(
      {
        ...request,
        filter: readApplicationFilter(asRecord(filter)),
        reveal: reveal ? { why: asRecord(reveal)["why"] } : undefined,
      },
      actor,
    )
    if (exported.outcome !== "exported") return refuseUnlessStored(exported)
    return sendTable(reply, request.format, exported)
  })
}
