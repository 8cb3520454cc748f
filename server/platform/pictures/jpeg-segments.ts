/** A segment of a JPEG: the second byte of its marker, and what follows its length. */
interface JpegSegment {
  marker: number
  content: Buffer
}

/** Markers without a length: 01 (TEM), D0 to D7 (restart). A zero after FF is a byte of the image data. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const fillByte = 0xff
const endOfImage = 0xd9

/**
 * The position of the next marker that a segment or the end of the image begins with; -1 if there is none. Runs of fill
 * bytes and of pairs such as FF 00 are passed over in a loop: a native search for each takes ten times as long.
 */
const nextMarker = (bytes: Buffer, from: number) => {
  let at = from
  while (at < bytes.length - 1) {
    if (bytes[at] !== 0xff) {
      at = bytes.indexOf(0xff, at)
      if (at === -1) return -1
    }
    const marker = bytes[at + 1]
    if (marker === undefined) return -1
    if (marker !== fillByte && !isBare(marker)) return at
    at += marker === fillByte ? 1 : 2
  }
  return -1
}

/**
 * The segments of a JPEG after its first marker, in their order, to the end of the image. Image data and other bytes
 * between two segments are passed over, as libjpeg does. Stops at a segment that is cut off.
 */
export function* jpegSegments(bytes: Buffer): Generator<JpegSegment> {
  let at = nextMarker(bytes, 2)
  while (at !== -1 && bytes[at + 1] !== endOfImage) {
    if (at + 4 > bytes.length) return
    // A length includes its own two bytes. libjpeg reads a smaller one as a segment without content.
    const end = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    if (end > bytes.length) return
    yield { marker: bytes[at + 1]!, content: bytes.subarray(at + 4, end) }
    at = nextMarker(bytes, end)
  }
}
