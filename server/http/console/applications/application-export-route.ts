import type { FastifyInstance } from "fastify"

import { languages } from "#domain/content/languages.ts"
import { type ExportFormat, exportFormats } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"

import { can, choiceOf, type ConsoleCall, recordOf } from "../console-route.ts"
import { readApplicationFilter } from "./application-filter.ts"
import { refuseUnlessStored } from "./application-refusals.ts"

const contentTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

/**
 * Exports the applications that match a list's filter: `{format, language, filter, reveal?: {why}}`. The
 * header `x-total-count` has their number. A connection that breaks off means that
 * the file is incomplete.
 */
export const applicationExportRoute = async (
  app: FastifyInstance,
  { services }: { services: Services },
) => {
  app.post<ConsoleCall>(
    "/applications/export",
    can("applications.export"),
    async ({ body, actor }, reply) => {
      const { filter, language, reveal } = body ?? {}
      const format = choiceOf(exportFormats, body?.["format"], "format")
      const exported = await services.staffApplications.export(
        {
          filter: readApplicationFilter(recordOf(filter)),
          format,
          language: languages.find((known) => known === language) ?? "en",
          reveal: reveal ? { why: recordOf(reveal)["why"] } : undefined,
        },
        actor,
      )
      if (exported.outcome !== "exported") return refuseUnlessStored(exported)
      const { table, fileName, total } = exported
      return reply
        .header("x-total-count", total)
        .header("content-type", contentTypes[format])
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .send(table)
    },
  )
}
