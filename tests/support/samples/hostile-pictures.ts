import { deflateSync } from "node:zlib"

import sharp from "sharp"

import type { PictureProblem } from "#server/platform/pictures/picture-header.ts"

import { makeProfile } from "./build-icc-profile.ts"
import { jpegEnd, jpegSegment, jpegStart, makeProgressiveJpeg } from "./build-jpeg.ts"
import { makePng, pngChunk } from "./build-png.ts"
import { makePictures } from "./sample-pictures.ts"

/** A file that is built to exhaust or to deceive the server. */
interface HostilePicture {
  name: string
  /** Why it is refused; undefined if it is harmless, and accepted. */
  problem?: PictureProblem | "heic"
  make: () => Uint8Array | Promise<Uint8Array>
}

const photo = async () => Buffer.from((await makePictures("photo"))[0].bytes)

/** The photo with these segments after its first marker. */
const photoWith = async (...segments: Buffer[]) => {
  const bytes = await photo()
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)])
}

/** The photo with other values at its frame header: height, then width. */
const photoWithSize = async (...values: number[]) => {
  const bytes = await photo()
  bytes.set(values, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
  return bytes
}

const square = { width: 400, height: 400, depth: 8, colourType: 6 } as const
const zeros = (megabytes: number) =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })

const emptyText = pngChunk("tEXt", Buffer.alloc(0))
const profileBomb = (megabytes: number) =>
  pngChunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), zeros(megabytes)]))
const textBomb = (megabytes: number) =>
  pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), zeros(megabytes)]))

/** A PNG of 400 x 400 pixels whose image data go on for `megabytes`. */
const longImageData = (megabytes: number) => {
  const png = makePng(square)
  const data = png.indexOf("IDAT") - 4
  const end = pngChunk("IEND", Buffer.alloc(0))
  return Buffer.concat([png.subarray(0, data), pngChunk("IDAT", zeros(megabytes)), end])
}

const framesOfPng = (count: number) => {
  const content = Buffer.alloc(8)
  content.writeUInt32BE(count)
  return makePng({ ...square, extra: [pngChunk("acTL", content)] })
}

const animatedWebp = async () => {
  const pictures = ["#14297a", "#e07b00"].map((background) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp()
    .toBuffer()
}

const riff = (...chunks: [type: string, content: number[]][]) => {
  const body = chunks.map(([type, content]) => {
    const head = Buffer.alloc(8)
    head.write(type, "latin1")
    head.writeUInt32LE(content.length, 4)
    return Buffer.concat([head, Buffer.from(content)])
  })
  const content = Buffer.concat([Buffer.from("WEBP"), ...body])
  const head = Buffer.from("RIFF\0\0\0\0")
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}
const lossyOf16383 = [0x30, 1, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f]
const emptyChunk: [type: string, content: number[]] = ["XTRA", []]
const canvasOf200 = [0, 0, 0, 0, 199, 0, 0, 199, 0, 0]

/** An EXIF block whose directory has 5,000 entries and refers to itself as the next one. */
const exifLoop = () => {
  const entries = 5000
  const exif = Buffer.alloc(6 + 8 + 2 + entries * 12 + 4)
  exif.write("Exif\0\0MM\0*\0\0\0\u0008", "latin1")
  exif.writeUInt16BE(entries, 14)
  for (let i = 0; i < entries; i++)
    exif.set([0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8], 16 + i * 12)
  exif.writeUInt32BE(8, exif.length - 4)
  return jpegSegment(0xe1, exif)
}

const rareFrame = () =>
  Buffer.concat([jpegStart, jpegSegment(0xc9, [8, 1, 0, 1, 0, 1, 1, 0x11, 0]), jpegEnd])

const cut = async (made: Promise<Buffer>) => {
  const bytes = await made
  return bytes.subarray(0, bytes.length / 2)
}

const jpegs: HostilePicture[] = [
  {
    name: "a progressive JPEG with 10,500 scans",
    problem: "too_complex",
    make: () => makeProgressiveJpeg({ width: 600, height: 800, scans: 10_500 }),
  },
  {
    name: "a progressive JPEG with 31 scans",
    problem: "too_complex",
    make: () => makeProgressiveJpeg({ width: 600, height: 800, scans: 31 }),
  },
  {
    name: "a progressive JPEG with 30 scans",
    make: () => makeProgressiveJpeg({ width: 600, height: 800, scans: 30 }),
  },
  {
    name: "a JPEG of 65,535 x 65,535 pixels",
    problem: "too_many_pixels",
    make: () => photoWithSize(0xff, 0xff, 0xff, 0xff),
  },
  {
    name: "a JPEG whose height a later segment defines",
    problem: "unreadable",
    make: () => photoWithSize(0, 0),
  },
  { name: "an arithmetic-coded JPEG", problem: "format", make: rareFrame },
  {
    name: "a JPEG with 40,000 empty comments",
    problem: "too_complex",
    make: () => photoWith(...Array<Buffer>(40_000).fill(jpegSegment(0xfe, []))),
  },
  {
    name: "a JPEG with 4,000 Huffman tables",
    make: () =>
      photoWith(
        ...Array<Buffer>(4000).fill(jpegSegment(0xc4, [0x13, 1, ...Array<number>(16).fill(0)])),
      ),
  },
  { name: "a JPEG with a loop in its EXIF", make: () => photoWith(exifLoop()) },
  { name: "the first two bytes of a JPEG", problem: "unreadable", make: () => jpegStart },
  {
    name: "a JPEG that is also an archive and a script",
    make: async () =>
      Buffer.concat([
        await photo(),
        Buffer.from("PK\u0003\u0004<script>alert(1)</script><?php evil()"),
      ]),
  },
]

const pngs: HostilePicture[] = [
  {
    name: "an interlaced PNG of 16 bits and 7 megapixels",
    problem: "too_complex",
    make: () => makePng({ ...square, width: 3000, height: 2400, depth: 16, isInterlaced: true }),
  },
  {
    name: "a PNG of 150 x 80,000 pixels",
    problem: "too_many_pixels",
    make: () => makePng({ width: 150, height: 80_000, depth: 1, colourType: 0 }),
  },
  {
    name: "a PNG of 20,000 x 20,000 pixels",
    problem: "too_many_pixels",
    make: async () => (await makePictures("bomb"))[0].bytes,
  },
  {
    name: "a PNG with 40,000 empty chunks",
    problem: "too_complex",
    make: () => makePng({ ...square, extra: Array<Buffer>(40_000).fill(emptyText) }),
  },
  { name: "an animated PNG", problem: "too_complex", make: () => framesOfPng(2) },
  { name: "a PNG with 64 MB of image data too many", make: () => longImageData(64) },
  {
    name: "a PNG with a colour profile of 50 MB",
    make: () => makePng({ ...square, extra: [profileBomb(50)] }),
  },
  {
    name: "a PNG with four texts of 20 MB",
    make: () => makePng({ ...square, extra: Array<Buffer>(4).fill(textBomb(20)) }),
  },
  {
    name: "a PNG cut in two",
    problem: "unreadable",
    make: () => cut(sharp(square16()).png().toBuffer()),
  },
]

function square16() {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
  return { create: { width: 300, height: 400, channels: 3, background: "grey", noise } } as const
}

const webps: HostilePicture[] = [
  { name: "an animated WebP", problem: "too_complex", make: animatedWebp },
  {
    name: "a WebP of 16,383 x 16,383 pixels",
    problem: "too_many_pixels",
    make: () => riff(["VP8 ", lossyOf16383]),
  },
  {
    name: "a WebP that names two sizes",
    problem: "unreadable",
    make: () => riff(["VP8X", canvasOf200], ["VP8 ", lossyOf16383]),
  },
  {
    name: "a WebP with 60,000 empty chunks",
    problem: "too_complex",
    make: () => riff(["VP8X", canvasOf200], ...Array.from({ length: 60_000 }, () => emptyChunk)),
  },
  {
    name: "a WebP cut in two",
    problem: "unreadable",
    make: () => cut(sharp(square16()).webp().toBuffer()),
  },
]

const others: HostilePicture[] = [
  {
    name: "an AVIF of 24 megapixels in 700 bytes",
    problem: "format",
    make: () =>
      sharp({ create: { width: 4000, height: 6000, channels: 3, background: "#14297a" } })
        .avif({ effort: 0 })
        .toBuffer(),
  },
  {
    name: "a HEIC",
    problem: "heic",
    make: () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"),
  },
  {
    name: "a TIFF",
    problem: "format",
    make: () => sharp(square16()).tiff({ compression: "jpeg" }).toBuffer(),
  },
  { name: "a GIF", problem: "format", make: async () => (await makePictures("gif"))[0].bytes },
  {
    name: "an SVG named .jpg",
    problem: "format",
    make: async () => (await makePictures("svg"))[0].bytes,
  },
]

/** With its profile, each of these takes more than two seconds to decode. */
const profiles: HostilePicture[] = [
  {
    name: "a JPEG with a colour profile of 2,000 steps",
    make: async () => {
      const profile = await makeProfile(2000)
      const content = Buffer.concat([Buffer.from("ICC_PROFILE\0\u0001\u0001"), profile])
      const plain = await sharp(square16()).jpeg().toBuffer()
      return Buffer.concat([plain.subarray(0, 2), jpegSegment(0xe2, content), plain.subarray(2)])
    },
  },
  {
    name: "a PNG with a colour profile of 20,000 steps in 1 KB",
    make: async () => {
      const profile = deflateSync(await makeProfile(20_000), { level: 9 })
      const chunk = pngChunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), profile]))
      return makePng({ ...square, extra: [chunk] })
    },
  },
]

/** Made in a second or so together. */
export const hostilePictures: HostilePicture[] = [
  ...jpegs,
  ...pngs,
  ...webps,
  ...profiles,
  ...others,
]

/** For full runs: made by compressing hundreds of megabytes. */
export const largeHostilePictures: HostilePicture[] = [
  { name: "a PNG with 400 MB of image data too many", make: () => longImageData(400) },
  {
    name: "a PNG with a colour profile of 400 MB",
    make: () => makePng({ ...square, extra: [profileBomb(400)] }),
  },
]
