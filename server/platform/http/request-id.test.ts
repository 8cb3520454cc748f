import type { Socket } from "node:net"

import { expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"

import { requestIds } from "./request-id.ts"

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const from = (remoteAddress: string | undefined, sent?: string | string[]) => ({
  headers: { ...(sent !== undefined && { "x-request-id": sent as string }) },
  socket: { remoteAddress } as Socket,
})

test.each([
  { list: undefined, address: "127.0.0.1", isTrusted: false },
  { list: "loopback", address: "::ffff:127.0.0.1", isTrusted: true },
  { list: "uniquelocal, 192.0.2.7", address: "192.0.2.7", isTrusted: true },
  { list: "uniquelocal, 192.0.2.7", address: "192.0.2.8", isTrusted: false },
  // The client may have disconnected.
  { list: "loopback", address: undefined, isTrusted: false },
])("with TRUST_PROXY=$list the request id from $address is kept: $isTrusted", (one) => {
  const id = requestIds(one.list)(from(one.address, "an-id-of-the-proxy"))
  expect(id === "an-id-of-the-proxy").toBe(one.isTrusted)
})

test("a trusted proxy's request id is kept", () => {
  const id = requestIds("loopback")
  expect(id(from("127.0.0.1", "0af7651916cd43dd8448eb211c80319c"))).toBe(
    "0af7651916cd43dd8448eb211c80319c",
  )
})

test.each([
  { sent: "0af7651916cd43dd", address: "10.9.9.9", why: "somebody else's" },
  { sent: "short", address: "127.0.0.1", why: "too short" },
  { sent: "x".repeat(65), address: "127.0.0.1", why: "too long" },
  { sent: 'abcdefgh","level":60', address: "127.0.0.1", why: "of other signs" },
  { sent: "9873519462\n12345678", address: "127.0.0.1", why: "of two lines" },
])("a request id that is $why is replaced", ({ sent, address }) => {
  expect(requestIds("loopback")(from(address, sent))).toMatch(uuid)
})

test("request ids are unique, also across processes", () => {
  const [one, other] = [requestIds(undefined), requestIds(undefined)]
  const ids = [one, other, one, other].map((id) => id(from("127.0.0.1")))
  expect(new Set(ids).size).toBe(4)
})

test("each answer has its request id: pages, cached pages, calls, files, errors", async () => {
  const site = await openApp({ TRUST_PROXY: "loopback" })
  const headers = { "x-request-id": "an-id-of-the-proxy" }
  for (const url of ["/", "/", "/healthz", "/robots.txt", "/nowhere", "/api/v2/nothing"]) {
    const reply = await site.app.inject({ url, headers })
    expect([url, reply.headers["x-request-id"]]).toEqual([url, "an-id-of-the-proxy"])
  }
  const { headers: own } = await site.app.inject({ url: "/healthz" })
  expect(own["x-request-id"]).toMatch(uuid)
  await site.close()
})
