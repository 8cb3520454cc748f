import { Readable } from "node:stream"

import type { FastifyReply, FastifyRequest } from "fastify"

import type { ByteRange, FileContent } from "#server/platform/files/file-content.ts"

import { isEtagIn } from "./cache-control.ts"

const oneRange = /^bytes=(\d*)-(\d*)$/

/**
 * The range of a Range header (RFC 9110, 14.2): undefined if there is none, or one that is not understood, such as several
 * ranges; "unsatisfiable" beyond the end.
 */
export const readRange = (
  header: string | undefined,
  bytes: number,
): ByteRange | "unsatisfiable" | undefined => {
  const [, first = "", last = ""] = oneRange.exec(header ?? "") ?? []
  if (first === "" && last === "") return undefined
  const isSuffix = first === ""
  const from = isSuffix ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = isSuffix || last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (!isSuffix && last !== "" && Number(last) < Number(first)) return undefined
  return from <= to ? { from, to } : "unsatisfiable"
}

/**
 * Sends a content piece by piece, the requested range of it, or 304 if the client has it. `tag` names the content; the reply
 * has its other headers already.
 */
export const sendContent = (
  request: FastifyRequest,
  reply: FastifyReply,
  content: FileContent,
  tag: string,
) => {
  const etag = `"${tag}"`
  const { headers } = request
  reply.headers({ etag, "accept-ranges": "bytes" })
  if (isEtagIn(headers["if-none-match"], etag)) return reply.code(304).send()
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag
  const range = isSame ? readRange(headers.range, content.bytes) : undefined
  if (range === "unsatisfiable") {
    return reply
      .code(416)
      .header("content-range", `bytes */${content.bytes}`)
      .header("cache-control", "no-store")
      .send()
  }
  const { from, to } = range ?? { from: 0, to: content.bytes - 1 }
  if (range) reply.code(206).header("content-range", `bytes ${from}-${to}/${content.bytes}`)
  reply.header("content-length", to - from + 1)
  // Fastify would read all of the content for its headers alone.
  if (request.method === "HEAD") return reply.send(Readable.from([]))
  return reply.send(Readable.from(content.read(range), { objectMode: false }))
}
