import { createHash } from "node:crypto"

/** What an upload is known by: the hash of what it holds. */
export const idOf = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32)

export const isId = (text: string) => /^[0-9a-f]{32}$/.test(text)

const types = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  pdf: "application/pdf",
} as const

const fileName = /^([0-9a-f]{32})(?:-\d{1,4}\.(avif|webp|jpg)|\.(pdf))$/

/** The upload a stored file belongs to, and its media type; undefined for what is named otherwise. */
export const readFileName = (name: string) => {
  const [, id, picture, pdf] = fileName.exec(name) ?? []
  const ending = (picture ?? pdf) as keyof typeof types | undefined
  return id !== undefined && ending ? { id, type: types[ending] } : undefined
}

export const idsOfFiles = (names: readonly string[]) => [
  ...new Set(names.map((name) => readFileName(name)?.id).filter((id) => id !== undefined)),
]

const longest = 100

/** A file's name as it may be shown and downloaded: without folders and signs that are no letters. */
export const shownName = (name: string) =>
  name
    .replace(/^.*[/\\]/, "")
    .replaceAll(/[\p{C}"<>|:*?%]/gu, "")
    .trim()
    .slice(-longest)
