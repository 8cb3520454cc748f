import { asRecord, can, type ConsoleRoutes, filterText } from "../console-route.ts"
import { readExportRequest, sendTable } from "../send-table.ts"
import { readApplicationFilter, readApplicationList } from "./application-filter.ts"
import { codesOf, refuseUnlessStored } from "./change-routes.ts"

const reading = can("applications.read")
const working = can("applications.work")

/**
 * The list of applications with its counts; its saved views: `{name, filter}`, with the name in the body, as it is no path
 * of a record; and the export of what matches a filter: `{format, language, filter, reveal?: {why}}`.
 */
export const applicationListRoutes: ConsoleRoutes = async (app, { services }) => {
  const { staffApplications } = services
  app.get("/applications", reading, async ({ query }) => {
    if (typeof query["ids"] === "string") {
      return { data: await staffApplications.find(codesOf(query["ids"].split(","))) }
    }
    const { applications, ...counted } = await staffApplications.list(readApplicationList(query))
    return { data: applications, ...counted }
  })
  app.get("/applications/counts", reading, async ({ query }) => ({
    data: await staffApplications.count(filterText(query, "session") || undefined),
  }))
  app.get("/applications/work-lists", reading, async ({ query }) => ({
    data: await staffApplications.countWorkLists(filterText(query, "session") || undefined),
  }))

  app.get("/views", reading, async () => ({ data: await staffApplications.views() }))
  app.post("/views", working, async ({ body, actor }) => {
    // Leave out the searched text: it names a person, and a view is for all staff.
    const { q: _q, ...filter } = readApplicationFilter(asRecord(body?.["filter"]))
    refuseUnlessStored(await staffApplications.saveView(body?.["name"], filter, actor))
    return { data: await staffApplications.views() }
  })
  app.post("/views/remove", working, async ({ body, actor }) => {
    const name = filterText(asRecord(body), "name")
    refuseUnlessStored(await staffApplications.removeView(name, actor))
    return { data: await staffApplications.views() }
  })

  app.post("/applications/export", can("applications.export"), async ({ body, actor }, reply) => {
    const { filter, reveal } = body ?? {}
    const request = readExportRequest(body)
    const exported = await staffApplications.export(
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
