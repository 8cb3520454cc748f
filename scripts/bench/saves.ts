import { randomUUID } from "node:crypto"

import turbo from "@julusian/jpeg-turbo"

import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { compare, quietSettings } from "./ratios.ts"
import { sendAll } from "./send-all.ts"
import { printStages } from "./stages.ts"

const savesPerRound = 800

const coding = { format: turbo.FORMAT_RGB, subsampling: turbo.SAMP_420, quality: 85 }

/** Milliseconds for decoding and for encoding these pictures, alone. */
const timePictures = (pictures: { bytes: Uint8Array }[]) => {
  const split = { decode: 0, encode: 0 }
  for (let round = 0; round < 100; round++) {
    for (const { bytes } of pictures) {
      const start = performance.now()
      const { data, width, height } = turbo.decompressSync(Buffer.from(bytes), coding)
      const decoded = performance.now()
      turbo.compressSync(data, { ...coding, width, height })
      split.decode += decoded - start
      split.encode += performance.now() - decoded
    }
  }
  return split
}

/** Applications with both pictures, against a route that stores the same parts durably; then where the time goes. */
export const benchSaves = async () => {
  const pictures = await makeSamplePictures()
  const multipart = async () => {
    const form = toFormData(validForm("BSc"), pictures, { submission_key: randomUUID() })
    const request = new Request("http://college.example", { method: "POST", body: form })
    const body = Buffer.from(await request.arrayBuffer())
    return { body, headers: { "content-type": request.headers.get("content-type")! } }
  }
  const save = async ({ url }: { url: string }) => {
    const bodies = await Promise.all(Array.from({ length: savesPerRound }, multipart))
    return sendAll(`${url}/api/v2/admission/save`, bodies)
  }
  const title = `Applications with both pictures, ${savesPerRound} a round`
  const figures = await compare(title, 0.4, save)
  await printStages(quietSettings, savesPerRound, save, timePictures(Object.values(pictures)))
  return figures
}
