import type { FastifyInstance } from "fastify"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { toIsoDate } from "#domain/fields/birth-date.ts"
import type { Services } from "#server/features/services.ts"

import { can, filterText, readListQuery, RequestRefused } from "./console-route.ts"

const reading = can("audit.read")

const dayOf = (filter: Record<string, unknown>, name: "from" | "to") => {
  const text = filterText(filter, name)
  const day = text && toIsoDate(text)
  if (day === undefined) throw new RequestRefused(422, "refused", { [name]: ["birth_date.format"] })
  return day
}

/** A code is found as it is pasted. */
const subjectOf = (typed: string) => parseAdmissionCode(typed) ?? typed

/**
 * The audit log for the console, newest first. `total` is capped at 10,000; `isTotalExact` is false above
 * that. To read further back, filter by days.
 */
export const auditRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  app.get("/audit", reading, async ({ query }) => {
    const { filter, ...page } = readListQuery(query)
    const auditFilter = {
      actor: filterText(filter, "actor"),
      action: filterText(filter, "action"),
      subject: subjectOf(filterText(filter, "subject")),
      from: dayOf(filter, "from"),
      to: dayOf(filter, "to"),
    }
    const { lines, ...counted } = await services.auditLog.list(auditFilter, page)
    return { data: lines, ...counted }
  })

  app.get("/audit/choices", reading, async () => ({ data: await services.auditLog.choices() }))
}
