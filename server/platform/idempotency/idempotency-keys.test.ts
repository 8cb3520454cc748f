import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createIdempotencyKeys, eraseAnswers } from "./idempotency-keys.ts"

const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))

type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>
const call = { key: "a".repeat(32), staffId: "ravi", request: 'POST /note\n{"text":"Ask"}' }

describe.each(databases)("idempotency keys on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let connections: Database[]
  let time: Date
  /** As two processes have them. */
  let here: IdempotencyKeys
  let there: IdempotencyKeys
  beforeEach(async () => {
    place = await open()
    connections = [connect(place), connect(place)]
    time = new Date("2026-07-01T06:30:00.000Z")
    await migrate(connections[0]!)
    const [first, second] = connections.map((db) =>
      createIdempotencyKeys({ db, fieldEncryption, now: () => time }),
    )
    here = first!
    there = second!
  })
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(connections.map((db) => db.destroy()))
    await place.close()
  })

  const rows = () => connections[0]!.selectFrom("idempotency_keys").selectAll().execute()
  const claimed = async (keys = here, of = call) => {
    const claim = await keys.claim(of)
    if (claim.outcome !== "claimed") throw new Error(claim.outcome)
    return claim.change
  }
  const later = (ms: number) => (time = new Date(time.getTime() + ms))
  const outcome = async (of = call) => (await there.claim(of)).outcome

  test("of many claims in two processes one succeeds, and the others see that it runs", async () => {
    const claims = Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).claim(call))
    const outcomes = (await Promise.all(claims)).map((claim) => claim.outcome).toSorted()
    expect(outcomes).toEqual(["claimed", ...Array.from({ length: 19 }, () => "running")])
  })

  test("a retry gets the first answer, which is stored encrypted", async () => {
    await (await claimed()).answer(422, '{"message":"name of a person"}')
    later(60_000)
    expect(await there.claim(call)).toEqual({
      outcome: "answered",
      status: 422,
      body: '{"message":"name of a person"}',
      at: "2026-07-01T06:30:00.000Z",
    })
    const stored = JSON.stringify(await rows())
    for (const text of ["person", "Ask", "/note", call.key]) expect(stored).not.toContain(text)
  })

  test.each([
    {
      what: "another body",
      differs: { request: 'POST /note\n{"text":"Go"}' },
      is: "other request",
    },
    { what: "another member", differs: { staffId: "meena" }, is: "other member" },
  ])("the key of a change is refused for $what", async ({ differs, is }) => {
    await (await claimed()).answer(200, "{}")
    expect(await outcome({ ...call, ...differs })).toBe(is)
  })

  test("a released key runs again", async () => {
    await (await claimed()).release()
    expect(await outcome()).toBe("claimed")
  })

  test("after its process ended, the outcome of a change is unknown, and it is not run again", async () => {
    await claimed()
    later(44_999)
    expect(await outcome()).toBe("running")
    later(1)
    expect(await outcome()).toBe("unknown")
    expect(await there.outcomeOf(call.key, "ravi")).toEqual({ state: "unknown", at: null })
  })

  test("a long change stays running as long as its process says so", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    await claimed()
    later(40_000)
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(async () => expect((await rows())[0]!.heard_at).toBe(time.toISOString()))
    later(40_000)
    expect(await outcome()).toBe("running")
  })

  test("a change whose answer is lost or erased has an unknown outcome", async () => {
    await (await claimed()).loseAnswer()
    expect(await outcome()).toBe("unknown")
    const other = { ...call, key: "b".repeat(32) }
    await (await claimed(here, other)).answer(200, "{}")
    await eraseAnswers(connections[0]!)
    expect(await outcome(other)).toBe("unknown")
  })

  test("says what became of a key, to its member only", async () => {
    await (await claimed()).answer(200, "{}")
    const at = time.toISOString()
    expect(await there.outcomeOf(call.key, "ravi")).toEqual({ state: "stored", at })
    expect(await there.outcomeOf(call.key, "meena")).toBeUndefined()
    expect(await there.outcomeOf("b".repeat(32), "ravi")).toBeUndefined()
  })

  test.each([
    { age: "a day", ms: 24 * 3_600_000, left: 1 },
    { age: "more than a day", ms: 24 * 3_600_000 + 1, left: 0 },
    { age: "a time a day ahead", ms: -24 * 3_600_000, left: 1 },
    { age: "a time further ahead", ms: -24 * 3_600_000 - 1, left: 0 },
  ])("a sweep at the age of $age leaves $left of one key", async ({ ms, left }) => {
    await claimed()
    later(ms)
    await there.sweep()
    expect(await rows()).toHaveLength(left)
  })
})
