import { createHash } from "node:crypto"

import turbo from "@julusian/jpeg-turbo"

import { uploads } from "#domain/fields/uploads.ts"

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

const { bufferSize, compress, decompress, FORMAT_RGB, SAMP_420 } = turbo

const coding = { format: FORMAT_RGB, subsampling: SAMP_420, quality: 85 }

/** Buffers for one re-encoding, large enough for every frame. */
interface Buffers {
  pixels: Buffer
  jpeg: Buffer
}

const frames = Object.values(uploads)
const newBuffers = (): Buffers => ({
  pixels: Buffer.alloc(Math.max(...frames.map(({ width, height }) => width * height * 3))),
  jpeg: Buffer.alloc(Math.max(...frames.map((frame) => bufferSize({ ...frame, ...coding })))),
})

/**
 * Size of the buffer pool. More than Node's worker threads: each image waits twice for the event loop, and on
 * a busy one the threads would otherwise be idle.
 */
const maxBuffers = 32
/** Buffer pool: allocating a megabyte for each image would cost a third more time. */
const freeBuffers: Buffers[] = []
let count = 0
const queue: ((buffers: Buffers) => void)[] = []

const takeBuffers = async () => {
  const free = freeBuffers.pop()
  if (free) return free
  if (count === maxBuffers) return new Promise<Buffers>((resolve) => queue.push(resolve))
  count++
  return newBuffers()
}

const releaseBuffers = (buffers: Buffers) => {
  const next = queue.shift()
  if (next) next(buffers)
  else freeBuffers.push(buffers)
}

/**
 * Fast path: re-encodes a plain JPEG that fits into its frame, as our own form sends it. Undefined for every
 * other file and on any error: the caller then uses the slower library.
 */
export const reencodeJpeg = async (file: Uint8Array, frame: Size): Promise<Buffer | undefined> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const size = readJpegSize(bytes)
  if (!size || size.width > frame.width || size.height > frame.height) return undefined
  const buffers = await takeBuffers()
  try {
    // If the decoder reads a larger size from the header than we did, the buffer is too small and it fails.
    const room = buffers.pixels.subarray(0, size.width * size.height * 3)
    const { data, width, height } = await decompress(bytes, room, coding)
    return Buffer.from(await compress(data, buffers.jpeg, { ...coding, width, height }))
  } catch {
    return undefined
  } finally {
    releaseBuffers(buffers)
  }
}
