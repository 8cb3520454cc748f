import { createHash } from "node:crypto"

/** The id of an upload: the hash of its content. */
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

/** Parses a stored file's name into upload id and media type; undefined for any other name. */
export const readFileName = (name: string) => {
  const [, id, picture, pdf] = fileName.exec(name) ?? []
  const ending = (picture ?? pdf) as keyof typeof types | undefined
  return id !== undefined && ending ? { id, type: types[ending] } : undefined
}

export const idsOfFiles = (names: readonly string[]) => [
  ...new Set(names.map((name) => readFileName(name)?.id).filter((id) => id !== undefined)),
]

const maxNameLength = 100

/** Cleans a file name for display and download: no folders, control or special characters. */
export const shownName = (name: string) =>
  name
    .replace(/^.*[/\\]/, "")
    .replaceAll(/[\p{C}"<>|:*?%]/gu, "")
    .trim()
    .slice(-maxNameLength)
