// The calls of the contract, as a browser sends them.
import type { ReceivedHashes } from "#domain/applications/received-text.ts"

import { type Form, toFormData, validForm } from "./samples/applications.ts"
import type { Picture } from "./samples/pictures.ts"
import type { makeSamplePictures } from "./samples/sample-pictures.ts"

type Saved = {
  response: boolean
  message: string
  admission_code?: string
  received?: ReceivedHashes
  errors?: Record<string, string[]>
}

/** POST save: the answer's status, headers and JSON. */
export const save = async (url: string, body: BodyInit, init: RequestInit = {}) => {
  const response = await fetch(`${url}/api/v2/admission/save`, { method: "POST", ...init, body })
  const { status, headers } = response
  return { status, headers, answer: (await response.json()) as Saved }
}

/** POST print: the answer's status, headers and list. */
export const print = async (url: string, admission_code: unknown, init: RequestInit = {}) => {
  const response = await fetch(`${url}/api/v2/admission/print`, {
    method: "POST",
    ...init,
    headers: { "content-type": "application/json", ...(init.headers as Record<string, string>) },
    body: JSON.stringify({ admission_code }),
  })
  const { status, headers } = response
  return { status, headers, answer: (await response.json()) as Record<string, string | number>[] }
}

/** Submits a valid form and returns its admission code. */
export const apply = async (
  url: string,
  pictures: Awaited<ReturnType<typeof makeSamplePictures>> | Record<string, Picture>,
  form: Form = validForm("BSc"),
  extra: Form = {},
) => {
  const { status, answer } = await save(url, toFormData(form, pictures, extra))
  if (!answer.admission_code) throw new Error(`${status}: ${JSON.stringify(answer)}`)
  return answer.admission_code
}
