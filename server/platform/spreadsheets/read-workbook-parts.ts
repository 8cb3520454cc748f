import { posix } from "node:path"

import { type NumberFormat, numberFormatOf } from "./number-format.ts"
import { parseXml } from "./parse-xml.ts"
import { UnreadableTable } from "./table.ts"
import type { Archive } from "./unzip.ts"

/** Targets of a file's relationships, by id: where in the archive, and of which type ("worksheet"). */
const readRelationships = async (archive: Archive, path: string) => {
  const targets = new Map<string, { path: string; type: string }>()
  const folder = posix.dirname(path)
  const xml = await archive.read(posix.join(folder, "_rels", `${posix.basename(path)}.rels`))
  if (!xml) return targets
  await parseXml(xml, {
    open: (name, attributes) => {
      if (name !== "Relationship") return
      const { Id = "", Type = "", Target = "" } = attributes()
      const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target)
      targets.set(Id, { path: target, type: Type.slice(Type.lastIndexOf("/") + 1) })
    },
  })
  return targets
}

/** Excel writes characters that XML cannot hold as _x000D_. */
const escaped = /_x([0-9A-Fa-f]{4})_/g

export const withoutEscapes = (text: string) =>
  text.includes("_x")
    ? text.replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The texts that cells name by number. Phonetic guides are no part of a text. */
const readSharedTexts = async (xml: Uint8Array) => {
  const texts: string[] = []
  let text = ""
  let isText = false
  let isPhonetic = false
  await parseXml(xml, {
    open: (name) => {
      if (name === "si") text = ""
      else if (name === "rPh") isPhonetic = true
      else if (name === "t") isText = !isPhonetic
    },
    close: (name) => {
      if (name === "si") texts.push(withoutEscapes(text))
      else if (name === "rPh") isPhonetic = false
      else if (name === "t") isText = false
    },
    text: (part) => {
      if (isText) text += part
    },
  })
  return texts
}

/** Fonts that draw Devanagari in place of Latin letters: their text is not Unicode. */
const legacyFonts =
  /kruti|dev\s?lys|chanakya|shusha|shivaji|walkman|aps[- ]|krishna|agra|bhartiya|susha|richa|dv-?tt|dvb-?tt/i

/** How the cells of a style are shown. */
export interface CellStyle {
  format: NumberFormat
  hasLegacyFont: boolean
}

const readStyles = async (xml: Uint8Array) => {
  const codes = new Map<number, string>()
  const fonts: boolean[] = []
  const styles: CellStyle[] = []
  const path: string[] = []
  await parseXml(xml, {
    open: (name, attributes) => {
      const parent = path.at(-1)
      path.push(name)
      if (name === "numFmt" && parent === "numFmts") {
        const { numFmtId, formatCode } = attributes()
        codes.set(Number(numFmtId), formatCode ?? "")
      } else if (name === "font" && parent === "fonts") fonts.push(false)
      else if (name === "name" && parent === "font" && path.at(-3) === "fonts") {
        fonts[fonts.length - 1] = legacyFonts.test(attributes()["val"] ?? "")
      } else if (name === "xf" && parent === "cellXfs") {
        const { numFmtId = "0", fontId = "0" } = attributes()
        styles.push({
          format: numberFormatOf(Number(numFmtId), codes.get(Number(numFmtId))),
          hasLegacyFont: fonts[Number(fontId)] ?? false,
        })
      }
    },
    close: () => void path.pop(),
  })
  return styles
}

interface Workbook {
  is1904: boolean
  /** The sheets that are not hidden, in their order. */
  sheets: { name: string; path: string }[]
  texts: readonly string[]
  styles: readonly CellStyle[]
}

const findWorkbook = async (archive: Archive) => {
  const parts = await readRelationships(archive, "")
  const main = [...parts.values()].find(({ type }) => type === "officeDocument")
  return main?.path ?? "xl/workbook.xml"
}

/** What the sheets of a workbook need to be read. Throws UnreadableTable. */
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  const path = await findWorkbook(archive)
  const xml = await archive.read(path)
  if (!xml) throw new UnreadableTable("damaged")
  const parts = await readRelationships(archive, path)
  const sheets: Workbook["sheets"] = []
  let is1904 = false
  await parseXml(xml, {
    open: (name, attributes) => {
      if (name === "workbookPr") is1904 = /^(1|true|on)$/.test(attributes()["date1904"] ?? "")
      if (name !== "sheet") return
      const { id = "", name: title = "", state = "visible" } = attributes()
      const part = parts.get(id)
      if (part?.type === "worksheet" && state === "visible") {
        sheets.push({ name: title, path: part.path })
      }
    },
  })
  const partOf = async (type: string) => {
    const part = [...parts.values()].find((one) => one.type === type)
    return part && (await archive.read(part.path))
  }
  const [texts, styles] = [await partOf("sharedStrings"), await partOf("styles")]
  return {
    is1904,
    sheets,
    texts: texts ? await readSharedTexts(texts) : [],
    styles: styles ? await readStyles(styles) : [],
  }
}
