import type { MessageKey } from "#domain/fields/messages.en.ts"
import { type UploadName, uploads } from "#domain/fields/uploads.ts"
import { classifyTransientError } from "#server/platform/database/transient-errors.ts"
import { imageProcessed } from "#server/platform/observability/events.ts"

import { reencodeJpeg } from "./reencode-jpeg.ts"

/** Why a picture could not be read, by the error of whoever read it. */
export const imageErrorOf = (error: unknown): "format" | "too_many_pixels" | "unreadable" => {
  const text = error instanceof Error ? error.message : ""
  if (/unsupported image format/i.test(text)) return "format"
  return /pixel limit/i.test(text) ? "too_many_pixels" : "unreadable"
}

/** Whether the machine failed, and not who reads pictures: only the system's errors name its call or code. */
const isOfTheSystem = (error: unknown) =>
  classifyTransientError(error) !== undefined || (error instanceof Error && "syscall" in error)

/**
 * A picture read by its content and written anew as JPEG, upright, in its frame, without any metadata; or
 * the key of what is wrong with it.
 */
export const reencodeImage = async (
  name: UploadName,
  bytes: Uint8Array,
): Promise<{ jpeg: Buffer } | { wrong: MessageKey }> => {
  const frame = uploads[name]
  if (bytes.length > frame.maxBytes) return { wrong: `${name}.too_large` }
  const from = performance.now()
  const tell = (way: "plain" | "drawn" | "refused") =>
    imageProcessed.tell({ way, seconds: (performance.now() - from) / 1000 })
  try {
    const plain = await reencodeJpeg(bytes, frame)
    if (plain) {
      tell("plain")
      return { jpeg: plain }
    }
    const { resizeImage: draw } = await import("./resize-image.ts")
    const jpeg = await draw(bytes, frame)
    tell("drawn")
    return { jpeg }
  } catch (error) {
    // Too many open files, no memory: nothing is wrong with the picture.
    if (isOfTheSystem(error)) throw error
    tell("refused")
    return { wrong: `${name}.${imageErrorOf(error)}` }
  }
}
