import { beforeEach, expect, test, vi } from "vitest"

import { type Retry, sendWithRetries, type SubmitReply } from "./submit.ts"

const noReply: SubmitReply = { kind: "no reply" }
const unavailable = (retryAfter = 0): SubmitReply => ({
  kind: "failed",
  message: undefined,
  retryAfter,
})
const saved: SubmitReply = { kind: "saved", admissionCode: "ABCDEFGHJKLM" }

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

/** Milliseconds between two looks at a form that is being sent. */
const stepMs = 250

/**
 * Sends a form to a server that gives these replies, the last one as often as needed, each after `replyMs`. Returns the
 * seconds at which it was sent, and the result.
 */
const start = (
  replies: SubmitReply[],
  { random = 0, replyMs = 0, turns = [] as (SubmitReply | undefined)[] } = {},
) => {
  const ask = async () => turns.shift()
  const sentAt: number[] = []
  const pauses: Retry[] = []
  const stopping = new AbortController()
  let result: SubmitReply | undefined
  let open = 0
  const send = async () => {
    sentAt.push(Date.now() / 1000)
    open += 1
    expect(open).toBe(1)
    if (replyMs > 0) await new Promise((resolve) => setTimeout(resolve, replyMs))
    open -= 1
    return replies.length > 1 ? replies.shift()! : replies[0]!
  }
  const { signal } = stopping
  const onPause = (retry: Retry) => pauses.push(retry)
  const run = async () => {
    result = await sendWithRetries(send, { signal, onPause, random: () => random, ask })
  }
  void run()
  return {
    sentAt,
    result: () => result,
    pause: () => pauses.at(-1),
    stop: () => stopping.abort(),
    /** Lets seconds pass. */
    wait: async (seconds: number) => {
      for (let ms = 0; ms < seconds * 1000; ms += stepMs) await vi.advanceTimersByTimeAsync(stepMs)
    },
  }
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"))
}

test.each([
  { what: "no reply", reply: noReply },
  { what: "a server that is not available", reply: unavailable() },
])("sends again after $what, with growing pauses, until there is an answer", async ({ reply }) => {
  const { sentAt, result, wait } = start([reply, reply, reply, saved])
  await wait(60)
  expect(sentAt).toEqual([0, 2, 6, 14])
  expect(result()).toBe(saved)
})

test.each<{ what: string; reply: SubmitReply }>([
  { what: "an error of the server", reply: { kind: "failed", message: "Error" } },
  { what: "a refusal", reply: { kind: "refused", message: "", errors: { urn: ["Wrong"] } } },
  { what: "a used submission key", reply: { kind: "already received", message: "" } },
  { what: "a Retry-After above 15 seconds", reply: unavailable(30) },
])("sends once after $what", async ({ reply }) => {
  const { sentAt, result, wait } = start([reply])
  await wait(1)
  expect(result()).toBe(reply)
  await wait(120)
  expect(sentAt).toEqual([0])
})

test("gives up after six attempts, with the last reply", async () => {
  const { sentAt, result, wait } = start([unavailable(), noReply])
  await wait(120)
  expect(sentAt).toEqual([0, 2, 6, 14, 29, 44])
  expect(result()).toBe(noReply)
})

test("jitter makes each pause up to a third longer, and the attempts stay within a minute", async () => {
  const { sentAt, wait } = start([noReply], { random: 0.999 })
  await wait(120)
  const pauses = sentAt.slice(1).map((at, index) => at - sentAt[index]!)
  for (const [index, most] of [2.67, 5.34, 10.67, 20, 20].entries()) {
    expect(pauses[index]).toBeCloseTo(most, 1)
  }
  expect(sentAt.at(-1)).toBeLessThan(60)
})

test("waits as long as a short Retry-After says", async () => {
  const { sentAt, wait } = start([unavailable(10), saved])
  await wait(60)
  expect(sentAt).toEqual([0, 10])
})

test("waits for a slow reply, and starts no attempt a minute after the first failure", async () => {
  const { sentAt, result, wait } = start([noReply], { replyMs: 40_000 })
  await wait(300)
  // They fail after 40, 82 and 126 seconds: the last one more than a minute after the first.
  expect(sentAt).toEqual([0, 42, 86])
  expect(result()).toBe(noReply)
})

test("sends nothing while the browser is offline, and again when it is online", async () => {
  setOnline(false)
  const { sentAt, pause, wait } = start([noReply])
  await wait(600)
  expect(sentAt).toEqual([0])
  expect(pause()?.isOffline).toBe(true)
  setOnline(true)
  expect(pause()?.isOffline).toBe(false)
  await wait(120)
  // All attempts, because the time without a connection does not count.
  expect(sentAt).toEqual([0, 602, 604, 608, 616, 631, 646])
})

test("a pause ends in waiting when the browser goes offline", async () => {
  const { sentAt, pause, wait } = start([noReply, saved])
  await wait(1)
  setOnline(false)
  await wait(60)
  expect(sentAt).toEqual([0])
  expect(pause()?.isOffline).toBe(true)
  setOnline(true)
  await wait(2)
  expect(sentAt).toEqual([0, 63])
})

test("a pause can be ended: the form is sent at once, and only once", async () => {
  const { sentAt, pause, wait } = start([noReply, noReply, saved], { replyMs: 1000 })
  await wait(1)
  const { sendNow } = pause()!
  sendNow()
  sendNow()
  await wait(60)
  expect(sentAt).toEqual([0, 1, 6])
})

test("the retries can be ended in a pause", async () => {
  const { sentAt, result, stop, wait } = start([noReply])
  await wait(1)
  stop()
  await wait(120)
  expect(sentAt).toEqual([0])
  expect(result()).toBe(noReply)
})

test("after an end during a request its reply is the result", async () => {
  const { sentAt, result, stop, wait } = start([noReply], { replyMs: 1000 })
  stop()
  await wait(1)
  expect(result()).toBe(noReply)
  await wait(120)
  expect(sentAt).toEqual([0])
})

const inLine = (place: number): SubmitReply => ({
  kind: "failed",
  message: undefined,
  retryAfter: 10,
  place,
})

test("in line it asks for its turn as long as it takes, and uploads the form when it comes", async () => {
  const turns = Array.from({ length: 20 }, (_, index) => inLine(200 - index * 10))
  const { sentAt, result, pause, wait } = start([inLine(210), saved], { turns: [...turns] })
  await wait(15)
  expect(pause()?.place).toBe(200)
  await wait(185)
  expect(sentAt).toEqual([0])
  await wait(10)
  expect(sentAt).toEqual([0, 210])
  expect(result()).toBe(saved)
})

test("a form that is put back into the line waits again", async () => {
  const { sentAt, result, wait } = start([inLine(2), inLine(1), saved])
  await wait(30)
  expect(sentAt).toEqual([0, 10, 20])
  expect(result()).toBe(saved)
})

test("without an answer to its question it is sent again as after any failure", async () => {
  const { sentAt, result, wait } = start([inLine(2), noReply, saved], { turns: [noReply] })
  await wait(30)
  expect(sentAt).toEqual([0, 12, 16])
  expect(result()).toBe(saved)
})
