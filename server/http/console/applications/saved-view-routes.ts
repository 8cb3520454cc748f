import { can, type ConsoleRoutes, filterText, asRecord } from "../console-route.ts"
import { readApplicationFilter } from "./application-filter.ts"
import { refuseUnlessStored } from "./application-refusals.ts"

/** Views of the list of applications: `{name, filter}`. The name is in the body: it is no path of a record. */
export const savedViewRoutes: ConsoleRoutes = async (app, { services: { staffApplications } }) => {
  app.get("/views", can("applications.read"), async () => ({
    data: await staffApplications.views(),
  }))
  app.post("/views", can("applications.work"), async ({ body, actor }) => {
    // Leave out the searched text: it names a person, and a view is for all staff.
    const { q: _q, ...filter } = readApplicationFilter(asRecord(body?.["filter"]))
    refuseUnlessStored(await staffApplications.saveView(body?.["name"], filter, actor))
    return { data: await staffApplications.views() }
  })
  app.post("/views/remove", can("applications.work"), async ({ body, actor }) => {
    const name = filterText(asRecord(body), "name")
    refuseUnlessStored(await staffApplications.removeView(name, actor))
    return { data: await staffApplications.views() }
  })
}
