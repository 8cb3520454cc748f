// Writes .br and .gz files beside each text asset, so that the server never compresses assets itself.
import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const client = join(import.meta.dirname, "..", "build", "client")
const text = new Set([
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
const worthIt = 1024

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
  text.has(extname(name)),
)
const compressed = await Promise.all(assets.map((name) => compress(join(client, name))))
console.log(`Precompressed ${compressed.filter(Boolean).length} assets.`)
