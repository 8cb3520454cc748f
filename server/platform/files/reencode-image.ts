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
const isSystemError = (error: unknown) =>
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
  const record = (result: "jpeg-turbo" | "sharp" | "refused") =>
    imageProcessed.publish({ result, seconds: (performance.now() - from) / 1000 })
  const refuse = (why: "too_small" | ReturnType<typeof imageErrorOf>) => {
    record("refused")
    return { wrong: `${name}.${why}` } as const
  }
  try {
    const jpegOfFastPath = await reencodeJpeg(bytes, frame)
    if (jpegOfFastPath) {
      // The fast path does not change the size, so this is the size of the sent file.
      if (isTooSmall(name, readJpegSize(jpegOfFastPath)!)) return refuse("too_small")
      record("jpeg-turbo")
      return { jpeg: jpegOfFastPath }
    }
    const { readUprightSize, resizeImage } = await import("./resize-image.ts")
    if (isTooSmall(name, await readUprightSize(bytes))) return refuse("too_small")
    const jpeg = await resizeImage(bytes, frame)
    record("sharp")
    return { jpeg }
  } catch (error) {
    // System errors, such as too many open files or no memory, do not mean that the image is bad.
    if (isSystemError(error)) throw error
    return refuse(imageErrorOf(error))
  }
}
