import { crc32, deflateSync } from "node:zlib"

/** Start positions and distances of the pixels of each pass of an interlaced PNG (Adam7). */
const passes = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]
const onePass = [{ x: 0, y: 0, dx: 1, dy: 1 }]
const samplesByType = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface MadePng {
  width: number
  height: number
  depth: 1 | 8 | 16
  colourType: keyof typeof samplesByType
  isInterlaced?: boolean
  /** Chunks before the image data. */
  extra?: Buffer[]
}

/** A chunk of a PNG with its length and checksum. */
export const pngChunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG whose pixels are all zero: millions of pixels in a few dozen kilobytes. */
export const makePng = ({ width, height, depth, colourType, isInterlaced, extra }: MadePng) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = colourType
  header[12] = isInterlaced ? 1 : 0
  const bytesOfPass = ({ x, y, dx, dy }: (typeof passes)[number]) => {
    const columns = Math.ceil((width - x) / dx)
    const rowBytes = Math.ceil((columns * depth * samplesByType[colourType]) / 8)
    return columns > 0 && height > y ? Math.ceil((height - y) / dy) * (1 + rowBytes) : 0
  }
  const rows = (isInterlaced ? passes : onePass).reduce((sum, pass) => sum + bytesOfPass(pass), 0)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...(extra ?? []),
    pngChunk("IDAT", deflateSync(Buffer.alloc(rows), { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ])
}
