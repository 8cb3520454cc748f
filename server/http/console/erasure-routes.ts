import { type ErasureGroup, erasureKinds } from "#domain/privacy/erasure-kinds.ts"

import { isConfirmedByPassword } from "./confirm-password.ts"
import {
  asText,
  can,
  choiceOf,
  type ConsoleCall,
  type ConsoleRoutes,
  found,
  outcomeRefusal,
  RequestRefused,
  wrongField,
} from "./console-route.ts"
import { contentTypes, sendFile } from "./send-table.ts"

const answering = can("privacy.answer")

const groupIn = (body: ConsoleCall["Body"]): ErasureGroup => {
  const kind = choiceOf(erasureKinds, body?.["kind"], "kind")
  const session = asText(body?.["session"])
  if (session.includes("\0")) throw new RequestRefused(404, "unknown")
  return { kind, session }
}

/** The number that the person typed: with or without the separators of thousands. */
export const countIn = (body: ConsoleCall["Body"]) =>
  Number(asText(body?.["count"]).replaceAll(/[,\s]/gu, "") || Number.NaN)

/** Erasure of records whose retention period has ended: who is due, and what an administrator decides. */
export const erasureRoutes: ConsoleRoutes = async (app, { services }) => {
  const { privacy } = services

  app.post("/privacy/due/export", answering, async ({ body, actor }, reply) => {
    const table = found(await privacy.exportDue(groupIn(body), actor.name))
    return sendFile(reply, ["due-for-erasure.csv", contentTypes.csv], table)
  })

  app.post("/privacy/due/automatic", answering, async ({ body, actor }) => {
    const group = groupIn(body)
    if (group.kind === "trash") throw wrongField("kind", "choice")
    await privacy.setAutomatic(group, body?.["on"] === true, actor.name)
    return { data: await privacy.readRetention() }
  })

  app.post("/privacy/due/erase", answering, async (request, reply) => {
    const { body, actor } = request
    const group = groupIn(body)
    const sha256 = asText(body?.["sha256"])
    const shown = (await privacy.readRetention()).groups.find(
      (one) => one.kind === group.kind && one.session === group.session && one.sha256 === sha256,
    )
    if (!shown) throw outcomeRefusal({ outcome: "changed meanwhile" })
    if (shown.isLarge && countIn(body) !== shown.count) throw wrongField("count", "privacy.count")
    if (!(await isConfirmedByPassword(services, request, reply))) {
      return { message: "too_many" }
    }
    const order = { group, sha256, isConfirmed: shown.isLarge }
    const erased = await privacy.eraseConfirmed(order, actor.name)
    if (erased.outcome === "refused") throw new RequestRefused(409, `erasure_${erased.reason}`)
    if (erased.outcome !== "erased") throw outcomeRefusal(erased)
    return { data: { count: erased.count } }
  })
}
