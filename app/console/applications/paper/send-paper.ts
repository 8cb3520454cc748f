import type { FormValues } from "#domain/applications/form-values.ts"
import type { UploadName } from "#domain/fields/uploads.ts"

import { request } from "../../api-client.ts"
import type { OfficeApplication } from "../application.ts"

export type Pictures = { [Name in UploadName]?: File | undefined }

/** The multipart body of a form, under the form's own names. */
export const paperFormBody = (values: FormValues, pictures: Pictures, submissionKey: string) => {
  const body = new FormData()
  body.set("submission_key", submissionKey)
  for (const [field, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) body.append(`${field}[]`, one)
    else body.set(field, value)
  }
  for (const [name, file] of Object.entries(pictures)) {
    if (file) body.set(name, file)
  }
  return body
}

/** Stores a form that came on paper; gives its admission code. Refused it throws an HttpError. */
export const sendPaper = async (...form: Parameters<typeof paperFormBody>) => {
  const { data } = await request<{ data: OfficeApplication }>(
    "POST",
    "/applications",
    paperFormBody(...form),
  )
  return data.id
}
