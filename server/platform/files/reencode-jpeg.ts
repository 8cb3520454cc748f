import turbo from "@julusian/jpeg-turbo"

import { uploads } from "#domain/fields/uploads.ts"

import { type Size, readJpegSize } from "./jpeg-size.ts"

const { bufferSize, compress, decompress, FORMAT_RGB, SAMP_420 } = turbo

const coding = { format: FORMAT_RGB, subsampling: SAMP_420, quality: 85 }

/** Buffers for one re-encoding, large enough for every frame. */
interface Board {
  pixels: Buffer
  jpeg: Buffer
}

const frames = Object.values(uploads)
const newBoard = (): Board => ({
  pixels: Buffer.alloc(Math.max(...frames.map(({ width, height }) => width * height * 3))),
  jpeg: Buffer.alloc(Math.max(...frames.map((frame) => bufferSize({ ...frame, ...coding })))),
})

/**
 * Size of the buffer pool. More than Node's worker threads: each image waits twice for the event loop, and on
 * a busy one the threads would otherwise be idle.
 */
const mostBoards = 32
/** Buffer pool: allocating a megabyte for each image would cost a third more time. */
const freeBoards: Board[] = []
let made = 0
const waiting: ((board: Board) => void)[] = []

const takeBoard = async () => {
  const free = freeBoards.pop()
  if (free) return free
  if (made === mostBoards) return new Promise<Board>((resolve) => waiting.push(resolve))
  made++
  return newBoard()
}

const giveBack = (board: Board) => {
  const next = waiting.shift()
  if (next) next(board)
  else freeBoards.push(board)
}

/**
 * Fast path: re-encodes a plain JPEG that fits into its frame, as our own form sends it. Undefined for every
 * other file and on any error: the caller then uses the slower library.
 */
export const reencodeJpeg = async (file: Uint8Array, frame: Size): Promise<Buffer | undefined> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const size = readJpegSize(bytes)
  if (!size || size.width > frame.width || size.height > frame.height) return undefined
  const board = await takeBoard()
  try {
    // If the decoder reads a larger size from the header than we did, the buffer is too small and it fails.
    const room = board.pixels.subarray(0, size.width * size.height * 3)
    const { data, width, height } = await decompress(bytes, room, coding)
    return Buffer.from(await compress(data, board.jpeg, { ...coding, width, height }))
  } catch {
    return undefined
  } finally {
    giveBack(board)
  }
}
