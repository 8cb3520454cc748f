import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { buffer } from "node:stream/consumers"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { fileURLToPath } from "node:url"

import { LRUCache } from "lru-cache"

import { a4, type LayoutItem, layOutReport, margin, type WidthOf } from "./lay-out-report.ts"
import type { Report } from "./report.ts"

const maxBytes = 8 * 1024 * 1024

/** Draws each report once, also if it is asked for many times at once or at addresses that the page cache ignores. */
export const createReportFiles = (draw = drawReport) => {
  const files = new LRUCache<string, Buffer, Report>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return (report: Report) =>
    files.forceFetch(hash("sha256", JSON.stringify(report)), { context: report })
}

/** Fonts with Latin and Devanagari letters. */
const fonts = {
  regular: () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
  bold: () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf"),
}

/** A new document. The library is loaded only here, with the first one: the server starts without it (decision 36). */
const openDocument = async ({ title, language, date }: Report) => {
  const { default: PDFDocument } = await import("pdfkit")
  const document = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    info: { Title: title, CreationDate: date },
  })
  for (const [name, address] of Object.entries(fonts)) {
    document.registerFont(name, await readFile(fileURLToPath(address())))
  }
  return document
}

type Document = Awaited<ReturnType<typeof openDocument>>

const withStyle = (document: Document, { size, isBold = false }: Parameters<WidthOf>[1]) =>
  document.font(isBold ? "bold" : "regular").fontSize(size)

const drawItem = (document: Document, item: LayoutItem) => {
  const { x, y } = item
  if (item.kind === "text") {
    withStyle(document, item.style).text(item.text, x, y, { lineBreak: false })
  } else {
    document
      .lineWidth(0.5)
      .moveTo(x, y)
      .lineTo(x + item.width, y)
      .stroke()
  }
}

const footerStyle = { size: 7.5 }

/** Draws a report as a PDF file. Between pages, the server does other work. */
export const drawReport = async (report: Report): Promise<Buffer> => {
  const document = await openDocument(report)
  const widthOf: WidthOf = (text, style) => withStyle(document, style).widthOfString(text)
  const pages = await layOutReport(report, widthOf)
  const file = buffer(document)
  for (const [at, items] of pages.entries()) {
    document.addPage()
    for (const item of items) drawItem(document, item)
    const number = `${at + 1} / ${pages.length}`
    const end = a4.width - margin.side - widthOf(number, footerStyle)
    const line = { kind: "text", y: a4.height - margin.bottom + 14, style: footerStyle } as const
    drawItem(document, { ...line, x: margin.side, text: report.footer })
    drawItem(document, { ...line, x: end, text: number })
    await yieldToEventLoop()
  }
  document.end()
  return file
}
