import type { FastifyReply } from "fastify"

import { languages } from "#domain/content/languages.ts"
import {
  contentTypes,
  type ExportedTable,
  type ExportFormat,
  exportFormats,
} from "#server/platform/spreadsheets/export-table.ts"

import { choiceOf } from "./console-route.ts"

/** The language of a request; English unless it is known. */
export const languageIn = (sent: Record<string, unknown> | null) =>
  languages.find((known) => known === sent?.["language"]) ?? "en"

/** Format and language of an export request. */
export const readExportRequest = (body: Record<string, unknown> | null) => ({
  format: choiceOf(exportFormats, body?.["format"], "format"),
  language: languageIn(body),
})

/** Sends a download. If the connection breaks, the file is incomplete. */
export const sendFile = (
  reply: FastifyReply,
  [fileName, type]: [string, string],
  content: unknown,
) =>
  reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(content)

/** Sends an export as a download. The header `x-total-count` has the number of its rows. */
export const sendTable = (
  reply: FastifyReply,
  format: ExportFormat,
  { table, fileName, total }: ExportedTable,
) => sendFile(reply.header("x-total-count", total), [fileName, contentTypes[format]], table)
