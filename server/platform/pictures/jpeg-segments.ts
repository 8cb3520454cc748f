/** A segment of a JPEG: the second byte of its marker, and what follows its length. */
interface JpegSegment {
  marker: number
  content: Buffer
}

/** Markers without a length: 01 (TEM), D0 to D7 (restart). A zero after FF is a byte of the image data. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const endOfImage = 0xd9

/**
 * The segments of a JPEG after its first marker, in their order, to the end of the image. Image data and other bytes
 * between two segments are passed over, as libjpeg does. Stops at a segment that is cut off.
 */
export function* jpegSegments(bytes: Buffer): Generator<JpegSegment> {
  let at = 2
  while (at < bytes.length) {
    const found = bytes.indexOf(0xff, at)
    const marker = bytes[found + 1]
    if (found === -1 || marker === undefined || marker === endOfImage) return
    if (marker === 0xff) {
      // A fill byte: the marker may begin with the next one.
      at = found + 1
    } else if (isBare(marker)) {
      at = found + 2
    } else {
      if (found + 4 > bytes.length) return
      // A length includes its own two bytes. libjpeg reads a smaller one as a segment without content.
      const end = found + 2 + Math.max(2, bytes.readUInt16BE(found + 2))
      if (end > bytes.length) return
      yield { marker, content: bytes.subarray(found + 4, end) }
      at = end
    }
  }
}
