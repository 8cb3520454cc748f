import type { MultipartFile } from "@fastify/multipart"
import type { FastifyReply, FastifyRequest } from "fastify"

import { isFileField } from "#domain/applications/document-slots.ts"
import { addEntry } from "#domain/applications/form/form-values.ts"
import { maxCameraBytes, type UploadName, uploadNames, uploads } from "#domain/fields/uploads.ts"
import type { ReceivedForm } from "#server/features/applications/applications.ts"
import type { Config } from "#server/platform/config.ts"

/** Limits of the multipart parser. A file one byte above the larger image limit counts as too large. */
export const multipartLimits = (
  config: Config,
  maxFileBytes: number = Math.max(...uploadNames.map((name) => uploads[name].maxBytes)),
  files = 4,
) => ({
  fieldNameSize: 100,
  fieldSize: config.FORM_FIELD_BYTES_MAX,
  fields: config.FORM_FIELDS_MAX,
  files,
  parts: config.FORM_FIELDS_MAX + files,
  headerPairs: 20,
  fileSize: maxFileBytes + 1,
})

/** A request over the body limit. Fastify answers with `statusCode`. */
class FormTooLargeError extends Error {
  readonly statusCode = 413
}

/** A body that cannot be parsed or is incomplete. */
class MalformedFormError extends Error {
  readonly statusCode = 400
}

/** Reads a multipart body; an error of the multipart parser, which has no status, becomes a client error. */
export const readMultipart = async <Form>(read: () => Promise<Form>): Promise<Form> => {
  try {
    return await read()
  } catch (error) {
    // An error of the disk is not the sender's.
    if (error instanceof Error && ("statusCode" in error || "syscall" in error)) throw error
    throw new MalformedFormError("malformed", { cause: error })
  }
}

const isUploadName = (name: string): name is UploadName => (uploadNames as string[]).includes(name)

/** Rejects a request whose Content-Length is over the limit. Returns a check for bodies without one. */
const guardLength = (request: FastifyRequest, limit: number) => {
  let received = Number(request.headers["content-length"] ?? 0)
  const check = () => {
    if (received > limit) throw new FormTooLargeError("the request is over BODY_LIMIT_MB")
  }
  check()
  received = 0
  request.raw.on("data", (chunk: Buffer) => {
    received += chunk.length
    // The client has had time to receive the answer; sending on is an attack.
    if (received > 2 * limit) request.raw.destroy()
  })
  return check
}

/** Too many large pictures are in memory. Its code makes it a transient error: 503 with Retry-After. */
class TooManyPicturesError extends Error {
  readonly code = "ERR_PICTURE_QUEUE"
}

/** The most bytes of pictures that the plain forms of all requests may hold in memory. */
const maxHeldBytes = 8 * maxCameraBytes
let heldBytes = 0

/** Counts the bytes of pictures that are in memory. */
interface PictureCount {
  /** Whether further bytes are within the limit. */
  takes: (bytes: number) => boolean
  /** Bytes that were taken are no longer in memory. */
  drop: (bytes: number) => void
}

const unlimited: PictureCount = { takes: () => true, drop: () => undefined }

/** Counts the bytes of a plain form's pictures until it is answered. */
const countPictures = (reply: FastifyReply): PictureCount => {
  let own = 0
  const add = (bytes: number) => {
    own += bytes
    heldBytes += bytes
  }
  reply.raw.once("close", () => add(-own))
  return {
    takes: (bytes) => {
      if (own + bytes > maxCameraBytes) return false
      if (heldBytes + bytes > maxHeldBytes) {
        throw new TooManyPicturesError("too many large pictures are being received")
      }
      add(bytes)
      return true
    },
    drop: (bytes) => add(-bytes),
  }
}

/** Reads a picture to its end. One that is over a limit is dropped. */
const readPicture = async (
  file: MultipartFile["file"],
  isKept: boolean,
  checkLength: () => void,
  count: PictureCount,
) => {
  let chunks: Buffer[] = []
  let isTaken = true
  for await (const chunk of file as AsyncIterable<Buffer>) {
    checkLength()
    if (!isKept || !isTaken) continue
    isTaken = count.takes(chunk.length)
    if (isTaken) {
      chunks.push(chunk)
    } else {
      // The next picture has its own chance: whether it fits must not depend on the size of these chunks.
      count.drop(chunks.reduce((sum, { length }) => sum + length, 0))
      chunks = []
    }
  }
  return file.truncated || !isTaken ? "too large" : Buffer.concat(chunks)
}

const readParts = async (
  request: FastifyRequest,
  config: Config,
  count: PictureCount,
): Promise<ReceivedForm> => {
  const checkLength = guardLength(request, config.BODY_LIMIT_MB * 1024 * 1024)
  // No prototype, so that any field name is safe, even `__proto__[]`.
  const fields: ReceivedForm["fields"] = Object.create(null)
  const files: ReceivedForm["files"] = {}
  const documents: NonNullable<ReceivedForm["documents"]> = {}
  for await (const part of request.parts()) {
    if (part.type === "file") {
      const { fieldname: name } = part
      const isDocument = isFileField(name) && !isUploadName(name)
      const read = await readPicture(
        part.file,
        isUploadName(name) || isDocument,
        checkLength,
        count,
      )
      if (isUploadName(name)) files[name] = read
      // A field without a choice is sent as an empty file.
      else if (isDocument && read.length > 0) (documents[name] ??= []).push(read)
      continue
    }
    addEntry(fields, part.fieldname, String(part.value))
  }
  checkLength()
  return { fields, files, ...(Object.keys(documents).length > 0 && { documents }) }
}

/**
 * Parses a multipart form: `name[]` and repeated names become lists, `image` and `signature` become bytes, and files of
 * documents lists of bytes.
 * Images over the limit are read to the end and dropped, so that the client receives the answer.
 */
export const parseMultipartForm = (request: FastifyRequest, config: Config) =>
  readMultipart(() => readParts(request, config, unlimited))

/** Parses the form of a page without JavaScript, whose pictures may be as large as the camera made them. */
export const parsePlainForm = (request: FastifyRequest, reply: FastifyReply, config: Config) =>
  readMultipart(async () => ({
    ...(await readParts(request, config, countPictures(reply))),
    isPlainForm: true,
  }))
