import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { createAnswerLog } from "./page-cache-hook.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createLog = (level: string) => {
  const lines: unknown[] = []
  let close = async () => {}
  const write = (line: unknown) => void lines.push(line)
  const note = createAnswerLog({
    log: { level, info: write, debug: write },
    addHook: (_name: "onClose", hook: () => Promise<void>) => (close = hook),
  })
  return { lines, note, close: () => close() }
}
const answer = { reqId: "an-id", method: "GET", url: "/notices?page=2", status: 200 }

test("logs answers of the page cache as counts, by page and status", async () => {
  const { lines, note, close } = createLog("info")
  for (const status of [200, 304, 200]) note({ ...answer, status })
  expect(lines).toEqual([])
  vi.advanceTimersByTime(10_000)
  const counts = [
    { path: "/notices", status: 200, answers: 2 },
    { path: "/notices", status: 304, answers: 1 },
  ]
  expect(lines).toEqual(counts)
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(2)
  note(answer)
  await close()
  expect(lines).toEqual([...counts, { path: "/notices", status: 200, answers: 1 }])
})

test("at level debug it logs each answer", () => {
  const { lines, note } = createLog("debug")
  note(answer)
  expect(lines).toEqual([{ reqId: "an-id", method: "GET", path: "/notices", status: 200 }])
})
