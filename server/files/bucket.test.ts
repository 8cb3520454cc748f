import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"

import { type S3Config, readConfig } from "../config.ts"
import { bucketOptions, openBucket } from "./bucket.ts"
import type { FileStore, StoredFile } from "./file-store.ts"

const settings = {
  STORAGE: "s3",
  S3_BUCKET: "admissions",
  S3_ACCESS_KEY_ID: "an-id",
  S3_SECRET_ACCESS_KEY: "a-secret",
}
const configOf = (env: Record<string, string>) => readConfig({ ...settings, ...env }) as S3Config

const putAt = new Date("2025-07-01T06:30:00.000Z")
const pageSize = 3

/** As much of S3 as the bucket needs, in memory. */
const objects = new Map<string, Buffer>()
const asked: string[] = []

const list = (url: URL) => {
  const from = Number(url.searchParams.get("continuation-token") ?? 0)
  const next = from + pageSize
  const contents = [...objects.keys()]
    .toSorted()
    .slice(from, next)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${putAt.toISOString()}</LastModified></Contents>`,
    )
  const more = next < objects.size && `<NextContinuationToken>${next}</NextContinuationToken>`
  return `<ListBucketResult>${contents.join("")}${more || ""}</ListBucketResult>`
}

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url!, "http://s3")
  const body = await buffer(request)
  const key = url.pathname.split("/")[2]
  asked.push(`${request.method} ${url.pathname}`)
  if (!/Credential=an-id\/\d+\/lucknow\/s3/.test(request.headers.authorization ?? "")) {
    return response.writeHead(403).end()
  }
  if (!key) return response.end(list(url))
  if (request.method === "PUT") objects.set(key, body)
  if (request.method === "DELETE") {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  return objects.has(key) ? response.end(objects.get(key)) : response.writeHead(404).end()
}

let server: Server
let files: FileStore
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  files = await openBucket(
    configOf({ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: "lucknow" }),
  )
})
beforeEach(() => {
  objects.clear()
  asked.length = 0
})
afterAll(async () => {
  await files.close()
  server.closeAllConnections()
  server.close()
})

test("what was put is read again, and lies in the bucket under its name", async () => {
  await files.put("a.jpg", Buffer.from("a picture"))
  expect(await files.read("a.jpg")).toEqual(Buffer.from("a picture"))
  expect([...objects.keys()]).toEqual(["a.jpg"])
  expect(asked[0]).toBe("PUT /admissions/a.jpg")
})

test("an unknown name is undefined", async () => {
  expect(await files.read("a.jpg")).toBeUndefined()
})

test("all are listed over several pages, each with its time, in one question a page", async () => {
  const names = ["1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg", "6.jpg", "7.jpg"]
  for (const name of names) objects.set(name, Buffer.from("x"))
  const listed: StoredFile[] = []
  for await (const page of files.list()) listed.push(...page)
  expect(listed).toEqual(names.map((name) => ({ name, putAt })))
  expect(asked).toHaveLength(3)
})

test("deleted, they are gone; an unknown name among them is no fault", async () => {
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) objects.set(name, Buffer.from("x"))
  await files.delete(["a.jpg", "unknown.jpg", "c.jpg"])
  expect([...objects.keys()]).toEqual(["b.jpg"])
})

test("what the bucket refuses fails", async () => {
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const elsewhere = await openBucket(configOf({ S3_ENDPOINT: endpoint, S3_REGION: "delhi" }))
  await expect(elsewhere.put("a.jpg", Buffer.from("x"))).rejects.toThrow()
  await expect(elsewhere.read("a.jpg")).rejects.toThrow()
  expect(objects.size).toBe(0)
})

test("without an endpoint it is Amazon's, in its usual region", () => {
  const options = bucketOptions(configOf({}))
  expect(options).toMatchObject({ bucket: "admissions", region: "us-east-1" })
  expect(options).not.toHaveProperty("endpoint")
  expect(options).not.toHaveProperty("forcePathStyle")
})
