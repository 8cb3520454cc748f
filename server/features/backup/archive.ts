import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { dirname } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import type { ReadableStream } from "node:stream/web"
import { isDeepStrictEqual } from "node:util"

import { Decrypter, Encrypter } from "age-encryption"
import { createTarDecoder } from "modern-tar"
import { packTar } from "modern-tar/fs"

import { OperatorError } from "#server/platform/operator-error.ts"

import { type Manifest, readManifest } from "./manifest.ts"

const manifestName = "manifest.json"

/** age's default scrypt work factor: one guess at the passphrase takes a second and 256 MB. */
const usualWorkFactor = 18

/**
 * Returns the bytes of a backup: a tar encrypted in age's format. `source` gives the path of each part of the
 * manifest.
 */
export const packArchive = async (
  manifest: Manifest,
  source: (name: string) => string,
  { passphrase, workFactor = usualWorkFactor }: { passphrase: string; workFactor?: number },
): Promise<Readable> => {
  const mode = 0o600
  const content = `${JSON.stringify(manifest, undefined, 2)}\n`
  const tar = packTar([
    { type: "content", content, target: manifestName, mode },
    ...manifest.parts.map(({ name }) => ({
      type: "file" as const,
      source: source(name),
      target: name,
      mode,
    })),
  ])
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  return Readable.fromWeb((await encrypter.encrypt(webStreamOf(tar))) as ReadableStream<Uint8Array>)
}

// Node's web stream types and the browser's differ only in members that neither side uses here.
const webStreamOf = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>

const decrypt = async (file: string, passphrase: string) => {
  const decrypter = new Decrypter()
  // The console encrypts with the composed form, the command with what was typed.
  for (const form of new Set([passphrase, passphrase.normalize("NFC")])) {
    decrypter.addPassphrase(form)
  }
  try {
    return await decrypter.decrypt(webStreamOf(createReadStream(file)))
  } catch (error) {
    if (/no identity matched/.test((error as Error).message)) {
      throw new OperatorError("The passphrase is not the one this backup was made with.")
    }
    throw error
  }
}

/** Receives the parts of a backup while the archive is read. */
export interface Receiver {
  /** Called before the first part. Throws an OperatorError to reject this backup. */
  begin: (manifest: Manifest) => Promise<void>
  /** Reads one part to its end. */
  take: (name: Manifest["parts"][number]["name"], body: AsyncIterable<Uint8Array>) => Promise<void>
}

async function* hashed(
  body: AsyncIterable<Uint8Array>,
  part: Manifest["parts"][number],
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256")
  let bytes = 0
  for await (const chunk of body) {
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  if (bytes !== part.bytes || hash.digest("hex") !== part.sha256) {
    throw new Error(`${part.name} is not what the manifest says`)
  }
}

const unpack = async (file: string, passphrase: string, receiver: Receiver) => {
  const plain = await decrypt(file, passphrase)
  let manifest: Manifest | undefined
  const missing = new Map<string, Manifest["parts"][number]>()
  for await (const { header, body } of plain.pipeThrough(createTarDecoder({ strict: true }))) {
    if (!manifest) {
      if (header.name !== manifestName) throw new Error("no manifest at the beginning")
      manifest = readManifest(await text(body))
      await receiver.begin(manifest)
      for (const part of manifest.parts) missing.set(part.name, part)
      continue
    }
    const part = missing.get(header.name)
    if (!part) throw new Error("a part that the manifest does not name")
    missing.delete(header.name)
    await receiver.take(part.name, hashed(body, part))
  }
  if (!manifest || missing.size > 0) throw new Error("not all parts are there")
  return manifest
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  typeof (error as NodeJS.ErrnoException).errno === "number"

/**
 * Reads a backup to its end and checks every part against its manifest. Data passed to `receiver` are
 * verified only once this resolves. Throws an OperatorError if the passphrase is wrong or any byte is missing
 * or changed.
 */
export const readArchive = async (
  file: string,
  passphrase: string,
  receiver: Receiver,
): Promise<Manifest> => {
  try {
    return await unpack(file, passphrase, receiver)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    if (isOfSystem(error) && error.path !== file) throw error
    if (isOfSystem(error)) throw new OperatorError(`${file} can't be read: ${error.code}.`)
    throw new OperatorError("This file is damaged, cut off, or no backup: take another one.", {
      cause: error,
    })
  }
}

/** Reads a backup to its end and checks every part, as `readArchive`, and restores nothing. */
export const checkArchive = (file: string, passphrase: string) =>
  readArchive(file, passphrase, {
    begin: async () => {},
    take: async (_name, body) => {
      for await (const chunk of body) void chunk
    },
  })

/** Reads a new backup back and compares it with what was to be written. Throws an OperatorError otherwise. */
export const checkWritten = async (path: string, passphrase: string, manifest: Manifest) => {
  const read = await checkArchive(path, passphrase).catch((cause: unknown) => cause)
  if (isDeepStrictEqual(read, manifest)) return
  throw new OperatorError(
    `${dirname(path)}: the new file could not be read back as it was written; there is no backup.`,
    { cause: read, reason: "not_read_back" },
  )
}
