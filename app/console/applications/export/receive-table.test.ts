import { afterEach, describe, expect, test, vi } from "vitest"

import { Incomplete, type Progress, downloadTable } from "./receive-table.ts"

const lines = ["\ufeffName\r\n", '"अंजलि"\r\n', '"Ravi"\r\n']

/** Answers the next call with these lines; what comes after the last is the test's. */
const answer = (
  after: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  headers: Record<string, string> = {},
) => {
  const left = [...lines]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const line = left.shift()
      if (line === undefined) after(controller)
      else controller.enqueue(new TextEncoder().encode(line))
    },
  })
  vi.stubGlobal("fetch", async () => new Response(body, { headers }))
}

const receive = async (format: "csv" | "xlsx", signal = new AbortController().signal) => {
  const seen: Progress[] = []
  const asked = { format, language: "en", filter: {} }
  const table = await downloadTable(asked, (progress) => seen.push(progress), signal)
  return { table, seen }
}

describe("an exported table", () => {
  afterEach(() => vi.unstubAllGlobals())

  test("comes whole, with its name, its rows counted as they come", async () => {
    answer((controller) => controller.close(), {
      "content-disposition": 'attachment; filename="applications-2025-26.csv"',
      "content-type": "text/csv; charset=utf-8",
      "x-total-count": "2",
    })
    const { table, seen } = await receive("csv")
    expect(table.name).toBe("applications-2025-26.csv")
    expect(table.content.type).toBe("text/csv; charset=utf-8")
    const bytes = Buffer.from(await table.content.arrayBuffer())
    expect(bytes).toEqual(Buffer.from(lines.join("")))
    expect(seen.map(({ rows }) => rows)).toEqual([0, 0, 1, 2])
    expect(seen.at(-1)).toEqual({ bytes: bytes.length, rows: 2, total: 2 })
  })

  test("a workbook's rows cannot be counted, and a total need not be known", async () => {
    answer((controller) => controller.close())
    const { table, seen } = await receive("xlsx")
    expect(table.name).toBe("applications.xlsx")
    expect(seen.at(-1)).toMatchObject({ rows: undefined, total: undefined })
  })

  test("broken off it is no table", async () => {
    answer((controller) => controller.error(new TypeError("network error")))
    await expect(receive("csv")).rejects.toThrow(Incomplete)
  })

  test("stopped it is no table, and no failure to be told", async () => {
    const stop = new AbortController()
    answer((controller) => {
      stop.abort()
      controller.error(stop.signal.reason)
    })
    await expect(receive("csv", stop.signal)).rejects.toThrow(stop.signal.reason)
  })

  test("a refusal is told as any other call's", async () => {
    const refusal = { message: "refused", errors: { why: ["missing"] } }
    vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 422 }))
    await expect(receive("csv")).rejects.toMatchObject({
      status: 422,
      body: { errors: { why: "console.problems.missing" } },
    })
  })
})
