import { createPictureQueue } from "#server/platform/pictures/picture-queue.ts"
import { createDecoderRunner } from "#server/platform/pictures/run-decoder.ts"

import type { PdfText } from "./extract-pdf-text.ts"

/** A report of 300 pages takes some seconds, and a scan of 50 MB some 250 MB (decision 73). */
const defaults = {
  limits: { cpuMs: 20_000, memoryMb: 400 },
  timeoutMs: 40_000,
  maxPages: 400,
  maxLength: 400_000,
}

/**
 * Reads the text of a PDF on the disk, in a process of its own, one at a time; undefined for one that is broken, needs a
 * password or exceeds the limits. Throws a transient error when too many wait.
 */
export const createPdfTextReader = (changed: Partial<typeof defaults> = {}) => {
  const { limits, timeoutMs, maxPages, maxLength } = { ...defaults, ...changed }
  const run = createDecoderRunner({ timeoutMs, idleMs: 5000 })
  const inTurn = createPictureQueue(5)
  return async (path: string): Promise<PdfText | undefined> => {
    const options = { path, maxPages, maxLength }
    const task = { bytes: new Uint8Array(), limits, encodingLimits: limits, options }
    const outcome = await inTurn(1, () => run("readPdf", task))
    return "problem" in outcome ? undefined : outcome
  }
}

export const readPdfText = createPdfTextReader()
