import type { FastifyRequest } from "fastify"

import { readMultipart } from "#server/http/shared/multipart-form.ts"
import { RequestRefused, wrongField } from "#server/http/shared/request-refused.ts"
import { UnreadableTable } from "#server/platform/spreadsheets/table.ts"

/** The largest accepted spreadsheet, in bytes: more than 30,000 students. */
const maxFileBytes = 10 * 1024 * 1024

/** Limits of the multipart parser: one file. */
export const uploadLimits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 1024,
}

const readFile = async (request: FastifyRequest) => {
  let file: Buffer | "too large" | undefined
  for await (const part of request.parts()) {
    if (part.type !== "file") continue
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
    file = part.file.truncated ? "too large" : Buffer.concat(chunks)
  }
  return file
}

/**
 * The bytes of the single file in a multipart body. Throws a RequestRefused if there is none or it is too
 * large.
 */
const receiveFile = async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new RequestRefused(400, "malformed")
  const file = await readMultipart(() => readFile(request))
  if (!file) throw wrongField("file", "missing")
  if (file === "too large") throw wrongField("file", "too_large")
  return file
}

/** The refusal of a file that is no table, with what its text needs. */
const refusalOf = ({ fault, details: { row, columns } }: UnreadableTable) =>
  new RequestRefused(422, "refused", {
    file: [fault],
    ...(row !== undefined && { row: [String(row)] }),
    ...(columns && { columns: [columns.join(", ")] }),
  })

/**
 * Reads an uploaded spreadsheet and uses its table. Throws a RequestRefused if the file is not such a spreadsheet, or while
 * another one is in use: a table of 10 MB takes many times that in memory. Not a queue: who sends a second one sees why, and
 * no request waits for minutes.
 */
export const createSpreadsheetReceiver = () => {
  let isInUse = false
  return async <Table, Result>(
    request: FastifyRequest,
    read: (bytes: Uint8Array) => Promise<Table>,
    take: (table: Table) => Promise<Result>,
  ) => {
    const bytes = await receiveFile(request)
    if (isInUse) throw new RequestRefused(409, "import_running")
    isInUse = true
    try {
      return await take(await read(bytes))
    } catch (error) {
      throw error instanceof UnreadableTable ? refusalOf(error) : error
    } finally {
      isInUse = false
    }
  }
}
