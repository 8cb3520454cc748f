import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"

// oxlint-disable-next-line import/no-named-as-default -- its types have no other export
import PDFDocument from "pdfkit"
import { afterAll, beforeAll, expect, test } from "vitest"

import { bomb, buildPdf } from "#tests/support/samples/pdf-files.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { createPdfTextReader, readPdfText } from "./read-pdf-text.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
beforeAll(async () => {
  folder = await openFolder()
})
afterAll(() => folder.remove())

const onDisk = async (bytes: Uint8Array) => {
  const path = join(folder.path, "file.pdf")
  await writeFile(path, bytes)
  return path
}

const typed = async (pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}) => {
  const document = new PDFDocument({ autoFirstPage: false, ...options })
  for (const text of pages) document.addPage().text(text)
  document.end()
  return buffer(document)
}

test("reads pages and text", async () => {
  const path = await onDisk(await typed(["Minutes of the meeting", "Resolved: a new library"]))
  expect(await readPdfText(path)).toEqual({
    pages: 2,
    text: "Minutes of the meeting Resolved: a new library",
  })
})

test("reads no more pages and characters than the limits allow", async () => {
  const path = await onDisk(await typed(["First page", "Second page", "Third page"]))
  const few = createPdfTextReader({ maxPages: 2, maxLength: 14 })
  expect(await few(path)).toEqual({ pages: 3, text: "First page Sec" })
})

test("pages without text have none", async () => {
  expect(await readPdfText(await onDisk(buildPdf({ pages: 3 })))).toEqual({ pages: 3, text: "" })
})

test.each([
  { what: "is no PDF", make: async () => Buffer.from("%PDF-1.7 and nothing more") },
  { what: "needs a password", make: () => typed(["Secret"], { userPassword: "x" }) },
])("undefined for a file that $what", async ({ make }) => {
  expect(await readPdfText(await onDisk(await make()))).toBeUndefined()
})

test("a file that exceeds the limits ends its process, and the next one is read", async () => {
  const slow = createPdfTextReader({ limits: { cpuMs: 1, memoryMb: 400 } })
  expect(await slow(await onDisk(await typed(["Long"])))).toBeUndefined()
  const path = await onDisk(buildPdf({ objects: bomb(1000) }))
  expect((await readPdfText(path))?.text ?? "").toBe("")
  expect((await readPdfText(await onDisk(await typed(["Next"]))))?.text).toBe("Next")
})
