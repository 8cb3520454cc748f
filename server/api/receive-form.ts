import type { FastifyRequest } from "fastify"
import { addEntry } from "#domain/admission/form-values.ts"
import { type UploadName, uploadNames, uploads } from "#domain/admission/uploads.ts"
import type { ReceivedForm } from "../admission/submit-application.ts"
import type { Config } from "../config.ts"

/** Limits of the multipart parser. A file one byte over the larger picture's limit counts as too large. */
export const multipartLimits = (config: Config) => ({
  fieldNameSize: 100,
  fieldSize: config.FORM_FIELD_BYTES_MAX,
  fields: config.FORM_FIELDS_MAX,
  files: 4,
  parts: config.FORM_FIELDS_MAX + 4,
  headerPairs: 20,
  fileSize: Math.max(...uploadNames.map((name) => uploads[name].maxBytes)) + 1,
})

/** A request larger than any honest one; `statusCode` is what Fastify answers. */
export class FormTooLargeError extends Error {
  readonly statusCode = 413
}

const isUploadName = (name: string): name is UploadName =>
  (uploadNames as string[]).includes(name)

/** Ends a request that says nothing of its length as soon as it is over the limit. */
const guardLength = (request: FastifyRequest, limit: number) => {
  if (Number(request.headers["content-length"] ?? 0) > limit) {
    throw new FormTooLargeError("the request is over BODY_LIMIT_MB")
  }
  let received = 0
  request.raw.on("data", (chunk: Buffer) => {
    received += chunk.length
    if (received > limit) request.raw.destroy()
  })
}

/**
 * Reads a multipart form: `name[]` and repeated names become lists, `image` and `signature` bytes.
 * Pictures over the limit are read to their end and dropped, so that the answer still gets through.
 */
export const receiveForm = async (
  request: FastifyRequest,
  config: Config,
): Promise<ReceivedForm> => {
  guardLength(request, config.BODY_LIMIT_MB * 1024 * 1024)
  const fields: ReceivedForm["fields"] = {}
  const files: ReceivedForm["files"] = {}
  for await (const part of request.parts()) {
    if (part.type === "file") {
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk as Buffer)
      if (!isUploadName(part.fieldname)) continue
      files[part.fieldname] = part.file.truncated ? "too large" : Buffer.concat(chunks)
      continue
    }
    addEntry(fields, part.fieldname, String(part.value))
  }
  return { fields, files }
}
