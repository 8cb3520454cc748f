import { toInstant, toIsoDate } from "#domain/fields/iso-date.ts"
import { type SeatChanges, seatChangesOf } from "#domain/merit/rounds/seat-changes.ts"
import type {
  ComputedRound,
  MeritView,
  People,
  ProgrammeProgress,
  RoundRefusal,
} from "#server/features/merit/merit.ts"
import type { Services } from "#server/features/services.ts"

import {
  asNumber,
  asText,
  can,
  type ConsoleApp,
  type ConsoleCall,
  type ConsoleRoutes,
  found,
  RequestRefused,
  wrongField,
} from "../console-route.ts"
import { programmeFinder } from "./find-programme.ts"
import { meritAnswerRoutes, optionalReason, requiredText } from "./merit-answer-routes.ts"
import { meritMarksRoutes } from "./merit-marks-routes.ts"
import { meritRoundRoutes } from "./merit-round-routes.ts"

/** The next round as the console shows it before it is published, or why there is none. */
export type DryRun = { people: People } & (
  | { outcome: "not_signed" | "not_public" }
  | { outcome: "refused"; refusals: RoundRefusal[] }
  | (Pick<ComputedRound, "outcome" | "number" | "ruleVersion" | "warnings" | "difference"> & {
      result: ComputedRound["list"]["result"]
      changes: SeatChanges
      ranked: number
    })
)

/** How far the merit lists of each programme of a session are. */
export interface MeritOverview {
  session: string
  programmes: ProgrammeProgress[]
}

const dayOf = (body: ConsoleCall["Body"], field: string) => {
  const day = toIsoDate(requiredText(body, field))
  if (!day) throw wrongField(field, "day.format")
  return day
}

/** When the list becomes public, as ISO 8601 in UTC; empty: now. */
const publishAtOf = (body: ConsoleCall["Body"]) => {
  const text = asText(body?.["publish_at"])
  if (text === "") return ""
  const instant = toInstant(text)
  if (!instant) throw wrongField("publish_at", "day.format")
  return instant.toISOString()
}

const registerReading = (app: ConsoleApp, services: Services) => {
  const { merit } = services
  const find = programmeFinder(services)
  app.get("/merit", can("merit.read"), async ({ query }) => {
    const session = asText(query["session"]) || (await services.settings()).admission_session
    const { programmes } = found(await services.findSession(session))
    const codes = programmes.map(({ code }) => code)
    const programmesNow = await merit.readOverview(session, codes)
    return { data: { session, programmes: programmesNow } satisfies MeritOverview }
  })

  app.get("/merit/:id", can("merit.read"), async (request) => ({
    data: (await merit.read(await find(request))) satisfies MeritView,
  }))

  app.get("/merit/:id/rounds/:number", can("merit.read"), async (request, reply) => {
    const where = await find(request)
    const { list } = found(await merit.readList(where, Number(request.params.number)))
    return reply.header("content-type", "application/json").send(list)
  })
}

const registerRules = (app: ConsoleApp, services: Services) => {
  const { merit } = services
  const find = programmeFinder(services)
  app.put("/merit/:id/rule", can("merit.decide"), async (request) => {
    const { body, actor } = request
    const reason = optionalReason(body)
    const draft = { seen: asText(body?.["seen"]), rule: body?.["rule"], reason }
    const saved = await merit.saveRule(await find(request), draft, actor)
    switch (saved.outcome) {
      case "saved":
        return { data: { version: saved.version } }
      case "changed":
        throw new RequestRefused(409, "changed_meanwhile")
      case "reason_missing":
        throw wrongField("reason", "missing")
      case "refused": {
        const errors = Object.entries(saved.errors).map(([path, error]) => [
          `rule.${path}`,
          [error],
        ])
        throw new RequestRefused(422, "refused", Object.fromEntries(errors))
      }
    }
  })

  app.post("/merit/:id/sign", can("merit.decide"), async (request) => {
    const { body, actor } = request
    const draft = { version: asNumber(body?.["version"]) || 0, seen: asText(body?.["seen"]) }
    const { outcome } = await merit.signRule(await find(request), draft, actor)
    if (outcome === "changed") throw new RequestRefused(409, "changed_meanwhile")
    return { data: { version: draft.version } }
  })
}

const registerRounds = (app: ConsoleApp, services: Services) => {
  const { merit } = services
  const find = programmeFinder(services)
  app.post("/merit/:id/dry-run", can("merit.decide"), async (request) => {
    const round = await merit.dryRun(await find(request), request.actor.name)
    if (round.outcome !== "computed") return { data: round satisfies DryRun }
    const { outcome, number, ruleVersion, warnings, difference, list, places, people } = round
    const shown = { outcome, number, ruleVersion, warnings, difference, people }
    return {
      data: {
        ...shown,
        result: list.result,
        changes: seatChangesOf(list),
        ranked: places.filter(({ place }) => place.outcome !== null).length,
      } satisfies DryRun,
    }
  })

  app.post("/merit/:id/publish", can("merit.decide"), async (request) => {
    const { body, actor } = request
    const seen = {
      number: asNumber(body?.["number"]),
      sha256: asText(body?.["sha256"]),
      leftOut: asNumber(body?.["left_out"] ?? 0),
      publishAt: publishAtOf(body),
      lastDate: dayOf(body, "last_date"),
      objectUntil: asText(body?.["object_until"]) === "" ? "" : dayOf(body, "object_until"),
    }
    const published = await merit.publish(await find(request), seen, actor)
    if (published.outcome === "wrong_times") {
      throw new RequestRefused(422, "refused", published.errors)
    }
    if (published.outcome !== "published") throw new RequestRefused(409, "merit_changed")
    return { data: { number: published.number } }
  })

  app.post("/merit/:id/withdraw", can("merit.decide"), async (request) => {
    const { body, actor } = request
    const round = { number: asNumber(body?.["number"]), reason: requiredText(body, "reason") }
    const { outcome } = await merit.withdraw(await find(request), round, actor)
    if (outcome === "changed") throw new RequestRefused(409, "merit_changed")
    if (outcome === "answered") throw new RequestRefused(409, "merit_answered")
    return { data: { number: round.number } }
  })
}

/** Merit lists: the rule of each programme, the rounds and the answers to offers (docs/merit.md). */
export const meritRoutes: ConsoleRoutes = async (app, { services }) => {
  registerReading(app, services)
  registerRules(app, services)
  registerRounds(app, services)
  await app.register(meritAnswerRoutes, { services })
  await app.register(meritRoundRoutes, { services })
  await app.register(meritMarksRoutes, { services })
}
