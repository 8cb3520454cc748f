import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"

import {
  can,
  type ConsoleRoutes,
  filterText,
  readListQuery,
  asRecord,
  wrongField,
} from "./console-route.ts"
import { contentTypes, languageIn, sendFile } from "./send-table.ts"

const reading = can("audit.read")

const dayOf = (filter: Record<string, unknown>, name: "from" | "to") => {
  const text = filterText(filter, name)
  const day = text && toIsoDate(text)
  if (day === undefined) throw wrongField(name, "birth_date.format")
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

/**
 * The audit log in words for the console, newest first. `total` is capped at 10,000; `isTotalExact` is false above
 * that. To read further back, filter by days.
 */
export const auditRoutes: ConsoleRoutes = async (app, { services }) => {
  app.get("/audit", reading, async ({ query }) => {
    const { filter, ...page } = readListQuery(query)
    return services.auditLog.list(readFilter(filter), page, languageIn(filter))
  })

  app.post("/audit/export", reading, async ({ body, actor }, reply) => {
    const { filter } = body ?? {}
    const asked = asRecord(filter)
    const table = await services.auditLog.export(readFilter(asked), languageIn(asked), actor.name)
    return sendFile(reply, ["audit.csv", contentTypes.csv], table)
  })

  app.get("/audit/choices", reading, async ({ query }) => ({
    data: await services.auditLog.choices(languageIn(query)),
  }))
}
