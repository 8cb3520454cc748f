// Puts pictures and videos into build/client, and draws from them what takes no vectors: icons of home
// screens (Android, iOS) and the picture of shared links.
import { cp, mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

import sharp from "sharp"

const root = join(import.meta.dirname, "..")
const client = join(root, "build", "client")
const pictures = join(root, "content", "pictures")

const navy = "#14297a"
const ivory = "#fffdf8"

/** The emblem is 240 dots wide at the 72 dpi that a vector without a size has. */
const emblem = (size: number) =>
  sharp(join(pictures, "emblem.svg"), { density: (72 * size) / 240 }).resize(size)

/** The emblem on a ground of its own, taking so much of the width: the rest may be cut off by a phone. */
const emblemOn = async (background: string, size: number, part: number) => {
  const input = await emblem(Math.round(size * part)).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } }).composite([
    { input },
  ])
}

const drawn = {
  "icons/icon-192.png": emblem(192),
  "icons/icon-512.png": emblem(512),
  // Within the circle of four fifths that every mask leaves.
  "icons/maskable-512.png": await emblemOn(navy, 512, 0.76),
  // iOS paints what is transparent black.
  "icons/apple-touch-icon.png": await emblemOn(ivory, 180, 0.9),
  "pictures/og.png": sharp(join(pictures, "slides", "building-noon.svg")).resize(1200, 630),
}

for (const folder of ["pictures", "videos"]) {
  await cp(join(root, "content", folder), join(client, folder), { recursive: true })
}
for (const [path, picture] of Object.entries(drawn)) {
  const file = join(client, path)
  await mkdir(dirname(file), { recursive: true })
  // 256 colours are enough for flat pictures, and a messenger shows no preview that is heavy.
  await writeFile(file, await picture.png({ palette: true, effort: 10 }).toBuffer())
}
console.log(`Placed pictures and videos, drew ${Object.keys(drawn).length}.`)
