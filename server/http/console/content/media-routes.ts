import multipart from "@fastify/multipart"
import type { FastifyRequest } from "fastify"

import { maxUploadBytes } from "#domain/content/field-types.ts"
import type { SentMedia } from "#server/features/content/content.ts"
import { readMultipart } from "#server/http/shared/multipart-form.ts"
import { orNotFound, RequestRefused, wrongField } from "#server/http/shared/request-refused.ts"

import { can, type ConsoleRoutes } from "../console-route.ts"

/** One file and its texts. The limit is one byte above the maximum, so that an oversized file is detected. */
const limits = { fileSize: maxUploadBytes + 1, files: 1, fields: 4, fieldSize: 4096, parts: 6 }

const isText = (name: string): name is "alt_en" | "alt_hi" => name === "alt_en" || name === "alt_hi"

const kindOf = (text: unknown) => (["picture", "pdf"] as const).find((kind) => kind === text)

const readParts = async (request: FastifyRequest): Promise<SentMedia> => {
  const sent: SentMedia = { name: "", bytes: new Uint8Array(), alt_en: "", alt_hi: "" }
  for await (const part of request.parts()) {
    if (part.type === "field") {
      if (isText(part.fieldname)) sent[part.fieldname] = String(part.value)
      if (part.fieldname === "kind") sent.kind = kindOf(part.value)
      continue
    }
    const bytes = await part.toBuffer()
    sent.name = part.filename
    sent.bytes = part.file.truncated ? "too large" : bytes
  }
  return sent
}

/** Reads an upload form. Rejects a far too large request by its Content-Length, before reading the body. */
const readForm = async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new RequestRefused(400, "malformed")
  if (Number(request.headers["content-length"]) > 2 * maxUploadBytes)
    throw wrongField("file", "too_large")
  return readMultipart(() => readParts(request))
}

/** Uploads of the site's images and PDFs: kind, file, alt_en, alt_hi. */
export const mediaRoutes: ConsoleRoutes = async (app, { services: { media } }) => {
  await app.register(multipart, { limits, throwFileSizeLimit: false })
  const options = { ...can("content.edit"), bodyLimit: 2 * maxUploadBytes }

  app.post("/media", options, async (request) => {
    const added = await media.add(await readForm(request), request.actor.name)
    if ("errors" in added) throw new RequestRefused(422, "refused", { ...added.errors })
    return { data: orNotFound(await media.read(added.id)) }
  })
}
