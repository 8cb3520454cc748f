import { objectionText, verdicts } from "#domain/merit/rounds/objections.ts"
import { exportedParts, type MeritCharts } from "#server/features/merit/merit.ts"

import {
  asNumber,
  can,
  choiceOf,
  type ConsoleRoutes,
  found,
  RequestRefused,
  wrongField,
} from "../console-route.ts"
import { readExportRequest, sendTable } from "../send-table.ts"
import { programmeFinder } from "./find-programme.ts"

/** The last public list of a programme: in numbers for charts, as a table, and the objections to it. */
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

  // The officer answers an objection.
  app.post("/merit/:id/objections/:objection", can("merit.decide"), async (request) => {
    const { body, params, actor } = request
    const where = await find(request)
    const verdict = choiceOf(verdicts, body?.["verdict"], "verdict")
    const answer = objectionText.safeParse(body?.["answer"])
    if (!answer.success) throw wrongField("answer", answer.error.issues[0]!.message)
    const given = asNumber(params.objection)
    // PostgreSQL fails on a number that its type cannot hold.
    const id = found(Number.isSafeInteger(given) ? given : undefined)
    const decision = { verdict, answer: answer.data }
    const { outcome } = await merit.answerObjection(where, id, decision, actor)
    if (outcome === "changed") throw new RequestRefused(409, "merit_objection_answered")
    return { data: { id } }
  })
}
