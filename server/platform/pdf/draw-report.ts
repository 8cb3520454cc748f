import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { buffer } from "node:stream/consumers"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { fileURLToPath } from "node:url"

import { LRUCache } from "lru-cache"

import { type FontName, type FontRun, fontRuns } from "./font-runs.ts"
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

/** The addresses of the fonts by name: two weights for the scripts in which people write their names. */
const fonts = {
  "devanagari regular": () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
  "devanagari bold": () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf"),
  "arabic regular": () =>
    import.meta
      .resolve("@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf"),
  "arabic bold": () =>
    import.meta.resolve("@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf"),
  "gurmukhi regular": () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf"),
  "gurmukhi bold": () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf"),
  "bengali regular": () =>
    import.meta
      .resolve("@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf"),
  "bengali bold": () =>
    import.meta.resolve("@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf"),
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

type Style = Parameters<WidthOf>[1]

const withStyle = (document: Document, { size, isBold = false }: Style, font: FontName) =>
  document.font(`${font} ${isBold ? "bold" : "regular"}`).fontSize(size)

/** The features of OpenType fonts that place marks relative to letters. */
const markFeatures = { abvm: false, blwm: false, mark: false, mkmk: false }

/**
 * How the font shapes a run, and the width. fontkit fails on marks without an anchor, which fonts may have
 * (foliojs/fontkit#367; nearly all words in Gurmukhi): such a run is shaped without the features for marks.
 */
const shapeRun = (document: Document, { text, font }: FontRun, style: Style) => {
  withStyle(document, style, font)
  try {
    return { width: document.widthOfString(text), features: undefined }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The types know only a list of features that are on.
    const features = markFeatures as unknown as PDFKit.Mixins.OpenTypeFeatures[]
    return { width: document.widthOfString(text, { features }), features }
  }
}

/** The height of both weights of Noto Sans Devanagari above the base line, for a size of 1. */
const ascender = 0.896

/** Draws a text, whose top left corner is given: its runs on one base line. */
const drawText = (document: Document, text: string, style: Style, x: number, y: number) => {
  const baseLine = y + ascender * style.size
  let left = x
  for (const run of fontRuns(text)) {
    const { width, features } = shapeRun(document, run, style)
    document.text(run.text, left, baseLine, { lineBreak: false, baseline: "alphabetic", features })
    left += width
  }
}

const drawItem = (document: Document, item: LayoutItem) => {
  const { x, y } = item
  if (item.kind === "text") {
    drawText(document, item.text, item.style, x, y)
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
  const widthOf: WidthOf = (text, style) =>
    fontRuns(text).reduce((sum, run) => sum + shapeRun(document, run, style).width, 0)
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
