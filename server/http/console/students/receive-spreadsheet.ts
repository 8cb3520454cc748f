import type { FastifyRequest } from "fastify"

import { readStudentRows, UnreadableTable } from "#server/features/students/students.ts"
import { readMultipart } from "#server/http/shared/multipart-form.ts"
import { RequestRefused, wrongField } from "#server/http/shared/request-refused.ts"

/** The largest accepted spreadsheet, in bytes: more than 30,000 students. */
const maxFileBytes = 10 * 1024 * 1024

/** Limits of the multipart parser: one file. */
export const tableLimits = {
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

/** The rows of an uploaded student spreadsheet. Throws a RequestRefused if the file is not such a spreadsheet. */
export const receiveSpreadsheet = async (request: FastifyRequest) => {
  const bytes = await receiveFile(request)
  try {
    return readStudentRows(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    const columns = error.missing.length > 0 && { columns: [error.missing.join(", ")] }
    throw new RequestRefused(422, "refused", { file: [error.fault], ...columns })
  }
}
