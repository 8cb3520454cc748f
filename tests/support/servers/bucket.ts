// An S3 server in memory, on loopback, with the operations that the store uses. It checks the client's signatures.

import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

const keyId = "a-college"
const secret = "a secret of the bucket's"
const region = "us-east-1"
const bucket = "college"
/** The default of S3_PREFIX. */
const folder = "mahavidyalaya/"
const pageOfList = 100

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex")
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Whether a request is signed with our secret, for this path, query and body (Signature Version 4). */
const isSigned = ({ method, headers }: IncomingMessage, url: URL, body: Buffer) => {
  const [, date, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=a-college\/(\d{8})\/us-east-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? "",
    ) ?? []
  const payload = String(headers["x-amz-content-sha256"])
  // A streamed body is not part of the signature: its checksum is a signed header.
  const checksum = createHash("sha256").update(body).digest("base64")
  const isSent =
    payload === "UNSIGNED-PAYLOAD"
      ? headers["x-amz-checksum-sha256"] === checksum
      : payload === sha256(body)
  if (!date || !names || !isSent) return false
  const question = [...url.searchParams].map((pair) => pair.map(encoded).join("=")).toSorted()
  const signed = names.split(";").map((name) => `${name}:${headers[name]}\n`)
  const request = [method, url.pathname, question.join("&"), signed.join(""), names, payload]
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(request.join("\n"))]
  const key = [date, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text.join("\n")).toString("hex") === signature
}

/** Fault of a request: status 500, no answer, success without doing anything, or only half of the file stored. */
type Fault = "behave" | "fail" | "hang" | "lie" | "cut short"
type Misbehaviour = (method: string, name: string) => Fault

interface Kept {
  content: Buffer
  at: Date
}

/** The objects under a prefix, without those of its subfolders (Delimiter=/). */
const listed = (objects: Map<string, Kept>, url: URL) => {
  const prefix = url.searchParams.get("prefix") ?? ""
  if (url.searchParams.get("delimiter") !== "/") throw new Error("this bucket lists single folders")
  const names = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"))
    .toSorted()
  const from = Number(url.searchParams.get("continuation-token") ?? 0)
  const next = from + pageOfList
  const contents = names.slice(from, next).map((name) => {
    const { at } = objects.get(name)!
    return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`
  })
  const more = next < names.length && `<NextContinuationToken>${next}</NextContinuationToken>`
  return `<ListBucketResult>${contents.join("")}${more || ""}</ListBucketResult>`
}

/** An empty bucket. `env` holds the settings of a server that uses it, `objects` its contents by key. */
export const startBucket = async () => {
  const objects = new Map<string, Kept>()
  const puts = { count: 0, hear: (_count: number) => {} }
  let misbehaves: Misbehaviour = () => "behave"

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url!, "http://bucket")
    const body = await buffer(request)
    const [, first, ...path] = url.pathname.split("/").map(decodeURIComponent)
    const name = path.join("/")
    if (first !== bucket || !isSigned(request, url, body)) return response.writeHead(403).end()
    if (!name) return response.end(listed(objects, url))
    const fault = misbehaves(request.method!, name)
    if (fault === "fail") return response.writeHead(500).end()
    if (fault === "hang") return response
    if (fault === "lie") return response.end()
    if (fault === "cut short") {
      objects.set(name, { content: body.subarray(0, body.length / 2), at: new Date() })
      return response.end()
    }
    if (request.method === "PUT") {
      puts.hear(++puts.count)
      objects.set(name, { content: body, at: new Date() })
      return response.end()
    }
    if (request.method === "DELETE") {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    const found = objects.get(name)
    if (!found) return response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? []
    if (from === undefined) {
      return response.setHeader("content-length", found.content.length).end(found.content)
    }
    return response.writeHead(206).end(found.content.subarray(Number(from), Number(to) + 1))
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    objects,
    /** The files of an installation with the default prefix, by name. */
    files: () =>
      new Map(
        [...objects]
          .filter(([key]) => key.startsWith(folder) && !/(installation-id|write-probe)$/.test(key))
          .map(([key, kept]) => [key.slice(folder.length), kept]),
      ),
    /** Sets the fault of each later request, by its method and file name. */
    misbehave: (how: Misbehaviour) => {
      misbehaves = how
    },
    /** Called before each file is stored, with the number of files so far, this one included. */
    onPut: (hear: (count: number) => void) => {
      puts.hear = hear
    },
    env: {
      STORAGE: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
