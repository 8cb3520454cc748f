import { enteredComponents } from "#domain/merit/candidates/entered-components.ts"
import { maxMarkLines } from "#domain/merit/candidates/entered-marks.ts"
import type { ApplicationMarks, ProgrammeMarks } from "#server/features/merit/merit.ts"

import { codeOf } from "../applications/application-ids.ts"
import {
  asText,
  can,
  choiceOf,
  type ConsoleRoutes,
  found,
  RequestRefused,
  wrongField,
} from "../console-route.ts"
import { programmeFinder } from "./find-programme.ts"

/** Marks for merit lists that the form does not ask: of one application, and of many at once. */
export const meritMarksRoutes: ConsoleRoutes = async (app, { services }) => {
  const { merit } = services
  const find = programmeFinder(services)

  app.get("/merit-marks/:id", can("applications.read"), async ({ params }) => ({
    data: found(
      await merit.readMarks(await codeOf(services, params.id)),
    ) satisfies ApplicationMarks,
  }))

  app.put("/merit-marks/:id", can("applications.work"), async (request) => {
    const { params, body, actor } = request
    const typed = enteredComponents
      .filter((component) => typeof body?.[component] === "string")
      .map((component) => [component, asText(body?.[component])])
    const code = await codeOf(services, params.id)
    const entered = await merit.enterMarks(code, Object.fromEntries(typed), actor)
    if (entered.outcome === "unknown") throw new RequestRefused(404, "unknown")
    if (entered.outcome === "refused") {
      const wrong = entered.components.map((component) => [component, ["percentage"]])
      throw new RequestRefused(422, "refused", Object.fromEntries(wrong))
    }
    return { data: { count: entered.count } }
  })

  app.get("/merit/:id/marks", can("applications.read"), async (request) => ({
    data: (await merit.readProgrammeMarks(await find(request))) satisfies ProgrammeMarks,
  }))

  app.post("/merit/:id/marks", can("applications.work"), async (request) => {
    const { body, actor } = request
    const text = asText(body?.["lines"])
    if (text.trim() === "") throw wrongField("lines", "missing")
    if (text.split("\n").length > maxMarkLines) throw wrongField("lines", "too_many")
    const component = choiceOf(enteredComponents, body?.["component"], "component")
    const stored = await merit.importMarks(await find(request), { component, text }, actor)
    if (stored.outcome === "refused") {
      const wrong = stored.errors.map(({ line, error }) => [String(line), [error]])
      throw new RequestRefused(422, "refused", Object.fromEntries(wrong))
    }
    return { data: { count: stored.count, lines: stored.lines } }
  })
}
