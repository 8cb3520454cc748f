import { can, type ConsoleRoutes, outcomeRefusal, opening } from "./console-route.ts"

const starting = can("settings.edit")

/** "Start as my college": whether it is still to be done, its form, and doing it. */
export const collegeStartRoutes: ConsoleRoutes = async (app, { services: { collegeStart } }) => {
  app.get("/college-start", opening, async () => ({
    data: { isSample: await collegeStart.isSample() },
  }))

  app.get("/college-start/form", starting, async () => ({ data: await collegeStart.readForm() }))

  app.post("/college-start", starting, async ({ body, actor }) => {
    const trials = body?.["trials"] === true
    const started = await collegeStart.start(body?.["data"], trials, actor.name)
    if (started.outcome !== "started") throw outcomeRefusal(started)
    const { outcome: _outcome, ...data } = started
    return { data }
  })
}
