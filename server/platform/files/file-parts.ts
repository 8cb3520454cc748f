import type SqliteDatabase from "better-sqlite3"

import { retryOnBusy } from "#server/platform/database/retry.ts"

import { type ByteRange, contentOf, type FileContent, readWhole } from "./file-content.ts"
import type { FileStore } from "./file-store.ts"

/** A file that is larger lies in parts of this size, so that no process needs it whole in memory. */
export const partBytes = 1024 * 1024

/** The row in `files` of a file in parts is empty; it is written last, so that no half of a file is ever read. */
export const createPartsTable = `create table if not exists file_parts (
  name text not null, number integer not null, content blob not null, put_at text not null,
  primary key (name, number)
) strict;`

/** Names and times of all files, as SQL. With those of which an interrupted upload left only parts, so that they are found. */
export const allFiles = `select name, put_at from files union all
  select name, min(put_at) as put_at from file_parts
    where not exists (select 1 from files where files.name = file_parts.name) group by name`

interface Part {
  number: number
  bytes: number
}

/** The parts that a range touches, each with the bytes of it that are in the range. */
const partsIn = (parts: readonly Part[], { from, to }: ByteRange) => {
  let start = 0
  return parts.flatMap(({ number, bytes }) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, bytes - 1)]
    start += bytes
    return first <= last ? [{ number, first, last }] : []
  })
}

/** Reads files, whole or in parts, from a store in SQLite. One that an older version made has no parts. */
export const createFileReader = (database: SqliteDatabase.Database) => {
  const whole = database.prepare<string, Buffer>("select content from files where name = ?").pluck()
  const hasParts = database
    .prepare("select 1 from sqlite_master where name = 'file_parts'")
    .pluck()
    .get()
  if (hasParts === undefined) {
    const read = (name: string) => whole.get(name)
    return { read, open: (name: string) => openWhole(read(name)) }
  }
  const partsOf = database.prepare<string, Part>(
    "select number, length(content) as bytes from file_parts where name = ? order by number",
  )
  const contentOfPart = database
    .prepare<[string, number], Buffer>(
      "select content from file_parts where name = ? and number = ?",
    )
    .pluck()
  const readPart = (name: string, number: number) => {
    const content = contentOfPart.get(name, number)
    // It was removed meanwhile.
    if (!content) throw new Error("a part of a file is missing")
    return content
  }
  /** The parts of a file; none for one that is whole or unknown. */
  const partsOfFile = (name: string, content: Buffer | undefined) =>
    content?.length === 0 ? partsOf.all(name) : []
  return {
    read: (name: string) => {
      const content = whole.get(name)
      const parts = partsOfFile(name, content)
      return parts.length > 0
        ? Buffer.concat(parts.map(({ number }) => readPart(name, number)))
        : content
    },
    open: (name: string): FileContent | undefined => {
      const content = whole.get(name)
      const parts = partsOfFile(name, content)
      if (parts.length === 0) return openWhole(content)
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
      return {
        bytes,
        async *read(range = { from: 0, to: bytes - 1 }) {
          for (const { number, first, last } of partsIn(parts, range)) {
            yield readPart(name, number).subarray(first, last + 1)
          }
        },
      }
    },
  }
}

const openWhole = (content: Buffer | undefined) => content && contentOf(content)

/** Copies a file of any size into a store. A large one is never whole in memory. */
export const copyInto = async (
  store: Pick<FileStore, "put" | "putLarge">,
  name: string,
  content: FileContent,
) =>
  content.bytes > partBytes
    ? store.putLarge(name, content)
    : store.put(name, await readWhole(content))

/** A content in pieces of `partBytes`; the last one may be smaller. */
async function* inParts(content: FileContent) {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content.read()) {
    chunks.push(chunk)
    length += chunk.length
    if (length < partBytes) continue
    const joined = Buffer.concat(chunks)
    let at = 0
    for (; joined.length - at >= partBytes; at += partBytes)
      yield joined.subarray(at, at + partBytes)
    chunks = [joined.subarray(at)]
    length -= at
  }
  if (length > 0) yield Buffer.concat(chunks)
}

/** Writes and removes the parts of files, each in a transaction of its own. */
export const createPartWriter = (database: SqliteDatabase.Database, now: () => Date) => {
  const insert = database.prepare(
    "insert or replace into file_parts (name, number, content, put_at) values (?, ?, ?, ?)",
  )
  const removeAll = database.prepare("delete from file_parts where name = ?")
  return {
    write: async (name: string, content: FileContent) => {
      let number = 0
      for await (const part of inParts(content)) {
        const values = [name, number, part, now().toISOString()] as const
        await retryOnBusy(() => insert.run(...values))
        number += 1
      }
    },
    remove: (name: string) => void removeAll.run(name),
  }
}
