import { objectionText, verdicts } from "#domain/merit/rounds/objections.ts"
import type { Services } from "#server/features/services.ts"

import {
  can,
  choiceOf,
  type ConsoleApp,
  found,
  asNumber,
  RequestRefused,
  wrongField,
} from "../console-route.ts"
import { programmeFinder } from "../programme-finder.ts"

/** Objections to merit lists: the officer answers them. */
export const registerObjections = (app: ConsoleApp, services: Services) => {
  const find = programmeFinder(services)
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
    const { outcome } = await services.merit.answerObjection(where, id, decision, actor)
    if (outcome === "changed") throw new RequestRefused(409, "merit_objection_answered")
    return { data: { id } }
  })
}
