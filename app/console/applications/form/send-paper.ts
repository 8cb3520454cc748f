import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { UploadName } from "#domain/fields/uploads.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { requestData } from "../../api/api-client.ts"

export type PaperPictures = { [Name in UploadName]?: File | undefined }

/** Multipart body of a form, with the public form's field names. */
export const paperFormBody = (
  values: FormValues,
  pictures: PaperPictures,
  submissionKey: string,
) => {
  const body = new FormData()
  body.set("submission_key", submissionKey)
  for (const [field, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const item of value) body.append(`${field}[]`, item)
    else body.set(field, value)
  }
  for (const [name, file] of Object.entries(pictures)) {
    if (file) body.set(name, file)
  }
  return body
}

/** Stores a paper form and returns its admission code. Throws an HttpError if it is refused. */
export const sendPaper = async (...form: Parameters<typeof paperFormBody>) => {
  const body = paperFormBody(...form)
  return (await requestData<StaffApplication>("POST", "/applications", body)).id
}
