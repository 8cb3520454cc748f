import { createPictureQueue } from "#server/platform/pictures/picture-queue.ts"
import { createDecoderRunner } from "#server/platform/pictures/run-decoder.ts"

import type { PdfProblem } from "./find-pdf-problem.ts"

/** A usual PDF of 2 MB takes 100 ms and 120 MB. */
const limits = { cpuMs: 2000, memoryMb: 300 }

const run = createDecoderRunner({ timeoutMs: 30_000, idleMs: 30_000 })
const inTurn = createPictureQueue(30)

const start = Buffer.from("%PDF-")

/** Whether a file says of itself that it is a PDF. Some programs write bytes before it. */
export const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes(start)

/**
 * Why a PDF is refused; undefined if it is taken. It is read in a process of its own, one at a time; one that exceeds
 * the limits is "too_complex". Throws a transient error when too many wait.
 */
export const checkPdf = async (
  bytes: Uint8Array,
  maxPages: number,
): Promise<PdfProblem | "too_complex" | undefined> => {
  const outcome = await inTurn(bytes.length, () =>
    run("checkPdf", { bytes, limits, encodingLimits: limits, options: { maxPages } }),
  )
  return outcome.problem
}
