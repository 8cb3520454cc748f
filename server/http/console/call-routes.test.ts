import { Readable } from "node:stream"

import { fastify } from "fastify"
import { expect, test } from "vitest"
import * as z from "zod/mini"

import {
  requiredText,
  numberChoice,
  selection,
  text,
  wholeNumber,
} from "#server/features/call-inputs.ts"
import {
  busy,
  type CallList,
  conflict,
  defineCalls,
  FileAnswer,
  gone,
  invalid,
  Refusal,
} from "#server/features/define-call.ts"
import type { Services } from "#server/features/services.ts"

import { callRoutes } from "./call-routes.ts"

const call = defineCalls<object>()

const open = async (calls: CallList<Services>) => {
  const app = fastify()
  await app.register(callRoutes(calls), { services: {} as Services })
  return app
}

const path = "/rooms/:room"
const place = { room: z.coerce.number<number>({ error: "unknown" }) }

test.each([
  { method: "GET", name: "GET /rooms/:room", url: "/rooms/7?name=b", payload: undefined },
  { method: "DELETE", name: "DELETE /rooms/:room", url: "/rooms/7?name=b", payload: undefined },
  { method: "POST", name: "POST /rooms/:room", url: "/rooms/7?name=c", payload: { name: "b" } },
  { method: "PUT", name: "PUT /rooms/:room", url: "/rooms/7", payload: { name: "b", room: 8 } },
] as const)("the input of $method is of the path, the body and the query", async (sent) => {
  const given = { ...place, name: text }
  const app = await open({
    [sent.name]: call("sign in", given, async (_deps, all) => all),
  })
  const { method, url, payload } = sent
  const reply = await app.inject({ method, url, ...(payload && { payload }) })
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: { room: 7, name: "b" } }])
})

const fields = {
  ...place,
  days: numberChoice([1, 3]),
  version: wholeNumber,
  kind: z.enum(["a", "b"]),
  name: requiredText,
  at: z.iso.datetime({ error: "choice" }),
  list: selection(text, 2),
  data: z.object({ role: text }),
}
const good = {
  days: "3",
  version: 1,
  kind: "a",
  name: "x",
  at: "2026-07-01T00:00:00Z",
  list: ["x"],
  data: { role: "x" },
}

test.each<{ sent: object; errors: Record<string, string[]> }>([
  { sent: { days: 2 }, errors: { days: ["choice"] } },
  { sent: { days: { toString: "3" } }, errors: { days: ["choice"] } },
  { sent: { version: { valueOf: 1 } }, errors: { version: ["missing"] } },
  { sent: { version: 1e10 }, errors: { version: ["too_many"] } },
  { sent: { kind: "c", name: " " }, errors: { kind: ["choice"], name: ["missing"] } },
  { sent: { kind: { a: 1 }, name: 7 }, errors: { kind: ["choice"], name: ["missing"] } },
  { sent: { name: "\0\u200b" }, errors: { name: ["missing"] } },
  { sent: { at: "yesterday" }, errors: { at: ["choice"] } },
  { sent: { list: [] }, errors: { list: ["missing"] } },
  { sent: { list: ["x", "x", "x"] }, errors: { list: ["too_many"] } },
  { sent: { list: "all" }, errors: { list: ["missing"] } },
  { sent: { data: { role: 7 } }, errors: { role: ["missing"] } },
])("names the field of what cannot be read: $errors", async ({ sent, errors }) => {
  const app = await open({ [`POST ${path}`]: call("sign in", fields, async () => 0) })
  const payload = { ...good, ...sent }
  const reply = await app.inject({ method: "POST", url: "/rooms/7", payload })
  expect([reply.statusCode, reply.json()]).toEqual([422, { message: "refused", errors }])
})

test("texts are normalized, except a password", async () => {
  const given = { ...place, name: text, data: z.object({ list: z.array(text) }), password: text }
  const app = await open({ [`POST ${path}`]: call("sign in", given, async (_deps, all) => all) })
  const payload = { name: "\u202aAn\0na", data: { list: ["a\u000bb"] }, password: "a\u200bb" }
  const reply = await app.inject({ method: "POST", url: "/rooms/7", payload })
  expect(reply.json().data).toEqual({
    room: 7,
    name: "Anna",
    data: { list: ["a\nb"] },
    password: "a\u200bb",
  })
})

test("an unreadable part of the path names no record: 404", async () => {
  const app = await open({ [`GET ${path}`]: call("sign in", place, async () => 0) })
  const reply = await app.inject("/rooms/x")
  expect([reply.statusCode, reply.json()]).toEqual([404, { message: "unknown" }])
})

test.each([
  { refusal: conflict("changed_meanwhile"), status: 409, body: { message: "changed_meanwhile" } },
  {
    refusal: conflict("privacy_concerns", { confirmed: ["is_student"] }),
    status: 409,
    body: { message: "privacy_concerns", errors: { confirmed: ["is_student"] } },
  },
  {
    refusal: invalid({ a: ["b"] }),
    status: 422,
    body: { message: "refused", errors: { a: ["b"] } },
  },
  { refusal: gone(), status: 404, body: { message: "unknown" } },
  {
    refusal: new Refusal("not_allowed", "not_allowed"),
    status: 403,
    body: { message: "not_allowed" },
  },
  { refusal: busy("too_many", 12), status: 429, body: { message: "too_many" }, after: "12" },
])("answers a refusal with $status", async ({ refusal, status, body, after }) => {
  const app = await open({ "GET /x": call("sign in", {}, async () => refusal) })
  const reply = await app.inject("/x")
  expect([reply.statusCode, reply.json(), reply.headers["retry-after"]]).toEqual([
    status,
    body,
    after,
  ])
})

test("answers a file as a download", async () => {
  const file = new FileAnswer({
    name: "a.csv",
    type: "text/csv; charset=utf-8",
    content: Readable.from(["1"]),
  })
  const app = await open({ "POST /x": call("sign in", {}, async () => file) })
  const { headers, body } = await app.inject({ method: "POST", url: "/x" })
  expect(body).toBe("1")
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="a.csv"',
  })
})
