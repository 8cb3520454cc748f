import { createHash } from "node:crypto"

import turbo from "@julusian/jpeg-turbo"

import { uploads } from "#domain/fields/uploads.ts"

import { jpegSegments } from "./jpeg-segments.ts"
import { readJpegHeader } from "./read-jpeg-header.ts"

/** Size in pixels of an image, or of the frame it must fit into. */
export interface Size {
  width: number
  height: number
}

const colourProfile = 0xe2
const baselineFrame = 0xc0
const startOfScan = 0xda
/** Segments without orientation or colour information: JFIF, comments, tables, restart intervals. */
const harmless = [0xe0, 0xfe, 0xdb, 0xc4, 0xdd]

/** SHA-256 of the colour profile in every JPEG that Chromium encodes. It is sRGB, like our output. */
const chromiumProfile = "c3bb12de30d7357252ec3a5ec781bd2f8a6dd8c69dd7d3de97bbac262d9e1fd4"
const isChromiumProfile = (segment: Buffer) =>
  createHash("sha256").update(segment).digest("hex") === chromiumProfile

/**
 * The size of a JPEG in the plain form that browsers write: baseline, eight bits, three colours in one scan,
 * sRGB, no EXIF. Undefined for every other file.
 */
export const readPlainSize = (bytes: Buffer): Size | undefined => {
  const header = readJpegHeader(bytes)
  if (typeof header === "string" || header.scans !== 1 || header.channels !== 3) return undefined
  for (const { marker, content } of jpegSegments(bytes)) {
    if (marker === startOfScan) return content[0] === 3 ? header : undefined
    if (marker === baselineFrame) {
      if (content[0] !== 8) return undefined
    } else if (marker === colourProfile) {
      if (!isChromiumProfile(content)) return undefined
    } else if (!harmless.includes(marker)) return undefined
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
  const size = readPlainSize(bytes)
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
