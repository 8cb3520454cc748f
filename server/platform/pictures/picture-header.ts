/** What a picture's header says about it, read without decoding. */
export interface PictureHeader {
  format: "jpeg" | "png" | "webp"
  /** Pixels, before the picture is turned upright. */
  width: number
  height: number
  /** Channels after decoding, with the transparency that a PNG or WebP may have. */
  channels: number
  /** Bits of one channel after decoding. */
  depth: 8 | 16
  /** Passes over the whole picture: the scans of a JPEG, 7 of an interlaced PNG. */
  scans: number
  frames: number
  /** A JPEG of one scan that is not progressive: decoded row by row, and at 1/2, 1/4 or 1/8 of its size. */
  isSequential?: true
}

/** Why a picture cannot be used: the key of its message, after the name of the upload. */
export type PictureProblem = "format" | "unreadable" | "too_many_pixels" | "too_complex"

/**
 * What the reader of one format returns: "format" for a rare variant of it, "unreadable" for a damaged header,
 * "too_complex" for more than `maxParts`.
 */
export type HeaderResult =
  | PictureHeader
  | Extract<PictureProblem, "format" | "unreadable" | "too_complex">

/**
 * Segments of a JPEG, chunks of a PNG or WebP: each costs the server's thread some microseconds. The most of 3,361 files
 * of programs and manuals were 26; a PNG of 10 MB whose encoder writes chunks of 8 KB has 1,300.
 */
export const maxParts = 4096

/** 12 megapixels, as phones count them: their pictures have up to 4080 x 3060 pixels. */
const maxPixels = 12 * 1024 * 1024
/** Of a sequential JPEG, which is never in memory as a whole: panoramas, and the largest pictures of phones. */
export const maxSequentialPixels = 64 * 1024 * 1024
/** Rows and columns cost more than their pixels: 1 x 4,000,000 takes as long as 20 megapixels in a square. */
const maxSide = 16_384
/** Width x height x channels x bytes of a channel. */
const maxDecodedBytes = 48 * 1024 * 1024
/** A usual progressive JPEG has 10. */
const maxScans = 30
const maxFrames = 1

/** Above `maxPixels` a sequential JPEG is decoded at a half of its size or less. */
const decodedBytes = ({ width, height, channels, depth, isSequential }: PictureHeader) =>
  (isSequential ? Math.min(width * height, maxPixels) : width * height) * channels * (depth / 8)

/** Why a picture would cost too much to decode; undefined for one that may be decoded. */
export const excessOf = (
  header: PictureHeader,
): Extract<PictureProblem, "too_many_pixels" | "too_complex"> | undefined => {
  const { width, height, scans, frames, isSequential } = header
  const most = isSequential ? maxSequentialPixels : maxPixels
  if (width * height > most || Math.max(width, height) > maxSide) return "too_many_pixels"
  const isTooComplex =
    decodedBytes(header) > maxDecodedBytes || scans > maxScans || frames > maxFrames
  return isTooComplex ? "too_complex" : undefined
}

/** The cost of decoding, to compare pictures by: the bytes that all passes go over. */
export const decodingCost = (header: PictureHeader) => decodedBytes(header) * header.scans
