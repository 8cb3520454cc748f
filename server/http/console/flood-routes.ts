import { floodDays, floodKinds } from "#domain/privacy/floods.ts"
import type { FloodPage, FloodRef } from "#server/features/privacy/privacy.ts"

import { isConfirmedByPassword } from "./confirm-password.ts"
import {
  asNumber,
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
import { countIn } from "./erasure-routes.ts"
import { contentTypes, sendFile } from "./send-table.ts"

/** The page that a call names; without an instant, what is stored now. */
const pageIn = ({ days, until }: Record<string, unknown>): FloodPage => {
  const at = asText(until) === "" ? new Date() : new Date(asText(until))
  if (Number.isNaN(at.getTime())) throw wrongField("until", "choice")
  return { days: choiceOf(floodDays, asNumber(days), "days"), until: at.toISOString() }
}

const refIn = (body: ConsoleCall["Body"]): FloodRef => ({
  ...pageIn(body ?? {}),
  kind: choiceOf(floodKinds, body?.["kind"], "kind"),
  sha256: asText(body?.["sha256"]),
})

/** Floods of made-up applications: what they have in common, their list, and their removal. */
export const floodRoutes: ConsoleRoutes = async (app, { services }) => {
  const { floods } = services.privacy

  app.get("/floods", can("floods.read"), async ({ query }) => ({
    data: await floods.read(pageIn(query)),
  }))

  app.post("/floods/export", can("floods.read"), async ({ body, actor }, reply) => {
    const table = found(await floods.export(refIn(body), actor.name))
    return sendFile(reply, ["flood.csv", contentTypes.csv], table)
  })

  app.post("/floods/remove", can("floods.remove"), async (request, reply) => {
    const { body, actor } = request
    const ref = refIn(body)
    const { groups } = await floods.read(ref)
    const shown = groups.find(({ kind, sha256 }) => kind === ref.kind && sha256 === ref.sha256)
    if (!shown || shown.removable === 0) throw outcomeRefusal({ outcome: "changed meanwhile" })
    if (shown.isLarge && countIn(body) !== shown.removable) {
      throw wrongField("count", "privacy.count")
    }
    if (!(await isConfirmedByPassword(services, request, reply))) return { message: "too_many" }
    const choices = { isConfirmed: shown.isLarge, acceptAgain: body?.["acceptAgain"] === true }
    const removed = await floods.remove({ ...ref, ...choices }, actor.name)
    if (removed.outcome === "refused") throw new RequestRefused(409, `erasure_${removed.reason}`)
    if (removed.outcome !== "erased") throw outcomeRefusal(removed)
    return { data: { count: removed.count } }
  })
}
