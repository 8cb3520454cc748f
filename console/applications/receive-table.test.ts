import { afterEach, describe, expect, test, vi } from "vitest"

import { createLineCounter, downloadTable, type DownloadProgress } from "./receive-table.ts"

const lines = ["\ufeffName\r\n", '"अंजलि"\r\n', '"Ravi"\r\n']

/** Stubs `fetch` with these lines; `after` runs when they are consumed. */
const stubResponse = (
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
  const progressEvents: DownloadProgress[] = []
  const exportRequest = { format, language: "en", filter: {} }
  const table = await downloadTable(
    "applications",
    exportRequest,
    (progress) => progressEvents.push(progress),
    signal,
  )
  return { table, progress: progressEvents }
}

describe("an exported table", () => {
  afterEach(() => vi.unstubAllGlobals())

  test("is downloaded with its name and row progress", async () => {
    stubResponse((controller) => controller.close(), {
      "content-disposition": 'attachment; filename="applications-2025-26.csv"',
      "content-type": "text/csv; charset=utf-8",
      "x-total-count": "2",
    })
    const { table, progress: progressEvents } = await receive("csv")
    expect(table.name).toBe("applications-2025-26.csv")
    expect(table.content.type).toBe("text/csv; charset=utf-8")
    const bytes = Buffer.from(await table.content.arrayBuffer())
    expect(bytes).toEqual(Buffer.from(lines.join("")))
    expect(progressEvents.map(({ rows }) => rows)).toEqual([0, 0, 1, 2])
    expect(progressEvents.at(-1)).toEqual({ bytes: bytes.length, rows: 2, total: 2 })
  })

  test("as a workbook has no row count; the total is optional", async () => {
    stubResponse((controller) => controller.close())
    const { table, progress: progressEvents } = await receive("xlsx")
    expect(table.name).toBe("applications.xlsx")
    expect(progressEvents.at(-1)).toMatchObject({ rows: undefined, total: undefined })
  })

  test("rejects with a message key when the connection breaks", async () => {
    stubResponse((controller) => controller.error(new TypeError("network error")))
    await expect(receive("csv")).rejects.toThrow("console.export.incomplete")
  })

  test("rejects with the abort reason when stopped", async () => {
    const stop = new AbortController()
    stubResponse((controller) => {
      stop.abort()
      controller.error(stop.signal.reason)
    })
    await expect(receive("csv", stop.signal)).rejects.toThrow(stop.signal.reason)
  })

  test("rejects a refusal like any other request", async () => {
    const refusal = { message: "refused", errors: { why: ["missing"] } }
    vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 422 }))
    await expect(receive("csv")).rejects.toMatchObject({
      status: 422,
      body: { errors: { why: "console.errors.missing" } },
    })
  })
})

test.each([
  { pieces: [""], newlines: 0 },
  { pieces: ["\ufeffName\r\n", "अंज", "लि\r\nRavi"], newlines: 2 },
  { pieces: ['"of\nthree\r', '\nlines"\r\n1\r\n'], newlines: 2 },
  { pieces: ['"says ""yes""\n"', "\r\n"], newlines: 1 },
])("counts $newlines lines in $pieces", ({ pieces, newlines }) => {
  const count = createLineCounter()
  const counted = pieces.map((piece) => count(new TextEncoder().encode(piece)))
  expect(counted.at(-1)).toBe(newlines)
})
