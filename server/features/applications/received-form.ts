import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { Language } from "#domain/content/languages.ts"
import { maxCameraBytes, type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import { reencodeImage } from "#server/platform/pictures/reencode-image.ts"

/** A received form: text fields, list fields, and the bytes of the pictures. */
export interface ReceivedForm {
  fields: FormValues
  files: Partial<Record<UploadName, Uint8Array | "too large">>
  /** The files of documents, by the name of their field (domain/applications/document-slots.ts). */
  documents?: Partial<Record<string, (Uint8Array | "too large")[]>>
  /**
   * Whether a page without JavaScript posted it. Then unusual answers must be confirmed, and the pictures may be as large
   * as the camera made them.
   */
  isPlainForm?: boolean
  /** In which the applicant used the form, for messages; absent: not known. */
  language?: Language | undefined
}

export type Jpegs = Partial<Record<UploadName, Buffer>>

/** The pictures, re-encoded, and what is wrong with those that can't be used. */
export const readPictures = async (
  { files, isPlainForm = false }: Pick<ReceivedForm, "files" | "isPlainForm">,
  mayBeMissing: boolean,
) => {
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
        errors[name] = [isPlainForm ? `${name}.too_large_together` : `${name}.too_large`]
        return
      }
      const result = await reencodeImage(name, bytes, isPlainForm ? maxCameraBytes : undefined)
      if ("jpeg" in result) jpegs[name] = result.jpeg
      else errors[name] = [result.wrong]
    }),
  )
  return { errors, jpegs }
}
