// The server lets sharp read photographs and nothing else, for its whole process. The pictures of its
// tests begin as drawings, so they are made by this file run as a process of its own.
import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { node24 } from "../../scripts/tools.mjs"
import type { badPictures, goodPictures, Picture } from "./pictures.ts"

export type PictureName = keyof typeof goodPictures | keyof typeof badPictures

const run = promisify(execFile)

/** The pictures of these names, in their order. */
export const makePictures = async <Names extends PictureName[]>(...names: Names) => {
  const { stdout } = await run(node24, [import.meta.filename, ...names], { maxBuffer: 2 ** 27 })
  const made = JSON.parse(stdout) as { name: string; type: string; base64: string }[]
  return made.map(({ base64, ...picture }): Picture => ({
    ...picture,
    bytes: new Uint8Array(Buffer.from(base64, "base64")),
  })) as { [Place in keyof Names]: Picture }
}

/** A photo and a signature as an applicant sends them. */
export const makeSamplePictures = async () => {
  const [image, signature] = await makePictures("photo", "signature")
  return { image, signature }
}

if (process.argv[1] === import.meta.filename) {
  const { badPictures, goodPictures } = await import("./pictures.ts")
  const makers = { ...goodPictures, ...badPictures }
  const made = await Promise.all(process.argv.slice(2).map((name) => makers[name as PictureName]()))
  const asText = made.map(({ bytes, ...picture }) => ({
    ...picture,
    base64: Buffer.from(bytes).toString("base64"),
  }))
  process.stdout.write(JSON.stringify(asText))
}
