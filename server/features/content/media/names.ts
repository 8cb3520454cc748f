import { type FileContent, hashOf } from "#server/platform/files/file-content.ts"

/** The id of an upload: the hash of its content. */
export const idOf = async (content: FileContent) =>
  (await hashOf(content)).toString("hex").slice(0, 32)

export const isId = (text: string) => /^[0-9a-f]{32}$/.test(text)

const types = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
} as const

const fileName = /^([0-9a-f]{32})(?:-\d{1,4}\.(avif|webp|jpg)|\.(pdf|mp4|webm|vtt))$/

/** Parses a stored file's name into upload id and media type; undefined for any other name. */
export const readFileName = (name: string) => {
  const [, id, picture, other] = fileName.exec(name) ?? []
  const ending = (picture ?? other) as keyof typeof types | undefined
  return id !== undefined && ending ? { id, type: types[ending] } : undefined
}

const variant = /^[0-9a-f]{32}-(\d+)\.(?:avif|webp)$/
const widthOf = (name: string) => Number(variant.exec(name)?.[1])

/**
 * The stored variant to send for one that is not stored: the next larger one in its format, else the largest. A picture
 * uploaded to another release has other widths than its pages name today.
 */
export const nearestVariant = (name: string, stored: readonly string[]) => {
  if (!variant.test(name)) return undefined
  const wanted = widthOf(name)
  const same = stored
    .filter((file) => variant.test(file) && file.slice(-5) === name.slice(-5))
    .toSorted((a, b) => widthOf(a) - widthOf(b))
  return same.find((file) => widthOf(file) >= wanted) ?? same.at(-1)
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
