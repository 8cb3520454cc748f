import type { FastifyInstance } from "fastify"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { languages } from "#domain/content/languages.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import type { Services } from "#server/features/services.ts"

import {
  can,
  type ConsoleCall,
  filterText,
  readListQuery,
  asRecord,
  RequestRefused,
} from "./console-route.ts"

const reading = can("audit.read")

const dayOf = (filter: Record<string, unknown>, name: "from" | "to") => {
  const text = filterText(filter, name)
  const day = text && toIsoDate(text)
  if (day === undefined) throw new RequestRefused(422, "refused", { [name]: ["birth_date.format"] })
  return day
}

/** A code is found as it is pasted. */
const subjectOf = (typed: string) => parseAdmissionCode(typed) ?? typed

const readFilter = (filter: Record<string, unknown>) => ({
  actor: filterText(filter, "actor"),
  action: filterText(filter, "action"),
  subject: subjectOf(filterText(filter, "subject")),
  from: dayOf(filter, "from"),
  to: dayOf(filter, "to"),
})

/** The language of the words; English unless it is known. */
const languageIn = ({ language }: Record<string, unknown>) =>
  languages.find((known) => known === language) ?? "en"

/**
 * The audit log in words for the console, newest first. `total` is capped at 10,000; `isTotalExact` is false above
 * that. To read further back, filter by days.
 */
export const auditRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  app.get("/audit", reading, async ({ query }) => {
    const { filter, ...page } = readListQuery(query)
    return services.auditLog.list(readFilter(filter), page, languageIn(filter))
  })

  app.post<ConsoleCall>("/audit/export", reading, async ({ body, actor }, reply) => {
    const { filter } = body ?? {}
    const asked = asRecord(filter)
    const table = await services.auditLog.export(readFilter(asked), languageIn(asked), actor.name)
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="audit.csv"')
      .send(table)
  })

  app.get<Pick<ConsoleCall, "Querystring">>("/audit/choices", reading, async ({ query }) => ({
    data: await services.auditLog.choices(languageIn(query)),
  }))
}
