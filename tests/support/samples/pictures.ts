import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import sharp from "sharp"

import { uploads } from "#domain/fields/uploads.ts"

import { makeProgressiveJpeg } from "./build-jpeg.ts"
import { makePng } from "./build-png.ts"

/** A file as an applicant chooses it. */
export interface Picture {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const picture = (name: string, type: string, bytes: Uint8Array): Picture => ({
  name,
  type,
  bytes: new Uint8Array(bytes),
})

/** Runs `make` once in a process, at the first call. */
const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Head and shoulders before a wall, with dark hair and a blue shirt, so that tests can detect the orientation. */
const portrait = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 800">
    <defs>
      <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#e9e2d2"/><stop offset="1" stop-color="#b9c4cf"/></linearGradient>
      <radialGradient id="skin" cx=".42" cy=".4"><stop stop-color="#d9a679"/><stop offset="1" stop-color="#8f5f3d"/></radialGradient>
      <linearGradient id="shirt" y2="1"><stop stop-color="#4a74b0"/><stop offset="1" stop-color="#14297a"/></linearGradient>
    </defs>
    <rect width="600" height="800" fill="url(#wall)"/>
    <path d="M150 330 C120 90 480 90 450 330 L430 300 C400 220 200 220 170 300Z" fill="#1d1512"/>
    <path d="M250 520 h100 v90 h-100z" fill="#9a6946"/>
    <ellipse cx="300" cy="375" rx="128" ry="172" fill="url(#skin)"/>
    <path d="M170 320 C190 130 410 130 430 320 C380 240 230 240 170 320Z" fill="#1d1512"/>
    <g fill="#f6f1ea"><ellipse cx="250" cy="365" rx="24" ry="12"/><ellipse cx="350" cy="365" rx="24" ry="12"/></g>
    <g fill="#2b1a10"><circle cx="250" cy="365" r="10"/><circle cx="350" cy="365" r="10"/></g>
    <g fill="none" stroke="#5d3823" stroke-width="6" stroke-linecap="round">
      <path d="M222 338 q28 -16 56 0 M322 338 q28 -16 56 0 M300 375 q-18 50 4 58 M255 470 q45 26 90 0"/></g>
    <path d="M40 800 C60 620 200 590 300 620 C400 590 540 620 560 800Z" fill="url(#shirt)"/>
  </svg>`)

/** Noise does not shrink, so compressing it only takes time. */
const fast = { compressionLevel: 0 }

const grain = (width: number, height: number, sigma: number) => {
  const noise = { type: "gaussian", mean: 128, sigma } as const
  return sharp({ create: { width, height, channels: 3, background: "grey", noise } }).png(fast)
}

/** The portrait with the grain of a cheap camera. */
const photograph = async (width: number, height: number, sigma: number) =>
  sharp(portrait(width, height))
    .removeAlpha()
    .composite([
      { input: await grain(300, 400, sigma).toBuffer(), blend: "soft-light", tile: true },
    ])

const signaturePaths = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">
  <rect width="600" height="200" fill="#f4f1e8"/>
  <g fill="none" stroke="#1a2560" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
    <path d="M60 130 C70 40 120 30 110 90 C100 150 60 150 90 110 C120 70 150 80 150 120 C150 140 170 140 180 110"/>
    <path d="M180 110 C190 80 210 80 205 120 C205 135 225 130 235 105 C240 60 270 40 255 115 C252 135 275 130 285 105"/>
    <path d="M285 105 C300 75 320 85 310 115 C305 135 335 130 350 95 C360 70 380 90 365 125 C400 60 430 60 420 120"/>
    <path d="M420 120 C440 130 470 90 480 100 C490 130 520 115 545 85 M50 160 C200 140 380 165 560 150"/>
  </g></svg>`

/** Pads a JPEG with comments to exactly `size` bytes. */
const paddedTo = (jpeg: Uint8Array, size: number) => {
  const longest = 65_537
  const missing = size - jpeg.length
  const count = Math.ceil(missing / longest)
  const segments = Array.from({ length: count }, (_, i) => {
    const length = Math.floor(missing / count) + (i < missing % count ? 1 : 0)
    const segment = Buffer.alloc(length, " ")
    segment.writeUInt16BE(0xff_fe, 0)
    segment.writeUInt16BE(length - 2, 2)
    return segment
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

// As from Chromium: a grainy photo scaled down, with exactly the sRGB profile that Chromium embeds.
const chromiumProfile = join(import.meta.dirname, "chromium.icc")
const shrunk = once(async () => {
  const large = await (await photograph(1500, 2000, 24)).png(fast).toBuffer()
  return sharp(large)
    .resize(uploads.image.width)
    .withIccProfile(chromiumProfile)
    .jpeg({ quality: 88 })
    .toBuffer()
})
const signed = once(async () => {
  const large = await sharp(Buffer.from(signaturePaths))
    .composite([{ input: await grain(600, 200, 8).toBuffer(), blend: "soft-light" }])
    .png()
    .toBuffer()
  return sharp(large)
    .resize(uploads.signature.width)
    .withIccProfile(chromiumProfile)
    .jpeg({ quality: 88 })
    .toBuffer()
})

// A photo taken sideways: the file is 4000 x 3000, with orientation 6.
const fromPhone = async () => {
  const sideways = await (await photograph(3000, 4000, 24)).jpeg({ quality: 95 }).toBuffer()
  return sharp(sideways)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Sample", Model: "Phone 1" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "26/1 50/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "80/1 55/1 0/1",
      },
    })
    .jpeg({ quality: 85 })
    .toBuffer()
}

const animated = async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(["#14297a", "#e07b00"].map(frame))
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200], loop: 0 })
    .toBuffer()
}

const small = async () => photograph(300, 400, 12)

interface Sample {
  name: string
  type: string
  make: () => Promise<Uint8Array>
}
const jpeg = (name: string, make: Sample["make"]): Sample => ({ name, type: "image/jpeg", make })

const good = {
  photo: jpeg("photo.jpg", shrunk),
  signature: jpeg("signature.jpg", signed),
  png: {
    name: "photo.png",
    type: "image/png",
    make: async () => (await small()).png().toBuffer(),
  },
  webp: {
    name: "photo.webp",
    type: "image/webp",
    make: async () => (await small()).webp().toBuffer(),
  },
  /** 4000 x 3000 with EXIF orientation 6 and a GPS position. */
  phone: jpeg("IMG_20250627_101530.jpg", fromPhone),
  photoAtTheLimit: jpeg("photo.jpg", async () => paddedTo(await shrunk(), uploads.image.maxBytes)),
  signatureAtTheLimit: jpeg("signature.jpg", async () =>
    paddedTo(await signed(), uploads.signature.maxBytes),
  ),
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><script>alert(1)</script></svg>`

const bad = {
  truncated: jpeg("photo.jpg", async () => {
    const whole = await shrunk()
    return whole.subarray(0, Math.floor(whole.length * 0.6))
  }),
  text: jpeg("photo.jpg", async () => Buffer.from("यह चित्र नहीं है। This is no picture.\n")),
  empty: jpeg("photo.jpg", async () => Buffer.alloc(0)),
  svg: { name: "photo.svg", type: "image/svg+xml", make: async () => Buffer.from(svg) },
  avif: {
    name: "photo.avif",
    type: "image/avif",
    make: async () => (await small()).avif({ effort: 0 }).toBuffer(),
  },
  gif: { name: "photo.gif", type: "image/gif", make: animated },
  manyScans: jpeg("photo.jpg", async () =>
    makeProgressiveJpeg({ width: 600, height: 800, scans: 31 }),
  ),
  /** 20,000 x 20,000 pixels in a few dozen kilobytes. */
  bomb: {
    name: "photo.png",
    type: "image/png",
    make: async () => makePng({ width: 20_000, height: 20_000, depth: 1, colourType: 0 }),
  },
  photoTooLarge: jpeg("photo.jpg", async () =>
    paddedTo(await shrunk(), uploads.image.maxBytes + 1),
  ),
  /** A picture of 100 x 30 pixels. */
  smallSignature: jpeg("signature.jpg", async () =>
    sharp(Buffer.from(signaturePaths)).resize(100, 30, { fit: "fill" }).jpeg().toBuffer(),
  ),
  signatureTooLarge: jpeg("signature.jpg", async () =>
    paddedTo(await signed(), uploads.signature.maxBytes + 1),
  ),
}

export type PictureName = keyof typeof good | keyof typeof bad

// Making a picture takes up to several seconds, so all test processes share the files of this folder. A change of
// this source or of the sharp version uses a new one.
const version = createHash("sha256")
  .update(readFileSync(import.meta.filename))
  .update(JSON.stringify(sharp.versions))
const cache = join(
  import.meta.dirname,
  "../../../node_modules/.cache/sample-pictures",
  version.digest("hex").slice(0, 16),
)

const readCached = async (key: PictureName, make: Sample["make"]) => {
  const path = join(cache, key)
  if (existsSync(path)) return readFileSync(path)
  const bytes = await make()
  mkdirSync(cache, { recursive: true })
  const partial = `${path}.${process.pid}`
  writeFileSync(partial, bytes)
  renameSync(partial, path)
  return bytes
}

const openers = <Key extends PictureName>(samples: Record<Key, Sample>) =>
  Object.fromEntries(
    Object.entries<Sample>(samples).map(([key, { name, type, make }]) => [
      key,
      once(async () => picture(name, type, await readCached(key as Key, make))),
    ]),
  ) as Record<Key, () => Promise<Picture>>

/** Valid pictures. `phone` has 12 megapixels, so it is accepted only after the browser has scaled it down. */
export const goodPictures = openers(good)

/** Invalid files, each refused for another reason. */
export const badPictures = openers(bad)
