import { createHash } from "node:crypto"

/** Size in pixels of an image, or of the frame it must fit into. */
export interface Size {
  width: number
  height: number
}

const start = 0xff_d8
const colourProfile = 0xff_e2
const baselineFrame = 0xff_c0
const scan = 0xff_da
/** Segments without orientation or colour information: JFIF, comments, tables, restart intervals. */
const harmless = [0xff_e0, 0xff_fe, 0xff_db, 0xff_c4, 0xff_dd]

/** SHA-256 of the colour profile in every JPEG that Chromium encodes. It is sRGB, like our output. */
const chromiumProfile = "c3bb12de30d7357252ec3a5ec781bd2f8a6dd8c69dd7d3de97bbac262d9e1fd4"
const isChromiumProfile = (segment: Buffer) =>
  createHash("sha256").update(segment).digest("hex") === chromiumProfile

/**
 * The size of a JPEG in the plain form that browsers write: baseline, eight bits, three colours in one scan,
 * sRGB, no EXIF. Undefined for every other file. Reads only the header and decodes nothing. Multiple scans
 * are rejected: each costs a pass over the image, and a small file can contain thousands.
 */
export const readJpegSize = (bytes: Buffer): Size | undefined => {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== start) return undefined
  let size: Size | undefined
  let at = 2
  while (at + 10 <= bytes.length) {
    const marker = bytes.readUInt16BE(at)
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === scan) return bytes[at + 4] === 3 ? size : undefined
    if (marker === baselineFrame) {
      if (bytes[at + 4] !== 8 || bytes[at + 9] !== 3) return undefined
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    } else if (marker === colourProfile) {
      if (!isChromiumProfile(bytes.subarray(at + 4, end))) return undefined
    } else if (!harmless.includes(marker)) return undefined
    at = end
  }
  return undefined
}
