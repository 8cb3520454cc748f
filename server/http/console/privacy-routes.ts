import { Readable } from "node:stream"

import type { FastifyInstance } from "fastify"

import { type PersonRef, waysToFind } from "#server/features/privacy/privacy.ts"
import type { Services } from "#server/features/services.ts"

import {
  can,
  choiceOf,
  type ConsoleCall,
  found,
  asRecord,
  RequestRefused,
} from "./console-route.ts"

const answering = can("privacy.answer")
const kinds: readonly PersonRef["kind"][] = ["application", "student", "email"]

const refIn = (body: ConsoleCall["Body"]): PersonRef => {
  const { kind, id } = asRecord(body?.["person"])
  const known = kinds.find((name) => name === kind)
  if (!known || typeof id !== "string" || id.includes("\0"))
    throw new RequestRefused(404, "unknown")
  return { kind: known, id }
}

/**
 * Personal data of one person: find, export, erase. Identifying details are sent in the body, never in a URL,
 * so that they reach no log.
 */
export const privacyRoutes = async (
  app: FastifyInstance,
  { services: { privacy } }: { services: Services },
) => {
  app.get("/privacy", answering, async () => ({ data: await privacy.readRetention() }))

  app.post<ConsoleCall>("/privacy/find", answering, async ({ body, actor }) => {
    const by = choiceOf(waysToFind, body?.["by"], "by")
    const { value } = body ?? {}
    const text = typeof value === "string" ? value : ""
    if (text.trim() === "") throw new RequestRefused(422, "refused", { value: ["missing"] })
    const data = await privacy.find(by, text, actor)
    if (!data) throw new RequestRefused(422, "refused", { value: [`privacy.${by}`] })
    return { data }
  })

  app.post<ConsoleCall>("/privacy/export", answering, async ({ body, actor }, reply) => {
    const exported = found(await privacy.export(refIn(body), body?.["messages"] === true, actor))
    return reply
      .header("content-type", "application/zip")
      .header("content-disposition", `attachment; filename="${exported.fileName}"`)
      .send(Readable.from(exported.archive))
  })

  app.post<ConsoleCall>("/privacy/erase", answering, async ({ body, actor }) => {
    const confirmed = body?.["confirmed"]
    const erased = await privacy.erase(
      {
        person: refIn(body),
        why: body?.["why"],
        withMessages: body?.["messages"] === true,
        confirmed: Array.isArray(confirmed) ? confirmed : [],
      },
      actor,
    )
    switch (erased.outcome) {
      case "erased": {
        const { outcome: _outcome, ...data } = erased
        return { data }
      }
      case "unknown":
        throw new RequestRefused(404, "unknown")
      case "refused":
        throw new RequestRefused(422, "refused", erased.errors)
      case "concerned":
        throw new RequestRefused(409, "privacy_concerns", { confirmed: erased.concerns })
    }
  })
}
