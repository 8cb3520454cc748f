import type { FastifyReply } from "fastify"

import { languages } from "#domain/content/languages.ts"
import {
  type ExportedTable,
  type ExportFormat,
  exportFormats,
} from "#server/platform/spreadsheets/export-table.ts"

import { choiceOf } from "./console-route.ts"

const contentTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

/** Format and language of an export request; the language is English unless it is known. */
export const readExportRequest = (body: Record<string, unknown> | null) => ({
  format: choiceOf(exportFormats, body?.["format"], "format"),
  language: languages.find((known) => known === body?.["language"]) ?? "en",
})

/**
 * Sends an export as a download. The header `x-total-count` has the number of its rows. If the connection breaks, the
 * file is incomplete.
 */
export const sendTable = (
  reply: FastifyReply,
  format: ExportFormat,
  { table, fileName, total }: ExportedTable,
) =>
  reply
    .header("x-total-count", total)
    .header("content-type", contentTypes[format])
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(table)
