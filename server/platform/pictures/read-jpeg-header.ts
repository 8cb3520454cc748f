import { jpegSegments } from "./jpeg-segments.ts"
import { type HeaderResult, maxParts } from "./picture-header.ts"

const startOfScan = 0xda
/** Baseline, extended and progressive JPEG with Huffman codes. */
const commonFrames = [0xc0, 0xc1, 0xc2]
const progressive = 0xc2
/** Lossless, hierarchical and arithmetic-coded JPEG, which no phone writes. C4, C8 and CC are other segments. */
const rareFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]

/**
 * Reads a JPEG's header and counts the scans of the whole file: each costs the decoder a pass over the picture.
 * "unreadable" also for a second frame header, and for a height that a later segment would define.
 */
export const readJpegHeader = (bytes: Buffer): HeaderResult => {
  let frame: Buffer | undefined
  let isProgressive = false
  let scans = 0
  let channelsOfScan = 0
  let segments = 0
  for (const { marker, content } of jpegSegments(bytes)) {
    if (++segments > maxParts) return "too_complex"
    if (rareFrames.includes(marker)) return "format"
    if (commonFrames.includes(marker)) {
      if (frame || content.length < 6) return "unreadable"
      frame = content
      isProgressive = marker === progressive
    }
    if (marker !== startOfScan) continue
    scans++
    channelsOfScan = content[0] ?? 0
  }
  if (!frame || scans === 0) return "unreadable"
  const channels = frame[5]!
  if (channels < 1 || channels > 4) return "unreadable"
  return {
    format: "jpeg",
    width: frame.readUInt16BE(3),
    height: frame.readUInt16BE(1),
    channels,
    depth: frame[0]! > 8 ? 16 : 8,
    scans,
    frames: 1,
    ...(!isProgressive && scans === 1 && channelsOfScan === channels && { isSequential: true }),
  }
}
