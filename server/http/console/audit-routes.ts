import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { parseApplicationNumber } from "#domain/applications/application-number.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import type { Services } from "#server/features/services.ts"
import { contentTypes } from "#server/platform/spreadsheets/export-table.ts"

import {
  can,
  type ConsoleRoutes,
  filterText,
  readListQuery,
  asRecord,
  wrongField,
} from "./console-route.ts"
import { languageIn, sendFile } from "./send-table.ts"

const reading = can("audit.read")

const dayOf = (filter: Record<string, unknown>, name: "from" | "to") => {
  const text = filterText(filter, name)
  const day = text && toIsoDate(text)
  if (day === undefined) throw wrongField(name, "birth_date.format")
  return day
}

/** An application is found by its number, or by its code as it is pasted. */
const subjectOf = async ({ applicationNumbers }: Services, typed: string) => {
  const number = parseApplicationNumber(typed)
  const codes = await applicationNumbers.findCodes(number === undefined ? [] : [number])
  return codes.get(number ?? "") ?? parseAdmissionCode(typed) ?? typed
}

const readFilter = async (services: Services, filter: Record<string, unknown>) => ({
  actor: filterText(filter, "actor"),
  action: filterText(filter, "action"),
  subject: await subjectOf(services, filterText(filter, "subject")),
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
    return services.auditLog.list(await readFilter(services, filter), page, languageIn(filter))
  })

  app.post("/audit/export", reading, async ({ body, actor }, reply) => {
    const { filter } = body ?? {}
    const asked = asRecord(filter)
    const read = await readFilter(services, asked)
    const table = await services.auditLog.export(read, languageIn(asked), actor.name)
    return sendFile(reply, ["audit.csv", contentTypes.csv], table)
  })

  app.get("/audit/choices", reading, async ({ query }) => ({
    data: await services.auditLog.choices(languageIn(query)),
  }))
}
