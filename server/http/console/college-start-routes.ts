import { can, type ConsoleRoutes, RequestRefused } from "./console-route.ts"

const starting = can("settings.edit")

/** "Start as my college": whether it is still to be done, its form, and doing it. */
export const collegeStartRoutes: ConsoleRoutes = async (app, { services: { collegeStart } }) => {
  app.get("/college-start", can("sign in"), async () => ({
    data: { isSample: await collegeStart.isSample() },
  }))

  app.get("/college-start/form", starting, async () => ({ data: await collegeStart.readForm() }))

  app.post("/college-start", starting, async ({ body, actor }) => {
    const trials = body?.["trials"] === true
    const started = await collegeStart.start(body?.["data"], trials, actor.name)
    switch (started.outcome) {
      case "started": {
        const { outcome: _outcome, ...data } = started
        return { data }
      }
      case "no sample":
        throw new RequestRefused(409, "no_sample")
      case "refused":
        throw new RequestRefused(422, "refused", started.errors)
    }
  })
}
