import { Readable } from "node:stream"

import { batchLimit } from "#domain/staff/selection.ts"
import { type RecordRef, waysToFind } from "#server/features/privacy/privacy.ts"
import type { Services } from "#server/features/services.ts"

import { codeOf } from "./applications/application-ids.ts"
import {
  can,
  choiceOf,
  type ConsoleCall,
  type ConsoleRoutes,
  found,
  asRecord,
  outcomeRefusal,
  RequestRefused,
  selectionOf,
  wrongField,
} from "./console-route.ts"
import { isOneNumberTooMany, tooManySearches } from "./search-routes.ts"
import { sendFile } from "./send-table.ts"

const answering = can("privacy.answer")
const kinds: readonly RecordRef["kind"][] = ["application", "student", "email"]

const parseRef = (sent: unknown): RecordRef => {
  const { kind, id } = asRecord(sent)
  const known = kinds.find((name) => name === kind)
  if (!known || typeof id !== "string" || id.includes("\0"))
    throw new RequestRefused(404, "unknown")
  return { kind: known, id }
}

/** The records that staff have chosen. No other record is copied or erased, whatever its Aadhaar number. */
const chosenIn = async (services: Services, body: ConsoleCall["Body"]): Promise<RecordRef[]> => {
  const field = "records"
  const chosen: RecordRef[] = []
  for (const ref of selectionOf(body?.[field], parseRef, { field, limit: batchLimit })) {
    const { kind, id } = ref
    chosen.push(kind === "application" ? { kind, id: await codeOf(services, id) } : ref)
  }
  return chosen
}

/**
 * Personal data of one person: find, export, erase. Identifying details are sent in the body, never in a URL,
 * so that they reach no log.
 */
export const privacyRoutes: ConsoleRoutes = async (app, { services }) => {
  const { privacy } = services
  app.get("/privacy", answering, async () => ({ data: await privacy.readRetention() }))

  app.post("/privacy/find", answering, async ({ body, actor }, reply) => {
    const by = choiceOf(waysToFind, body?.["by"], "by")
    const value = body?.["value"]
    const text = typeof value === "string" ? value : ""
    if (text.trim() === "") throw wrongField("value", "missing")
    if (by === "aadhaar" && (await isOneNumberTooMany(services, text, actor, reply)))
      return tooManySearches
    const data = await privacy.find(by, text, actor)
    if (!data) throw wrongField("value", `privacy.${by}`)
    return { data }
  })

  app.post("/privacy/export", answering, async ({ body, actor }, reply) => {
    const records = await chosenIn(services, body)
    const exported = found(await privacy.export(records, body?.["messages"] === true, actor))
    return sendFile(reply, [exported.fileName, "application/zip"], Readable.from(exported.archive))
  })

  app.post("/privacy/erase", answering, async ({ body, actor }) => {
    const confirmed = body?.["confirmed"]
    const erased = await privacy.erase(
      {
        records: await chosenIn(services, body),
        why: body?.["why"],
        withMessages: body?.["messages"] === true,
        confirmed: Array.isArray(confirmed) ? confirmed : [],
      },
      actor,
    )
    if (erased.outcome === "concerned")
      throw new RequestRefused(409, "privacy_concerns", { confirmed: erased.concerns })
    if (erased.outcome !== "erased") throw outcomeRefusal(erased)
    const { outcome: _outcome, ...data } = erased
    return { data }
  })
}
