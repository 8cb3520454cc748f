import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { isHeic, isTooSmall, type UploadName, uploads } from "#domain/fields/uploads.ts"
import { imageProcessed } from "#server/platform/observability/events.ts"

import { decodePicture } from "./decode-picture.ts"
import type { PictureProblem } from "./picture-header.ts"
import { readPlainSize, reencodeJpeg } from "./reencode-jpeg.ts"

type Outcome =
  | { jpeg: Buffer; by: "jpeg-turbo" | "sharp" }
  | { problem: PictureProblem | "too_small" | "heic" }

const reencode = async (name: UploadName, bytes: Uint8Array): Promise<Outcome> => {
  const jpeg = await reencodeJpeg(bytes, uploads[name])
  if (jpeg) {
    // The fast path does not change the size, so this is the size of the sent file.
    const isRefused = isTooSmall(name, readPlainSize(jpeg)!)
    return isRefused ? { problem: "too_small" } : { jpeg, by: "jpeg-turbo" }
  }
  const decoded = await decodePicture("toJpeg", bytes, { name })
  if ("jpeg" in decoded) return { jpeg: Buffer.from(decoded.jpeg), by: "sharp" }
  return decoded.problem === "format" && isHeic(bytes) ? { problem: "heic" } : decoded
}

/**
 * Re-encodes an image as an upright JPEG in its frame, without metadata. The format is detected by content.
 * Returns the message key of the error if the image is refused. Throws a transient error when too many wait.
 */
export const reencodeImage = async (
  name: UploadName,
  bytes: Uint8Array,
  maxBytes: number = uploads[name].maxBytes,
): Promise<{ jpeg: Buffer } | { wrong: MessageKey }> => {
  if (bytes.length > maxBytes) return { wrong: `${name}.too_large` }
  const from = performance.now()
  const outcome = await reencode(name, bytes)
  const seconds = (performance.now() - from) / 1000
  imageProcessed.publish({ result: "by" in outcome ? outcome.by : "refused", seconds })
  return "jpeg" in outcome ? { jpeg: outcome.jpeg } : { wrong: `${name}.${outcome.problem}` }
}
