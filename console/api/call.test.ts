import { afterEach, expect, test, vi } from "vitest"

import type { RefusalOf } from "#server/features/define-call.ts"
import type { ConsoleCalls } from "#server/http/console/console-calls.ts"

import { meritTexts } from "../merit/texts.ts"
import { consoleMessages } from "../messages/messages.ts"
import { call } from "./call.ts"

type RefusalKey = {
  [Name in keyof ConsoleCalls]: RefusalOf<ConsoleCalls[Name]>
}[keyof ConsoleCalls]

const serve = (answer: object) => {
  const sent: [method: string, url: string, body: unknown][] = []
  vi.stubGlobal(
    "fetch",
    async (url: string, { method, body }: { method: string; body?: string }) => {
      sent.push([method, url, body && JSON.parse(body)])
      return Response.json(answer)
    },
  )
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test("each refusal of a call has a text", () => {
  // The compiler checks it.
  const { refusals } = consoleMessages.console
  const texts: Record<RefusalKey, readonly string[]> = { ...refusals, ...meritTexts.failures }
  expect(texts.changed_meanwhile).toHaveLength(2)
})

test("a read sends its input in the query, and returns the data", async () => {
  const sent = serve({ data: { groups: [] } })
  expect(await call("GET /floods", { days: 3 })).toEqual({ groups: [] })
  expect(sent).toEqual([["GET", "/api/console/floods?days=3", undefined]])
})

test("a change sends its input in the body", async () => {
  const sent = serve({})
  await call("POST /privacy/due/automatic", { kind: "audit", session: "", on: true })
  const body = { kind: "audit", session: "", on: true }
  expect(sent).toEqual([["POST", "/api/console/privacy/due/automatic", body]])
})
