import { type MediaKind, maxMediaBytes } from "#domain/content/field-types.ts"

import { HttpError } from "../../api/http-error.ts"
import { useTextOfKey } from "../../kit/text/use-language.ts"
import { useUploadFormTexts } from "./upload-texts.ts"

/** Errors whose text is loaded with the forms of uploads: that of other forms differs, or they have no such error. */
const ownErrors = [
  "not_a_video",
  "video_codec",
  "video_damaged",
  "not_captions",
  "captions_empty",
] as const

const keyOf = (error: string, kind: MediaKind) => {
  const name = error.replace("console.errors.", "")
  return name === "too_large"
    ? (`tooLarge_${kind}` as const)
    : ownErrors.find((own) => own === name)
}

/** Returns the text of the error of an upload. */
export const useUploadErrorText = (kind: MediaKind) => {
  const text = useUploadFormTexts()
  const textOfKey = useTextOfKey()
  return (error: string) => {
    const key = keyOf(error, kind)
    return key ? text(key) : textOfKey(error)
  }
}

/** The refusal of a file that the server would refuse, before its bytes are sent. `largest`: what the disk has room for. */
export const sizeRefusal = (
  { size }: Pick<File, "size">,
  kind: MediaKind,
  largest: number | null = null,
) => {
  if (size > maxMediaBytes[kind]) return fileRefusal("too_large")
  return largest !== null && size > largest ? fileRefusal("no_room") : undefined
}

/** The refusal of a file, as the server would send it. */
export const fileRefusal = (error: string) =>
  new HttpError("console.refusals.refused", 422, { errors: { file: `console.errors.${error}` } })
