import turbo from "@julusian/jpeg-turbo"

import { uploads } from "#domain/fields/uploads.ts"

import { type Size, readJpegSize } from "./jpeg-size.ts"

const { bufferSize, compress, decompress, FORMAT_RGB, SAMP_420 } = turbo

const coding = { format: FORMAT_RGB, subsampling: SAMP_420, quality: 85 }

/** Room for one picture while it is drawn, large enough for each frame. */
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
 * More than Node has threads for such work: a picture twice waits for its turn of the event loop, and where that is
 * busy with other visitors the threads would stand idle meanwhile.
 */
const mostBoards = 32
/** Kept, since new room for each picture, a megabyte, would cost a third more. */
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
 * A plain JPEG that fits into its frame, written anew: what our own form sends. Undefined for every other
 * file, and for one with the slightest fault: whether that one can be read others decide.
 */
export const reencodeJpeg = async (file: Uint8Array, frame: Size): Promise<Buffer | undefined> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const size = readJpegSize(bytes)
  if (!size || size.width > frame.width || size.height > frame.height) return undefined
  const board = await takeBoard()
  try {
    // A decoder that reads a larger size in the header than we did finds no room, and refuses.
    const room = board.pixels.subarray(0, size.width * size.height * 3)
    const { data, width, height } = await decompress(bytes, room, coding)
    return Buffer.from(await compress(data, board.jpeg, { ...coding, width, height }))
  } catch {
    return undefined
  } finally {
    giveBack(board)
  }
}
