// Reads a workbook without the code that wrote it: by the archive's directory, sheet by sheet.
import { crc32, inflateRawSync } from "node:zlib"

/** The files of an archive by name. Throws if a size or a checksum differs from the directory. */
export const unzip = (archive: Buffer) => {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"))
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, plain] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field))
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength)
    const offset = archive.readUInt32LE(at + 42)
    const start = offset + 30 + archive.readUInt16LE(offset + 26)
    const bytes = inflateRawSync(archive.subarray(start, start + packed!))
    if (bytes.length !== plain || crc32(bytes) !== crc) throw new Error(`${name} is damaged`)
    // The sizes also follow the content, for streaming readers.
    const after = archive.subarray(start + packed!, start + packed! + 16)
    const said = archive.subarray(at + 16, at + 28)
    if (!after.equals(Buffer.concat([Buffer.from("PK\x07\x08", "latin1"), said]))) {
      throw new Error(`${name} is not followed by its sizes`)
    }
    files.set(name, bytes.toString("utf8"))
    at += 46 + nameLength
  }
  return files
}

const signs: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#13;": "\r",
  "&amp;": "&",
}
const unescape = (text: string) => text.replaceAll(/&[^;]+;/g, (sign) => signs[sign] ?? sign)

/** The rows of a sheet: cell values by reference, like A1. */
const cellsOf = (xml: string) =>
  [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, , cells]) =>
    Object.fromEntries(
      [
        ...cells!.matchAll(
          /<c r="([A-Z]+\d+)"[^>]*>(?:<v>(.*?)<\/v>|<is><t xml:space="preserve">(.*?)<\/t><\/is>)<\/c>/gs,
        ),
      ].map(([, place, number, text]) => [
        place,
        number === undefined ? unescape(text!) : Number(number),
      ]),
    ),
  )

/** The sheets of a workbook in their order: name and rows. */
export const readXlsx = (archive: Buffer) => {
  const files = unzip(archive)
  const targets = new Map(
    [...files.get("xl/_rels/workbook.xml.rels")!.matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)].map(
      ([, id, target]) => [id, target],
    ),
  )
  return [...files.get("xl/workbook.xml")!.matchAll(/<sheet name="([^"]*)"[^>]*r:id="(\w+)"/g)].map(
    ([, name, id]) => ({
      name: unescape(name!),
      rows: cellsOf(files.get(`xl/${targets.get(id)}`)!),
    }),
  )
}
