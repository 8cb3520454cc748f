/** A segment of a JPEG: its marker without FF, and what follows its length. */
export const jpegSegment = (marker: number, content: Iterable<number>) => {
  const data = Buffer.from([...content])
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

export const jpegStart = Buffer.from([0xff, 0xd8])
export const jpegEnd = Buffer.from([0xff, 0xd9])

const sixteenBits = (value: number) => [value >> 8, value & 0xff]

interface MadeJpeg {
  width: number
  height: number
  scans: number
  components?: 1 | 3
}

/** A Huffman table with one code of one bit, which stands for `symbol`. */
const tableOf = (classAndId: number, symbol: number) =>
  jpegSegment(0xc4, [classAndId, 1, ...Array<number>(15).fill(0), symbol])

/**
 * A grey progressive JPEG. All its coefficients are zero: each scan after the first says so for 16,384 blocks in 15
 * bits, and still costs the decoder a pass over the picture.
 */
export const makeProgressiveJpeg = ({ width, height, scans, components = 3 }: MadeJpeg) => {
  const ids = Array.from({ length: components }, (_, i) => i + 1)
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const endOfBlocksRun = 0xe0
  const frame = [8, ...sixteenBits(height), ...sixteenBits(width), components]
  const first = [components, ...ids.flatMap((id) => [id, 0]), 0, 0, 0]
  const furtherScan = (id: number) =>
    Buffer.concat([
      jpegSegment(0xda, [1, id, 0, 1, 63, 0]),
      Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8) + 1),
    ])
  return Buffer.concat([
    jpegStart,
    jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    jpegSegment(0xc2, [...frame, ...ids.flatMap((id) => [id, 0x11, 0])]),
    tableOf(0x00, 0),
    tableOf(0x10, endOfBlocksRun),
    jpegSegment(0xda, first),
    Buffer.alloc(Math.ceil((blocks * components) / 8) + 1),
    ...Array.from({ length: scans - 1 }, (_, i) => furtherScan(ids[i % components]!)),
    jpegEnd,
  ])
}
