import { Readable } from "node:stream"

import { dayFirst } from "#domain/fields/india-time.ts"
import { keepApostrophe } from "#domain/spreadsheets/csv-text.ts"

import type { CellValue, Column, DateCell, Rows } from "./column.ts"
import { inChunks } from "./csv.ts"
import { zip, type ZipEntry } from "./zip.ts"

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packages = "http://schemas.openxmlformats.org/package/2006"
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml"

/** Maximum length of a cell's text in Excel. */
const longestText = 32_767
/** Characters that XML cannot represent. */
const invalidXmlCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
}

/** Excel reads _x000D_ as the character with this number. */
const characterNumber = /_(?=x[\dA-F]{4}_)/gi

const escape = (text: string) =>
  text
    .replaceAll(invalidXmlCharacters, "")
    .replaceAll(characterNumber, "_x005F_")
    .replaceAll(/[&<>"\r]/g, (sign) => escapes[sign]!)

/** Column letters from an index: 0 is A, 25 is Z, 26 is AA. */
export const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26))

/** The styles of cells, by their place in `cellXfs`. */
const styles = { heading: ' s="1"', day: ' s="2"', time: ' s="3"' }

const dayMs = 24 * 60 * 60 * 1000
/** Excel counts a 29 February 1900, so the numbers of earlier days differ between programs. */
const firstSerial = 61

/** A date as the number that a workbook stores. In the Indian order as a text, if workbooks do not have it. */
const dateCell = ({ date }: DateCell, place: string) => {
  const [day = "", time] = date.split(" ")
  const serial = (Date.parse(`${day}T${time ?? "00:00"}Z`) - Date.UTC(1899, 11, 30)) / dayMs
  if (!(serial >= firstSerial)) {
    return cellOf([dayFirst(day), ...(time ? [time] : [])].join(" "), place, "")
  }
  return cellOf(serial, place, time ? styles.time : styles.day)
}

const cellOf = (value: CellValue, place: string, style: string): string => {
  if (typeof value === "object" && value !== null) return dateCell(value, place)
  if (value === null || value === "" || (typeof value === "number" && !Number.isFinite(value))) {
    return ""
  }
  if (typeof value === "number") return `<c r="${place}"${style}><v>${value}</v></c>`
  const text = escape(keepApostrophe(value).slice(0, longestText))
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

const rowOf = (values: CellValue[], number: number, style = "") => {
  const cells = values.map((value, index) => cellOf(value, columnName(index) + number, style))
  return `<row r="${number}">${cells.join("")}</row>`
}

/** The start of a sheet, up to the header row, which is frozen while scrolling. */
const sheetBegin = (columns: readonly Pick<Column<never>, "title">[]) => {
  const titles = columns.map(({ title }) => title)
  const widths = titles.map((title, index) => {
    const width = Math.max(12, title.length + 2)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>${rowOf(titles, 1, styles.heading)}`
}

/** One row of a sheet; the first row under the header is number 2. Texts are never formulas. */
const sheetRow = <Row>(columns: readonly Column<Row>[], row: Row, number: number) =>
  rowOf(
    columns.map(({ value }) => value(row)),
    number,
  )

const sheetEnd = "</sheetData></worksheet>"

const sheetName = (name: string) =>
  escape(
    name
      .replaceAll(/[[\]:*?/\\]/g, " ")
      .trim()
      .slice(0, 31),
  )

/** The workbook's files other than its sheet, by name. */
const workbookFiles = (name: string): Record<string, string> => {
  const related = (id: number, kind: string, target: string) =>
    `<Relationship Id="r${id}" Type="${relations}/${kind}" Target="${target}"/>`
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${types}.${kind}+xml"/>`
  const relationships = (inside: string) =>
    `${declaration}<Relationships xmlns="${packages}/relationships">${inside}</Relationships>`

  return {
    "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships(
      related(1, "worksheet", "worksheets/sheet1.xml") + related(2, "styles", "styles.xml"),
    ),
    "xl/styles.xml": `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "_rels/.rels": relationships(related(1, "officeDocument", "xl/workbook.xml")),
    "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("workbook", "sheet.main")}${override("styles", "styles")}${override("worksheets/sheet1", "worksheet")}</Types>`,
  }
}

async function* sheetTexts<Row>(columns: readonly Column<Row>[], rows: Rows<Row>) {
  yield sheetBegin(columns)
  let number = 2
  for await (const row of rows) yield sheetRow(columns, row, number++)
  yield sheetEnd
}

/** The workbook's files in writing order, the sheet first. */
async function* filesOf<Row>(
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
  name: string,
): AsyncGenerator<ZipEntry> {
  yield { name: "xl/worksheets/sheet1.xml", content: inChunks(sheetTexts(columns, rows)) }
  for (const [path, text] of Object.entries(workbookFiles(name))) {
    yield { name: path, content: [Buffer.from(text)] }
  }
}

/**
 * Rows as an Excel workbook with one sheet of this name, streamed with backpressure. Texts are stored as texts, so none
 * is a formula and no leading zero is lost. Fails if `rows` fails.
 */
export const toXlsx = <Row>(columns: readonly Column<Row>[], rows: Rows<Row>, name: string) =>
  Readable.from(zip(filesOf(columns, rows, name)), { objectMode: false })
