// The page cache follows the merit lists: their moment of publication and their withdrawal.
import { afterAll, beforeAll, expect, test, vi } from "vitest"

import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { openApp } from "#tests/support/app.ts"

import type { Render } from "./render.ts"

const officer = { name: "An officer", role: "officer" } as const
const where = { session: "2025-26", programme: "BSc" }

let timesRendered = 0
const render: Render = async (_request, { publicLists }) => {
  timesRendered++
  const rounds = await publicLists.listRounds()
  return new Response(`lists: ${rounds.map(({ number }) => number).join()}`)
}

let site: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime("2026-07-10T06:30:00.000Z")
  site = await openApp({}, { render })
})
afterAll(async () => {
  vi.useRealTimers()
  await site.close()
})

const publish = async (publishAt: string) => {
  const { merit } = site.services
  const round = await merit.dryRun(where, officer.name)
  if (round.outcome !== "computed") throw new Error(round.outcome)
  const { sha256 } = round.list.result
  const publication = { number: round.number, sha256, publishAt, lastDate: "2026-07-18" }
  expect(await merit.publish(where, publication, officer)).toMatchObject({ outcome: "published" })
}

const shown = async () => {
  const headers = { host: "college.example" }
  const { body } = await site.app.inject({ url: "/merit-lists", headers })
  return body
}

test("a cached page shows a list from its moment on, and no longer once it is withdrawn", async () => {
  const { merit } = site.services
  const draft = { unmodifiedSince: "", rule: presetRule("intermediate", 2), reason: "" }
  await merit.saveRule(where, draft, officer)
  const [rule] = (await merit.read(where)).rules
  await merit.signRule(where, { version: 1, unmodifiedSince: rule!.changed_at }, officer)
  expect(await shown()).toBe("lists: ")

  await publish("")
  expect(await shown()).toBe("lists: 1")

  await publish("2026-07-10T09:00:00.000Z")
  vi.setSystemTime("2026-07-10T08:59:59.999Z")
  expect([await shown(), await shown()]).toEqual(["lists: 1", "lists: 1"])
  const before = timesRendered
  vi.setSystemTime("2026-07-10T09:00:00.000Z")
  expect([await shown(), await shown()]).toEqual(["lists: 1,2", "lists: 1,2"])
  expect(timesRendered).toBe(before + 1)

  const withdrawal = { number: 2, reason: "A mark was wrong" }
  expect(await merit.withdraw(where, withdrawal, officer)).toEqual({ outcome: "withdrawn" })
  expect(await shown()).toBe("lists: 1")
})
