import multipart from "@fastify/multipart"
import type { FastifyRequest } from "fastify"

import { type MediaKind, maxMediaBytes } from "#domain/content/field-types.ts"
import type { MediaLibrary, SentMedia } from "#server/features/content/content.ts"
import { readMultipart } from "#server/http/shared/multipart-form.ts"
import { orNotFound, RequestRefused, wrongField } from "#server/http/shared/request-refused.ts"

import { can, type ConsoleRoutes } from "../console-route.ts"

const maxBytes = Math.max(...Object.values(maxMediaBytes))
/** One file and its texts. The limit is one byte above the maximum, so that an oversized file is detected. */
const limits = { fileSize: maxBytes + 1, files: 1, fields: 4, fieldSize: 4096, parts: 6 }
/** A larger request is refused before its body is read. */
const maxRequestBytes = maxBytes + 10 * 1024 * 1024

const isText = (name: string): name is "alt_en" | "alt_hi" => name === "alt_en" || name === "alt_hi"

const kinds = Object.keys(maxMediaBytes) as MediaKind[]

/** Reads the parts in the order in which they are sent. The file goes to the disk, and is never whole in memory. */
const readParts = async (request: FastifyRequest, media: MediaLibrary, sent: SentMedia) => {
  for await (const part of request.parts()) {
    if (part.type === "field") {
      if (isText(part.fieldname)) sent[part.fieldname] = String(part.value)
      if (part.fieldname === "kind") sent.kind = kinds.find((kind) => kind === part.value)
      continue
    }
    sent.name = part.filename
    sent.file = await media.receive(part.file, sent.kind)
  }
}

/** Passes an upload form on to `add`, and removes its file from the disk in any case. */
const receiveForm = async <Result>(
  request: FastifyRequest,
  media: MediaLibrary,
  add: (sent: SentMedia) => Promise<Result>,
) => {
  const sent: SentMedia = { name: "", file: undefined, alt_en: "", alt_hi: "" }
  try {
    await readMultipart(() => readParts(request, media, sent))
    return await add(sent)
  } finally {
    if (sent.file && sent.file !== "too large") await sent.file.remove()
  }
}

/** Receives an upload form and passes it on to `add`, unless the disk has no room for it. */
const withForm = async <Result>(
  request: FastifyRequest,
  media: MediaLibrary,
  add: (sent: SentMedia) => Promise<Result>,
) => {
  if (!request.isMultipart()) throw new RequestRefused(400, "malformed")
  // A body in chunks does not say how long it is.
  const bytes = Number(request.headers["content-length"] ?? maxRequestBytes)
  if (bytes > maxRequestBytes) throw wrongField("file", "too_large")
  const result = await media.withRoom(bytes, () => receiveForm(request, media, add))
  if (result === "no room") throw wrongField("file", "no_room")
  return result
}

/** Uploads of the site's files: kind, file, alt_en, alt_hi. A kind before the file also sets its limit. */
export const mediaRoutes: ConsoleRoutes = async (app, { services: { media } }) => {
  await app.register(multipart, { limits, throwFileSizeLimit: false })
  const options = { ...can("content.edit"), bodyLimit: maxRequestBytes }

  app.post("/media", options, async (request) => {
    const added = await withForm(request, media, (sent) => media.add(sent, request.actor.name))
    if ("errors" in added) throw new RequestRefused(422, "refused", { ...added.errors })
    return { data: orNotFound(await media.read(added.id)) }
  })
}
