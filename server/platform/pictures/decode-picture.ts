import {
  decodingCost,
  excessOf,
  type PictureHeader,
  type PictureProblem,
} from "./picture-header.ts"
import { createPictureQueue } from "./picture-queue.ts"
import { readPictureHeader } from "./read-picture-header.ts"
import { withoutOtherChunks } from "./read-png-header.ts"
import { reduceExif } from "./reduce-exif.ts"
import { createDecoderRunner, type Decoder, type OptionsOf, type Outcome } from "./run-decoder.ts"

const defaults = {
  /** The costliest picture that may be decoded takes 0.6 s and 150 MB, a usual one 10 ms. */
  limits: { cpuMs: 2000, memoryMb: 220 },
  /** Its cost depends on the frame and on how noisy the picture is (decision 43). */
  encodingLimits: { cpuMs: 10_000, memoryMb: 400 },
  /** For a process that hangs without using the processor. A slow machine needs some seconds to encode variants. */
  timeoutMs: 30_000,
  idleMs: 60_000,
  /** At 10 ms for a usual picture, the last of them waits less than a second. */
  maxWaiting: 60,
}

/** The file without parts that cost the decoder time and that nobody sees. */
const withoutBurden = (file: Uint8Array, format: PictureHeader["format"]) => {
  const reduced = reduceExif(file, format)
  return format === "png" ? withoutOtherChunks(Buffer.from(reduced.buffer)) : reduced
}

/**
 * Decodes pictures in a process of its own, one at a time, by a function of decoder-process.ts. A picture whose header
 * says that it is too costly is not decoded; one that exceeds a limit anyway kills the process, and is `too_complex`.
 * Throws a transient error when too many wait.
 */
export const createPictureDecoder = (changed: Partial<typeof defaults> = {}) => {
  const { limits, encodingLimits, timeoutMs, idleMs, maxWaiting } = { ...defaults, ...changed }
  const run = createDecoderRunner({ timeoutMs, idleMs })
  const inTurn = createPictureQueue(maxWaiting)
  return async <Name extends keyof Decoder>(
    name: Name,
    file: Uint8Array,
    options: OptionsOf<Name>,
  ): Promise<Outcome<Name> | { problem: PictureProblem }> => {
    const header = readPictureHeader(file)
    if (typeof header === "string") return { problem: header }
    const problem = excessOf(header)
    if (problem) return { problem }
    return inTurn(decodingCost(header), () =>
      run(name, { bytes: withoutBurden(file, header.format), limits, encodingLimits, options }),
    )
  }
}

/** Decodes the pictures of this process. */
export const decodePicture = createPictureDecoder()
