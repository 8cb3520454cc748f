import { pipeline, Readable } from "node:stream"
import { crc32, createDeflateRaw } from "node:zlib"

/** A file in the archive. `content` is read once, in the order of the entries. */
export interface ZipEntry {
  name: string
  content: AsyncIterable<Buffer>
}

interface Written {
  name: Buffer
  crc: number
  packed: number
  plain: number
  offset: number
}

/** Above this, sizes do not fit into the format's four bytes. */
const largest = 0xffff_ffff

// Signatures and fields: APPNOTE 6.3, sections 4.3.7 to 4.3.16.
const version = 20
/** Flags: sizes follow the content, names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1 January 1980: the archive does not reveal when it was created. */
const noDay = 0x21

/** Encodes numbers in little endian, each with its byte count. */
const bytesOf = (...numbers: [value: number, bytes: 2 | 4][]) => {
  const buffer = Buffer.alloc(numbers.reduce((length, [, bytes]) => length + bytes, 0))
  let offset = 0
  for (const [value, bytes] of numbers) offset = buffer.writeUIntLE(value, offset, bytes)
  return buffer
}

const localHeader = (name: Buffer) =>
  Buffer.concat([
    bytesOf([0x04034b50, 4], [version, 2], [flags, 2], [deflated, 2], [0, 2], [noDay, 2]),
    bytesOf([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
    name,
  ])

const sizesOf = ({ crc, packed, plain }: Written) => bytesOf([crc, 4], [packed, 4], [plain, 4])

const directoryEntry = (file: Written) =>
  Buffer.concat([
    bytesOf([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2]),
    bytesOf([0, 2], [noDay, 2]),
    sizesOf(file),
    bytesOf([file.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [file.offset, 4]),
    file.name,
  ])

const directoryEnd = (count: number, length: number, offset: number) =>
  bytesOf([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [offset, 4], [0, 2])

/**
 * A ZIP archive, streamed: only the directory is held in memory. Throws RangeError if a file or the archive
 * reaches 4 GiB.
 */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const files: Written[] = []
  let offset = 0
  const count = (bytes: Buffer) => {
    offset += bytes.length
    return bytes
  }

  for await (const { name, content } of entries) {
    const file: Written = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, offset }
    const measured = async function* () {
      for await (const chunk of content) {
        file.crc = crc32(chunk, file.crc)
        file.plain += chunk.length
        yield chunk
      }
    }
    yield count(localHeader(file.name))
    const start = offset
    const packing = createDeflateRaw()
    // An input error destroys `packing`; the loop below throws it.
    pipeline(Readable.from(measured()), packing, () => undefined)
    for await (const chunk of packing) yield count(chunk as Buffer)
    file.packed = offset - start
    if (file.plain > largest || offset > largest) throw new RangeError("over 4 GiB")
    yield count(Buffer.concat([bytesOf([0x08074b50, 4]), sizesOf(file)]))
    files.push(file)
  }

  const directory = Buffer.concat(files.map(directoryEntry))
  yield Buffer.concat([directory, directoryEnd(files.length, directory.length, offset)])
}
