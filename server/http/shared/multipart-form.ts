import type { FastifyRequest } from "fastify"

import { addEntry } from "#domain/applications/form-values.ts"
import { type UploadName, uploadNames, uploads } from "#domain/fields/uploads.ts"
import type { ReceivedForm } from "#server/features/applications/applications.ts"
import type { Config } from "#server/platform/config.ts"

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
class FormTooLargeError extends Error {
  readonly statusCode = 413
}

/** A body the parser can make nothing of, or one that broke off. */
class MalformedFormError extends Error {
  readonly statusCode = 400
}

const isUploadName = (name: string): name is UploadName => (uploadNames as string[]).includes(name)

/** Refuses what is over the limit by its own word, and gives a check for what says nothing of its length. */
const guardLength = (request: FastifyRequest, limit: number) => {
  let received = Number(request.headers["content-length"] ?? 0)
  const check = () => {
    if (received > limit) throw new FormTooLargeError("the request is over BODY_LIMIT_MB")
  }
  check()
  received = 0
  request.raw.on("data", (chunk: Buffer) => {
    received += chunk.length
    // The answer has had time to get through: what is still sent now is an attack.
    if (received > 2 * limit) request.raw.destroy()
  })
  return check
}

const readParts = async (request: FastifyRequest, config: Config): Promise<ReceivedForm> => {
  const checkLength = guardLength(request, config.BODY_LIMIT_MB * 1024 * 1024)
  // Without a prototype, so that a field may be called anything, even `__proto__[]`.
  const fields: ReceivedForm["fields"] = Object.create(null)
  const files: ReceivedForm["files"] = {}
  for await (const part of request.parts()) {
    if (part.type === "file") {
      const chunks: Buffer[] = []
      for await (const chunk of part.file) {
        checkLength()
        if (isUploadName(part.fieldname)) chunks.push(chunk as Buffer)
      }
      if (!isUploadName(part.fieldname)) continue
      files[part.fieldname] = part.file.truncated ? "too large" : Buffer.concat(chunks)
      continue
    }
    addEntry(fields, part.fieldname, String(part.value))
  }
  checkLength()
  return { fields, files }
}

/**
 * Reads a multipart form: `name[]` and repeated names become lists, `image` and `signature` bytes.
 * Pictures over the limit are read to their end and dropped, so that the answer still gets through.
 */
export const parseMultipartForm = async (
  request: FastifyRequest,
  config: Config,
): Promise<ReceivedForm> => {
  try {
    return await readParts(request, config)
  } catch (error) {
    // The parser's own complaints carry no status; they are about the sender, not about us.
    if (error instanceof Error && "statusCode" in error) throw error
    throw new MalformedFormError("the form can't be read", { cause: error })
  }
}
