// The server blocks sharp's SVG loader in its whole process. Sample pictures are made from SVG, so this file runs as a
// separate process to make them.
import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { node24 } from "../../../scripts/tools.mjs"
import { badPictures, goodPictures, isCached, type Picture, type PictureName } from "./pictures.ts"

const run = promisify(execFile)
const pictures = { ...goodPictures, ...badPictures }

/** The pictures of these names, in their order. */
export const makePictures = async <Names extends PictureName[]>(...names: Names) => {
  const missing = names.filter((name) => !isCached(name))
  if (missing.length > 0) await run(node24, [import.meta.filename, ...missing])
  return (await Promise.all(names.map((name) => pictures[name]()))) as {
    [Place in keyof Names]: Picture
  }
}

/** A photo and a signature as an applicant sends them. */
export const makeSamplePictures = async () => {
  const [image, signature] = await makePictures("photo", "signature")
  return { image, signature }
}

if (process.argv[1] === import.meta.filename) {
  for (const name of process.argv.slice(2)) await pictures[name as PictureName]()
}
