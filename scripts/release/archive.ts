import { createWriteStream, readFileSync, statSync } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"

import { Zip, ZipDeflate } from "fflate"
import { packTar } from "modern-tar/fs"

import type { BundleFile } from "./bundle-files.ts"

// All entries have the same date, so that two archives of the same files have the same bytes.
const tarDate = new Date("2025-01-01T00:00:00Z")
/** A zip file holds a local time without a zone. */
const zipDate = () => new Date(2025, 0, 1)

const writeTar = async (files: readonly BundleFile[], path: string) => {
  const tar = packTar(
    files.map(({ content, target, mode }) => {
      const entry = { target, mode, mtime: tarDate, uid: 0, gid: 0 }
      return typeof content === "string"
        ? { type: "file" as const, source: content, ...entry }
        : { type: "content" as const, content, ...entry }
    }),
  )
  await pipeline(tar, createGzip({ level: 9 }), createWriteStream(path))
}

/** The pieces of a zip file, one file of the bundle after the other. */
async function* zipPieces(files: readonly BundleFile[]) {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { content, target } of files) {
    const entry = Object.assign(new ZipDeflate(target, { level: 9 }), { mtime: zipDate() })
    zip.add(entry)
    entry.push(typeof content === "string" ? readFileSync(content) : content, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces
}

const writeZip = (files: readonly BundleFile[], path: string) =>
  pipeline(Readable.from(zipPieces(files)), createWriteStream(path))

/** The format that a machine of a platform unpacks without a program of its own. */
export const archiveFor = (platform: string) =>
  platform.startsWith("win32")
    ? { extension: "zip", write: writeZip }
    : { extension: "tar.gz", write: writeTar }

/** Bytes of all files, unpacked. */
export const sizeOf = (files: readonly BundleFile[]) =>
  files.reduce(
    (sum, { content }) =>
      sum + (typeof content === "string" ? statSync(content).size : content.length),
    0,
  )
