import { pipeline, Readable } from "node:stream"
import { crc32, createDeflateRaw } from "node:zlib"

import type { ZipInputFile } from "fflate"

/** A file in the archive. `content` is read once, in the order of the entries. */
export interface ZipEntry {
  name: string
  content: Iterable<Buffer> | AsyncIterable<Buffer>
}

/** The archive does not reveal when it was created: the format's first day. */
const mtime = new Date(1980, 0, 1)
const deflated = 8
const largest = 0xffff_ffff

/**
 * A ZIP archive, streamed with backpressure: only the directory is held in memory. Throws RangeError if a file
 * or the archive reaches 4 GiB. fflate writes the format; Node's zlib compresses, outside the main thread.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  // Loaded for the first archive.
  const { Zip } = await import("fflate")
  const ready: Uint8Array[] = []
  let length = 0
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
    length += chunk.length
  })
  for await (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, mtime, compression: deflated, size: 0, crc: 0 }
    archive.add(file)
    const measured = async function* () {
      for await (const chunk of content) {
        file.crc = crc32(chunk, file.crc)
        file.size += chunk.length
        yield chunk
      }
    }
    const packing = createDeflateRaw()
    // An input error destroys `packing`; the loop below throws it.
    pipeline(Readable.from(measured()), packing, () => undefined)
    for await (const chunk of packing) {
      file.ondata!(null, chunk as Buffer<ArrayBuffer>, false)
      yield* ready.splice(0)
    }
    file.ondata!(null, new Uint8Array(), true)
    if (file.size > largest || length > largest) throw new RangeError("over 4 GiB")
  }
  archive.end()
  yield* ready
}
