import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { isTooSmall, type UploadName, uploads } from "#domain/fields/uploads.ts"
import { classifyTransientError } from "#server/platform/database/database-errors.ts"
import { imageProcessed } from "#server/platform/observability/events.ts"

import { readJpegSize, reencodeJpeg } from "./reencode-jpeg.ts"

/** The reason why an image could not be read, from the decoder's error. */
export const imageErrorOf = (error: unknown): "format" | "too_many_pixels" | "unreadable" => {
  const text = error instanceof Error ? error.message : ""
  if (/unsupported image format/i.test(text)) return "format"
  return /pixel limit/i.test(text) ? "too_many_pixels" : "unreadable"
}

/** Whether the system failed rather than the decoder: only system errors have a syscall or a transient code. */
const isOfTheSystem = (error: unknown) =>
  classifyTransientError(error) !== undefined || (error instanceof Error && "syscall" in error)

/**
 * Re-encodes an image as an upright JPEG in its frame, without metadata. The format is detected by content.
 * Returns the message key of the error if the image is refused.
 */
export const reencodeImage = async (
  name: UploadName,
  bytes: Uint8Array,
): Promise<{ jpeg: Buffer } | { wrong: MessageKey }> => {
  const frame = uploads[name]
  if (bytes.length > frame.maxBytes) return { wrong: `${name}.too_large` }
  const from = performance.now()
  const tell = (way: "plain" | "drawn" | "refused") =>
    imageProcessed.publish({ way, seconds: (performance.now() - from) / 1000 })
  const refuse = (why: "too_small" | ReturnType<typeof imageErrorOf>) => {
    tell("refused")
    return { wrong: `${name}.${why}` } as const
  }
  try {
    const plain = await reencodeJpeg(bytes, frame)
    if (plain) {
      // The fast path does not change the size, so this is the size of the sent file.
      if (isTooSmall(name, readJpegSize(plain)!)) return refuse("too_small")
      tell("plain")
      return { jpeg: plain }
    }
    const { readUprightSize, resizeImage: draw } = await import("./resize-image.ts")
    if (isTooSmall(name, await readUprightSize(bytes))) return refuse("too_small")
    const jpeg = await draw(bytes, frame)
    tell("drawn")
    return { jpeg }
  } catch (error) {
    // System errors, such as too many open files or no memory, do not mean that the image is bad.
    if (isOfTheSystem(error)) throw error
    return refuse(imageErrorOf(error))
  }
}
