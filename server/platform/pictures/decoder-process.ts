// Runs in a process of its own (decode-picture.ts), so that a picture that exhausts the decoder stops nothing else.

import { join } from "node:path"
import { Worker } from "node:worker_threads"

import sharp from "sharp"

import { type Crop, cropInPixels } from "#domain/fields/crop.ts"
import { isTooSmall, type UploadName, uploads } from "#domain/fields/uploads.ts"
import type { PdfText } from "#server/platform/pdf/extract-pdf-text.ts"
import type { PdfProblem } from "#server/platform/pdf/find-pdf-problem.ts"

import { encodeVariants } from "./encode-variants.ts"
import { maxSequentialPixels, type PictureProblem } from "./picture-header.ts"
import type { Size } from "./reencode-jpeg.ts"
import { type ProcessLimits, withLimits } from "./watchdog.ts"

// Ctrl+C reaches every process of a terminal; the server still finishes what it accepted.
process.on("SIGINT", () => undefined)

// Allow only the formats of phones and scanners: an SVG or a PDF never reaches a parser.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
})
// One picture at a time, and never the same one twice.
sharp.concurrency(1)
sharp.cache(false)

/** A task of this process: the file, the limits of decoding it and of encoding variants, and what to make of it. */
export interface DecoderTask<Options> {
  bytes: Uint8Array
  limits: ProcessLimits
  encodingLimits: ProcessLimits
  options: Options
}

interface PdfTextOptions {
  path: string
  maxPages: number
  maxLength: number
}

const inside = { fit: "inside", withoutEnlargement: true } as const

/**
 * Colour profiles are ignored: one of 1 KB can ask for thousands of steps for each pixel. The colours of a phone with a wider
 * range become a little paler.
 */
const openUpright = (bytes: Uint8Array) =>
  sharp(bytes, {
    limitInputPixels: maxSequentialPixels,
    failOn: "error",
    ignoreIcc: true,
  }).autoOrient()

/** The problem in the decoder's error. Rethrows errors of the system, which do not mean that the picture is bad. */
const problemOf = (error: unknown): PictureProblem => {
  if (!(error instanceof Error) || "syscall" in error || "code" in error) throw error
  if (/unsupported image format/i.test(error.message)) return "format"
  return /pixel limit/i.test(error.message) ? "too_many_pixels" : "unreadable"
}

/** Decodes within the limits; `problem` says why a picture cannot be decoded. */
const decode = async <Result>(limits: ProcessLimits, run: () => Promise<Result>) => {
  try {
    return await withLimits(limits, run)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** A panorama would be a thin strip in its frame: then its middle fills the frame. */
const fitOf = (name: UploadName, { width, height }: Size) => {
  const frame = uploads[name]
  const scale = Math.min(1, frame.width / width, frame.height / height)
  const isStrip = isTooSmall(name, { width: width * scale, height: height * scale })
  return isStrip ? "cover" : "inside"
}

/** Shrinks a photo or signature into its frame, on a white background, as JPEG. */
export const toJpeg = ({ bytes, limits, options }: DecoderTask<{ name: UploadName }>) =>
  decode(limits, async (): Promise<{ jpeg: Uint8Array } | { problem: "too_small" }> => {
    const { autoOrient: size } = await openUpright(bytes).metadata()
    if (isTooSmall(options.name, size)) return { problem: "too_small" }
    const { width, height } = uploads[options.name]
    const jpeg = await openUpright(bytes)
      .resize({ width, height, ...inside, fit: fitOf(options.name, size) })
      .flatten({ background: "white" })
      // Optimized Huffman coding would take another pass over the image to save a few per cent.
      .jpeg({ quality: 85, optimiseCoding: false })
      .toBuffer()
    return { jpeg }
  })

/** Straightens a photo of a document, shrinks it into a frame on a white background, and writes it as JPEG. */
export const toDocument = ({ bytes, limits, options }: DecoderTask<{ frame: Size }>) =>
  decode(limits, async (): Promise<{ jpeg: Uint8Array }> => {
    const jpeg = await openUpright(bytes)
      .resize({ ...options.frame, ...inside })
      .flatten({ background: "white" })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { jpeg }
  })

interface IconOptions {
  /** Pixels of the square. */
  size: number
  /** How much of the width the picture takes, at most. */
  part: number
  /** A colour, like #ffffff; without it the rest is transparent. */
  ground?: string
}

/** Fits a picture into the middle of a square, and writes it as PNG. */
export const toIcon = ({
  bytes,
  limits,
  options: { size, part, ground },
}: DecoderTask<IconOptions>) =>
  decode(limits, async (): Promise<{ png: Uint8Array }> => {
    const inner = Math.round(size * part)
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
    const before = Math.floor((size - inner) / 2)
    const after = size - inner - before
    const icon = openUpright(bytes)
      .resize({ width: inner, height: inner, fit: "contain", background })
      .extend({ top: before, bottom: after, left: before, right: after, background })
    const png = await (ground ? icon.flatten({ background }) : icon).png().toBuffer()
    return { png }
  })

/** Beside this module's folder as a source, and beside this module in the build (vite.server.config.ts). */
const workerFile = (name: string) =>
  import.meta.filename.endsWith(".ts")
    ? join(import.meta.dirname, `../pdf/${name}.ts`)
    : join(import.meta.dirname, `${name}.js`)

/** The message of a thread; "too_complex" if it is out of memory, or finds a case that its parser does not know. */
const runWorker = <Message>(name: string, workerData: unknown) =>
  new Promise<Message | "too_complex">((resolve) => {
    const worker = new Worker(workerFile(name), { workerData })
    worker.once("message", (message: Message) => resolve(message))
    worker.once("error", () => resolve("too_complex"))
  })

/** Why a PDF is refused. Its parser is loaded with each PDF, which few applicants send. */
export const checkPdf = ({ bytes, limits, options }: DecoderTask<{ maxPages: number }>) =>
  withLimits(limits, async () => ({
    problem: await runWorker<PdfProblem | undefined>("pdf-worker", { bytes, ...options }),
  }))

/** The text of a PDF on the disk: it may be too large to be sent to this process. */
export const readPdf = ({ limits, options }: DecoderTask<PdfTextOptions>) =>
  withLimits(limits, async () => {
    const read = await runWorker<PdfText>("pdf-text-worker", options)
    return read === "too_complex" ? { problem: read } : read
  })

interface VariantOptions {
  frame: Size
  widths: number[]
  /** The part of the upright picture to use; without it all. */
  crop?: Crop
}

const openPart = async (bytes: Uint8Array, crop: Crop | undefined) => {
  if (!crop) return openUpright(bytes)
  const { autoOrient: size } = await openUpright(bytes).metadata()
  return openUpright(bytes).extract(cropInPixels(crop, size))
}

/** Shrinks a picture, or a part of it, into a frame, and writes it in these widths. */
export const toVariants = async ({
  bytes,
  limits,
  encodingLimits,
  options: { frame, widths, crop },
}: DecoderTask<VariantOptions>) => {
  const decoded = await decode(limits, async () =>
    (await openPart(bytes, crop))
      .resize({ ...frame, ...inside })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  if ("problem" in decoded) return decoded
  return withLimits(encodingLimits, () => encodeVariants(decoded, widths))
}
