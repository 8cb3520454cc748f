// Submissions and the expected answers during a fault.
import { expect } from "vitest"

import { errorPageMessages } from "#app/layout/error-page.tsx"
import { replies } from "#domain/applications/messages/replies.ts"
import { print, save } from "#tests/support/contract-calls.ts"
import { type Form, toFormData, validForm } from "#tests/support/samples/applications.ts"
import type { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

export type Pictures = Awaited<ReturnType<typeof makeSamplePictures>>

let applicantCount = 0

/** A form with its own submission key, so that it can be retried. */
export const applicant = () => {
  const key = `a-key-of-faults-${process.pid}-${String(applicantCount++).padStart(8, "0")}`
  return { form: validForm("BSc"), key }
}
export type Applicant = ReturnType<typeof applicant>

export const send = (
  url: string,
  pictures: Pictures,
  { form, key }: Applicant,
  init?: RequestInit,
) => save(url, toFormData(form, pictures, { submission_key: key }), init)

/** A 503 in the contract's shape with Retry-After. */
export const expectUnavailable = (
  { status, headers, answer }: Awaited<ReturnType<typeof save>>,
  reply: "unavailable" | "disk_full" = "unavailable",
) => {
  expect(answer).toEqual({ response: false, message: replies[reply].en, errors: {} })
  expect(status).toBe(503)
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
}

/** A page answered with 503, Retry-After and an error text in its language. */
export const expectPageUnavailable = async (url: string) => {
  const response = await fetch(url, { headers: { accept: "text/html" } })
  expect([url, response.status]).toEqual([url, 503])
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
  const { causes } = errorPageMessages[url.includes("/hi") ? "hi" : "en"]
  expect(await response.text()).toContain(causes.failed)
}

/** Sends the form until now unanswered or refused: it is accepted, with print record and both pictures. */
export const expectAccepted = async (url: string, pictures: Pictures, submission: Applicant) => {
  const { status, answer } = await send(url, pictures, submission)
  expect(status, JSON.stringify(answer)).toBe(200)
  await expectComplete(url, answer.admission_code!, submission.form)
  return answer.admission_code!
}

export const expectComplete = async (url: string, code: string, form: Form) => {
  const [record] = (await print(url, code)).answer
  expect(record).toMatchObject({ id: code, applicant_name: form["applicant_name"] })
  for (const name of [record!["image_file"], record!["signature_file"]]) {
    const response = await fetch(`${url}/uploads/${name}`)
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    const jpeg = await response.bytes()
    // Start and end markers of a complete JPEG.
    expect([...jpeg.slice(0, 2), ...jpeg.slice(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9])
  }
}
