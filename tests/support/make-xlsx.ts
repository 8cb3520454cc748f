// Makes workbooks as programs other than ours write them.
import { strToU8, zipSync } from "fflate"

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

interface SheetParts {
  /** The XML of its rows. */
  rows: string
  name?: string
  state?: "visible" | "hidden"
  /** The XML after the rows. */
  after?: string
}

interface WorkbookParts {
  sheets: SheetParts[]
  texts?: string
  styles?: string
  is1904?: boolean
}

/** The files of a workbook by path. */
export const xlsxFiles = ({ sheets, texts, styles, is1904 = false }: WorkbookParts) => {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
  const relationships = (inside: string) =>
    `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
  const names = sheets.map(
    ({ name = `Sheet${sheets.length}`, state = "visible" }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
  )
  return {
    "[Content_Types].xml": `${declaration}<Types/>`,
    "_rels/.rels": relationships(relation("w", "officeDocument", "xl/workbook.xml")),
    "xl/_rels/workbook.xml.rels": relationships(
      sheets
        .map((_, index) => relation(`s${index}`, "worksheet", `worksheets/s${index}.xml`))
        .join("") +
        relation("t", "sharedStrings", "/xl/sharedStrings.xml") +
        relation("y", "styles", "styles.xml"),
    ),
    "xl/workbook.xml": `${declaration}<workbook xmlns:r="${relations}"><workbookPr date1904="${Number(is1904)}"/><sheets>${names.join("")}</sheets></workbook>`,
    ...(texts !== undefined && { "xl/sharedStrings.xml": `${declaration}<sst>${texts}</sst>` }),
    ...(styles !== undefined && {
      "xl/styles.xml": `${declaration}<styleSheet>${styles}</styleSheet>`,
    }),
    ...Object.fromEntries(
      sheets.map(({ rows, after = "" }, index) => [
        `xl/worksheets/s${index}.xml`,
        `${declaration}<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  }
}

export const zipped = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
  )

/** The bytes of a workbook. */
export const makeXlsx = (parts: WorkbookParts) => zipped(xlsxFiles(parts))

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** The XML of rows whose cells are texts, from a row number on. */
export const textRows = (rows: readonly (readonly string[])[], first = 1) =>
  rows
    .map((cells, index) => {
      const inside = cells.map((cell) => `<c t="inlineStr"><is><t>${escape(cell)}</t></is></c>`)
      return `<row r="${first + index}">${inside.join("")}</row>`
    })
    .join("")
