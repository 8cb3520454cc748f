import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import { reencodeImage } from "#server/platform/pictures/reencode-image.ts"

/** A received form: text fields, list fields, and the bytes of the pictures. */
export interface ReceivedForm {
  fields: FormValues
  files: Partial<Record<UploadName, Uint8Array | "too large">>
  /** Whether unusual answers must be confirmed in the form. Other programs are not asked. */
  asksQuestions?: boolean
}

export type Jpegs = Partial<Record<UploadName, Buffer>>

/** The pictures, re-encoded, and what is wrong with those that can't be used. */
export const readPictures = async (files: ReceivedForm["files"], mayBeMissing: boolean) => {
  const errors: FieldErrors = {}
  const jpegs: Jpegs = {}
  await Promise.all(
    uploadNames.map(async (name) => {
      const bytes = files[name]
      if (!bytes?.length) {
        if (!mayBeMissing) errors[name] = ["missing"]
        return
      }
      if (bytes === "too large") {
        errors[name] = [`${name}.too_large`]
        return
      }
      const result = await reencodeImage(name, bytes)
      if ("jpeg" in result) jpegs[name] = result.jpeg
      else errors[name] = [result.wrong]
    }),
  )
  return { errors, jpegs }
}
