import turbo from "@julusian/jpeg-turbo"

import { uploads } from "#domain/fields/uploads.ts"

import { type Size, readJpegSize } from "./jpeg-size.ts"

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

const giveBack = (buffers: Buffers) => {
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
    giveBack(buffers)
  }
}
