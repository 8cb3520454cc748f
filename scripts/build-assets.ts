// Copies images, videos and documents to build/client. Renders bitmaps where SVG is not supported: home screen icons
// (Android, iOS) and the preview image of shared links. Then writes .br and .gz files beside each text asset, so that
// the server never compresses assets itself.
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { dirname, extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

import sharp from "sharp"

const root = join(import.meta.dirname, "..")
const client = join(root, "build", "client")
const pictures = join(root, "content", "pictures")

const navy = "#14297a"
const ivory = "#fffdf8"

/** The SVG is 240 dots wide at 72 dpi, the default for an SVG without a size. */
const emblem = (size: number) =>
  sharp(join(pictures, "emblem.svg"), { density: (72 * size) / 240 }).resize(size)

/** The emblem on a background, at `part` of the width: a phone may crop the rest. */
const emblemOn = async (background: string, size: number, part: number) => {
  const input = await emblem(Math.round(size * part)).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } }).composite([
    { input },
  ])
}

const drawn = {
  "icons/icon-192.png": emblem(192),
  "icons/icon-512.png": emblem(512),
  // Stay inside the safe zone of maskable icons: a circle of 80 % of the width.
  "icons/maskable-512.png": await emblemOn(navy, 512, 0.76),
  // iOS shows transparent pixels as black.
  "icons/apple-touch-icon.png": await emblemOn(ivory, 180, 0.9),
  "pictures/og.png": sharp(join(pictures, "slides", "building-noon.svg")).resize(1200, 630),
}

// A document's page is only the source of its PDF.
const isPublic = (path: string) => !path.endsWith(".html")
for (const folder of ["pictures", "videos", "sample-documents"]) {
  await cp(join(root, "content", folder), join(client, folder), {
    recursive: true,
    filter: isPublic,
  })
}
for (const [path, picture] of Object.entries(drawn)) {
  const file = join(client, path)
  await mkdir(dirname(file), { recursive: true })
  // 256 colours suffice for flat images. Messengers show no preview for a large file.
  await writeFile(file, await picture.png({ palette: true, effort: 10 }).toBuffer())
}
console.log(`Placed pictures, videos and documents, drew ${Object.keys(drawn).length}.`)

const textEndings = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
])
/** Compression gains nothing below this size in bytes. */
const worthIt = 256

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compress = async (path: string) => {
  const plain = await readFile(path)
  if (plain.length <= worthIt) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  await Promise.all([
    brotli(plain, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    gzipped(plain, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
  return true
}

const assets = (await readdir(client, { recursive: true })).filter((name) =>
  textEndings.has(extname(name)),
)
const compressed = await Promise.all(assets.map((name) => compress(join(client, name))))
console.log(`Precompressed ${compressed.filter(Boolean).length} assets.`)
