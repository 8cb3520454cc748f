import { randomUUID } from "node:crypto"

import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { compare } from "./ratios.ts"
import { sendAll } from "./send-all.ts"

const savesPerRound = 800

let applicants = 0
/** People differ: with one birth date and name they would all be likely duplicates. */
const nextBirthDate = () =>
  new Date(Date.UTC(1990, 0, 1 + (applicants++ % 6000))).toISOString().slice(0, 10)

/** Applications with both pictures, against a route that stores the same parts durably. */
export const benchSaves = async () => {
  const pictures = await makeSamplePictures()
  const multipart = async () => {
    const applicant = { ...validForm("BSc"), dob: nextBirthDate() }
    const form = toFormData(applicant, pictures, { submission_key: randomUUID() })
    const request = new Request("http://college.example", { method: "POST", body: form })
    const body = Buffer.from(await request.arrayBuffer())
    return { body, headers: { "content-type": request.headers.get("content-type")! } }
  }
  const save = async ({ url }: { url: string }) => {
    const bodies = await Promise.all(Array.from({ length: savesPerRound }, multipart))
    return sendAll(`${url}/api/v2/admission/save`, bodies)
  }
  const title = `Applications with both pictures, ${savesPerRound} a round`
  return compare(title, 0.4, save)
}
