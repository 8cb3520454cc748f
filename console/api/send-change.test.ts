import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { idempotencyHeader, idempotencyKey, replayHeader } from "#domain/staff/idempotency.ts"

import { type Me, reauthentication } from "../sign-in-session/reauthentication.ts"
import { sendForMember } from "./api-client.ts"
import { lostAnswers } from "./send-change.ts"
import { forgetUnanswered } from "./unanswered.ts"

const memberOf = (id: string): Me => ({
  id,
  name: id,
  email: `${id}@college.example`,
  role: "clerk",
  hasSecondFactor: false,
})

/** What the server does with a request. */
type Answer = "lost" | { status: number; body?: object | string; headers?: HeadersInit }

interface Sent {
  call: string
  key: string | null
}

/** Stubs the server: each request gets the next answer, the last one as often as needed. */
const serve = (...answers: Answer[]) => {
  const sent: Sent[] = []
  vi.stubGlobal("fetch", async (path: string, { method, headers }: RequestInit) => {
    const key = new Headers(headers).get(idempotencyHeader)
    sent.push({ call: `${method} ${path.replace("/api/console", "")}`, key })
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer === "lost") throw new TypeError("Failed to fetch")
    const { status, body = {}, headers: given = {} } = answer
    const text = typeof body === "string" ? body : JSON.stringify(body)
    return new Response(text, { status, headers: given })
  })
  return sent
}

const good: Answer = { status: 200 }
const note = (text: string, path = "/applications/A/note") => sendForMember("POST", path, { text })
/** Sends, and lets the pauses between its attempts pass. */
const outcome = async (sending: Promise<Response>) => {
  const settled = sending.then(
    ({ status }) => status,
    ({ message }: Error) => message.replace("console.refusals.", ""),
  )
  await vi.advanceTimersByTimeAsync(120_000)
  return settled
}
const keysOf = (sent: Sent[]) => new Set(sent.map(({ key }) => key)).size

beforeEach(() => {
  vi.useFakeTimers()
  reauthentication.setMember(memberOf("ravi"))
})
afterEach(() => {
  reauthentication.setMember(undefined)
  for (const member of ["ravi", "meena"]) forgetUnanswered(member)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  { method: "POST", path: "/applications/A/note", body: { text: "Ask" } },
  { method: "PUT", path: "/reasons", body: {} },
  { method: "DELETE", path: "/media/x", body: undefined },
  { method: "POST", path: "/media", body: new FormData() },
] as const)("$method $path has a key, a new one each time", async ({ method, path, body }) => {
  const sent = serve(good)
  for (let i = 0; i < 2; i++) await outcome(sendForMember(method, path, body))
  expect(sent.map(({ key }) => key)).toEqual([
    expect.stringMatching(idempotencyKey),
    expect.stringMatching(idempotencyKey),
  ])
  expect(keysOf(sent)).toBe(2)
})

test.each([
  ["GET", "/students"],
  ["POST", "/search"],
  ["POST", "/applications/A/reveal"],
  ["POST", "/auth/change-password"],
] as const)("%s %s has no key, and is sent once if no answer comes", async (method, path) => {
  const sent = serve("lost")
  expect(await outcome(sendForMember(method, path, method === "POST" ? {} : undefined))).toBe(
    "no_connection",
  )
  expect(sent.map(({ key }) => key)).toEqual([null])
})

describe("a change that gets no answer", () => {
  test.each<{ what: string; answer: Answer }>([
    { what: "a lost connection", answer: "lost" },
    { what: "a proxy that says 502", answer: { status: 502, body: "<html>" } },
    { what: "a proxy that says 503", answer: { status: 503, body: "<html>" } },
    { what: "a proxy that says 504", answer: { status: 504, body: "<html>" } },
    { what: "a busy server", answer: { status: 503, body: { message: "failed" } } },
    {
      what: "a server that still works on it",
      answer: { status: 409, body: { message: "change_in_progress" } },
    },
  ])("is repeated under its key after $what", async ({ answer }) => {
    const sent = serve(answer, answer, good)
    expect(await outcome(note("Ask"))).toBe(200)
    expect(sent).toHaveLength(3)
    expect(keysOf(sent)).toBe(1)
  })

  test("is stored when the server is stopped for ten seconds, as by an update", async () => {
    const from = Date.now()
    vi.stubGlobal("fetch", async () => {
      if (Date.now() - from < 10_000) throw new TypeError("Failed to fetch")
      return Response.json({})
    })
    expect(await outcome(note("Ask"))).toBe(200)
  })

  test("is repeated when the server is silent for a minute", async () => {
    const keys: (string | null)[] = []
    vi.stubGlobal("fetch", async (_path: string, { headers, signal }: RequestInit) => {
      keys.push(new Headers(headers).get(idempotencyHeader))
      if (keys.length > 1) return Response.json({})
      return new Promise((_resolve, reject) =>
        signal!.addEventListener("abort", () => reject(new Error("aborted"))),
      )
    })
    expect(await outcome(note("Ask"))).toBe(200)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test("says after five attempts that it may be saved, and keeps its key for the same content", async () => {
    const sent = serve("lost")
    expect(await outcome(note("Ask"))).toBe("no_answer")
    expect(sent).toHaveLength(5)
    const again = serve({ status: 200, headers: { [replayHeader]: "2026-07-01T06:30:00Z" } })
    const told = vi.fn<() => void>()
    const end = lostAnswers.subscribe(told)
    expect(await outcome(note("Ask"))).toBe(200)
    end()
    expect(again[0]!.key).toBe(sent[0]!.key)
    // The page reads what is stored now: the first answer may be older.
    expect(told).toHaveBeenCalledOnce()
    expect(await outcome(note("Ask"))).toBe(200)
    expect(again[1]!.key).not.toBe(sent[0]!.key)
  })

  test.each<{ what: string; next: () => Promise<unknown> }>([
    { what: "other content", next: () => note("Go") },
    { what: "another record", next: () => note("Ask", "/applications/B/note") },
    {
      what: "another member",
      next: () => {
        reauthentication.setMember(memberOf("meena"))
        return note("Ask")
      },
    },
    {
      what: "the same content half an hour later",
      next: () => {
        vi.setSystemTime(Date.now() + 30 * 60_000)
        return note("Ask")
      },
    },
    {
      what: "the same content after another change of the record was stored",
      next: async () => {
        await sendForMember("POST", "/applications/A/claim", { claim: "x" })
        return note("Ask")
      },
    },
  ])("does not give its key to $what", async ({ next }) => {
    const lost = serve("lost")
    await outcome(note("Ask"))
    const sent = serve(good)
    const done = next()
    await vi.advanceTimersByTimeAsync(1000)
    await done
    expect(sent.at(-1)!.key).not.toBe(lost[0]!.key)
  })

  test("keeps its key when another record was changed since", async () => {
    const lost = serve("lost")
    await outcome(note("Ask"))
    const sent = serve(good)
    await outcome(note("Ask", "/applications/B/note"))
    await outcome(note("Ask"))
    expect(sent[1]!.key).toBe(lost[0]!.key)
  })

  test("does not blame others for the conflict with it, when its content was edited", async () => {
    serve("lost")
    await outcome(note("Ask"))
    const conflict = { status: 409, body: { message: "changed_meanwhile" } }
    serve(conflict, { status: 200, body: { data: { state: "stored", at: "" } } })
    expect(await outcome(note("Ask again"))).toBe("changed_by_you")
    serve(conflict, { status: 404, body: { message: "unknown" } })
    expect(await outcome(note("Ask again"))).toBe("changed_meanwhile")
  })

  test("is not called unsaved when its repetition is declined", async () => {
    serve("lost", { status: 401, body: { message: "not_signed_in" } })
    const answer = outcome(note("Ask"))
    await vi.waitFor(() => expect(reauthentication.step()).toBeDefined())
    reauthentication.decline()
    expect(await answer).toBe("no_answer")
  })
})

test("content that the server takes for another change is sent under a new key", async () => {
  const lost = serve("lost")
  await outcome(note("Ask"))
  const sent = serve({ status: 422, body: { message: "key_reused" } }, good)
  expect(await outcome(note("Ask"))).toBe(200)
  expect(sent[0]!.key).toBe(lost[0]!.key)
  expect(sent[1]!.key).not.toBe(lost[0]!.key)
})

test("a refusal ends a change: the same content is sent under a new key", async () => {
  const sent = serve({ status: 422, body: { message: "refused" } })
  for (let i = 0; i < 2; i++) expect(await outcome(note("Ask"))).toBe("refused")
  expect(keysOf(sent)).toBe(2)
})

test.each([
  { what: "equal bytes", second: "same", isRetry: true },
  { what: "other bytes", second: "else", isRetry: false },
])("a file with $what is the same upload: $isRetry", async ({ second, isRetry }) => {
  const upload = (bytes: string) => {
    const body = new FormData()
    body.append("file", new File([bytes], "photo.jpg", { type: "image/jpeg" }))
    return sendForMember("POST", "/media", body)
  }
  const lost = serve("lost")
  await outcome(upload("same"))
  const sent = serve(good)
  await outcome(upload(second))
  expect(sent[0]!.key === lost[0]!.key).toBe(isRetry)
})
