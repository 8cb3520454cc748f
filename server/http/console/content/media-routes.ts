import multipart from "@fastify/multipart"
import type { FastifyRequest } from "fastify"

import { maxUploadBytes } from "#domain/content/fields/field-types.ts"
import type { SentMedia } from "#server/features/content/content.ts"
import { readMultipart } from "#server/http/shared/multipart-form.ts"
import { asRecord } from "#server/platform/calls/inputs.ts"

import {
  can,
  type ConsoleRoutes,
  filterText,
  found,
  readListQuery,
  outcomeRefusal,
  RequestRefused,
  asText,
  wrongField,
} from "../console-route.ts"

const reading = can("content.read")
const editing = can("content.edit")

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

const altOf = (sent: unknown) => {
  const { en, hi } = asRecord(sent)
  return { en: asText(en), hi: asText(hi) }
}

/**
 * Images and PDFs of the site: list, upload (multipart: kind, file, alt_en, alt_hi), change the alternative text
 * (`{ data: { alt }, seen: alt }`), remove.
 */
export const mediaRoutes: ConsoleRoutes = async (app, { services }) => {
  const { media } = services
  await app.register(multipart, { limits, throwFileSizeLimit: false })

  const one = async (id: string) => ({ data: found(await media.read(id)) })

  app.get("/media", reading, async ({ query }) => {
    const { page, perPage, filter } = readListQuery(query)
    const text = filterText(filter, "q")
    const offset = (page - 1) * perPage
    return media.list({ kind: kindOf(filter.kind), text, limit: perPage, offset })
  })

  app.post("/media", { ...editing, bodyLimit: 2 * maxUploadBytes }, async (request) => {
    const added = await media.add(await readForm(request), request.actor.name)
    if ("errors" in added) throw new RequestRefused(422, "refused", { ...added.errors })
    return one(added.id)
  })

  app.put("/media/:id", editing, async ({ params, body, actor }) => {
    const change = { alt: altOf(asRecord(body?.data).alt), seen: altOf(body?.seen) }
    const described = await media.describe(params.id, change, actor.name)
    if (described.outcome === "refused")
      throw new RequestRefused(422, "refused", { ...described.errors })
    if (described.outcome !== "stored") throw outcomeRefusal(described)
    return one(params.id)
  })

  app.delete("/media/:id", editing, async ({ params, actor }) => {
    const before = await one(params.id)
    const removed = await media.remove(params.id, actor.name)
    if (removed.outcome === "unknown") throw new RequestRefused(404, "unknown")
    if (removed.outcome === "in use") {
      const used_by = removed.uses.map(({ collection, slug }) => `${collection}/${slug}`)
      throw new RequestRefused(409, "in_use", { used_by })
    }
    return before
  })
}
