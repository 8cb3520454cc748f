import { type HeaderResult, maxParts } from "./picture-header.ts"

/** Channels by colour type, with the transparency that a further chunk may add. */
const channelsByType: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }

const signatureLength = 8
const headerLength = 13
/** Adam7, the only method of interlacing. */
const passesOfInterlaced = 7

/** The chunks of a PNG in their order. What is cut off ends with the file. */
export function* pngChunks(bytes: Buffer) {
  let at = signatureLength
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    yield {
      type: bytes.toString("latin1", at + 4, at + 8),
      content: bytes.subarray(at + 8, at + 8 + length),
      /** With length and checksum. */
      whole: bytes.subarray(at, at + 12 + length),
      /** What the checksum is of. */
      typeAndContent: bytes.subarray(at + 4, at + 8 + length),
    }
    at += 12 + length
  }
}

/** Chunks that pixels, their colours and the orientation depend on. */
const shownChunks = "IHDR PLTE tRNS IDAT IEND eXIf sRGB gAMA cHRM cICP".split(" ")

/** The PNG without texts, colour profiles and other chunks that are not used: some of them unpack to many megabytes. */
export const withoutOtherChunks = (bytes: Buffer) => {
  const shown = [...pngChunks(bytes)].filter(({ type }) => shownChunks.includes(type))
  return Buffer.concat([bytes.subarray(0, signatureLength), ...shown.map(({ whole }) => whole)])
}

/**
 * Reads a PNG's header, and its chunks as far as the image data, before which an animated PNG says how many frames it
 * has. Those after it are counted. "unreadable" without image data.
 */
export const readPngHeader = (bytes: Buffer): HeaderResult => {
  let header: Buffer | undefined
  let frames = 1
  let hasImageData = false
  let chunks = 0
  for (const { type, content } of pngChunks(bytes)) {
    if (++chunks > maxParts) return "too_complex"
    hasImageData ||= type === "IDAT"
    if (hasImageData) continue
    if (type === "IHDR" && content.length >= headerLength) header ??= content
    if (type === "acTL" && content.length >= 4) frames = content.readUInt32BE(0)
  }
  const channels = header && channelsByType[header[9]!]
  if (!header || !channels || !hasImageData) return "unreadable"
  return {
    format: "png",
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    channels,
    depth: header[8] === 16 ? 16 : 8,
    scans: header[12] === 0 ? 1 : passesOfInterlaced,
    frames,
  }
}
