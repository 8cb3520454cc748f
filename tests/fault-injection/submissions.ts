// What an applicant's browser is answered while something fails.
import { expect } from "vitest"

import { errorPageMessages as errorWords } from "#app/layout/errors/messages.ts"
import { replies } from "#domain/applications/messages/replies.ts"
import { type Form, toFormData, validForm } from "#tests/support/applications.ts"
import { print, save } from "#tests/support/contract-calls.ts"
import type { makeSamplePictures } from "#tests/support/sample-pictures.ts"

export type Pictures = Awaited<ReturnType<typeof makeSamplePictures>>

let next = 0

/** A form with a key of its own, so that it may be sent again and again. */
export const applicant = () => {
  const key = `a-key-of-faults-${process.pid}-${String(next++).padStart(8, "0")}`
  return { form: validForm("BSc"), key }
}
export type Applicant = ReturnType<typeof applicant>

export const send = (
  url: string,
  pictures: Pictures,
  { form, key }: Applicant,
  init?: RequestInit,
) => save(url, toFormData(form, pictures, { submission_key: key }), init)

/** A refusal in the contract's shape that says: not now, nothing is lost, try again then. */
export const expectTryAgain = ({ status, headers, answer }: Awaited<ReturnType<typeof save>>) => {
  expect(answer).toEqual({ response: false, message: replies.unavailable.en, errors: {} })
  expect(status).toBe(503)
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
}

/** A page that says, to people in their language and to programs by its status, that it will be there again. */
export const expectPageLater = async (url: string) => {
  const response = await fetch(url, { headers: { accept: "text/html" } })
  expect([url, response.status]).toEqual([url, 503])
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
  const { causes } = errorWords[url.includes("/hi") ? "hi" : "en"]
  expect(await response.text()).toContain(causes.failed)
}

/** It is taken now, whatever was answered before, and its sheet is there, with both pictures. */
export const expectTaken = async (url: string, pictures: Pictures, one: Applicant) => {
  const { status, answer } = await send(url, pictures, one)
  expect(status, JSON.stringify(answer)).toBe(200)
  await expectWhole(url, answer.admission_code!, one.form)
  return answer.admission_code!
}

export const expectWhole = async (url: string, code: string, form: Form) => {
  const [record] = (await print(url, code)).answer
  expect(record).toMatchObject({ id: code, applicant_name: form["applicant_name"] })
  for (const name of [record!["image_file"], record!["signature_file"]]) {
    const response = await fetch(`${url}/uploads/${name}`)
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    const jpeg = await response.bytes()
    // From its first mark to its last.
    expect([...jpeg.slice(0, 2), ...jpeg.slice(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9])
  }
}
