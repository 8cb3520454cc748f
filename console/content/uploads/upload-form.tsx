import { Alert, Stack, TextField } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"

import { maxMediaBytes } from "#domain/content/field-types.ts"
import type { MediaLibrary } from "#server/features/content/content.ts"

import { requestData } from "../../api/api-client.ts"
import { HttpError } from "../../api/http-error.ts"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { type TextKey, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { FreeSpace, useUploadSpace } from "../../operations/free-space.tsx"
import { BilingualFields } from "../bilingual-fields.tsx"
import { useUploadFormTexts } from "./upload-texts.ts"

export type Medium = Awaited<ReturnType<MediaLibrary["list"]>>["data"][number]

interface UploadFormProps {
  kind: Medium["kind"]
  /** Message key of the submit button. */
  button: TextKey
  onUploaded: (medium: Medium) => void
}

const accepted = {
  picture: "image/jpeg,image/png,image/webp",
  pdf: "application/pdf",
  video: "video/mp4,video/webm,.mp4,.m4v,.webm",
  captions: "text/vtt,.vtt",
}

/** Errors whose text is loaded with this form: that of other forms differs, or they have no such error. */
const ownErrors = [
  "not_a_video",
  "video_codec",
  "video_damaged",
  "not_captions",
  "captions_empty",
] as const

const keyOf = (error: string, kind: Medium["kind"]) => {
  const name = error.replace("console.errors.", "")
  return name === "too_large"
    ? (`tooLarge_${kind}` as const)
    : ownErrors.find((own) => own === name)
}

/** Refuses a file that the server would refuse, before its bytes are sent. `largest`: what the disk has room for. */
const checkSize = (form: HTMLFormElement, kind: Medium["kind"], largest: number | null = null) => {
  const bytes = form.querySelector<HTMLInputElement>("[type=file]")?.files?.[0]?.size ?? 0
  const error =
    bytes > maxMediaBytes[kind] ? "too_large" : largest !== null && bytes > largest && "no_room"
  if (!error) return
  const errors = { file: `console.errors.${error}` }
  throw new HttpError("console.refusals.refused", 422, { errors })
}

/** The fields of a form, with the kind first: the server then knows how large the file may be. */
const bodyOf = (form: HTMLFormElement, kind: Medium["kind"]) => {
  const body = new FormData()
  body.set("kind", kind)
  for (const [name, value] of new FormData(form)) body.append(name, value)
  return body
}

export function UploadForm({ kind, button, onUploaded }: UploadFormProps) {
  const t = useText()
  const uploadText = useUploadFormTexts()
  const textOfKey = useTextOfKey()
  const queries = useQueryClient()
  const { submit, failure, errors, isRunning } = useAttempt()

  const space = useUploadSpace()
  const upload = submit(async (_text, form) => {
    checkSize(form, kind, space?.largest)
    const medium = await requestData<Medium>("POST", "/media", bodyOf(form, kind))
    // Invalidate the media queries only: refetching the open item would reset its form.
    await queries.invalidateQueries({ queryKey: ["media"] })
    onUploaded(medium)
  })
  const errorText = (error: string) => {
    const key = keyOf(error, kind)
    return key ? uploadText(key) : textOfKey(error)
  }
  const errorsOf = (name: string) => ({
    name,
    error: errors[name] !== undefined,
    helperText: errors[name] && errorText(errors[name]),
  })
  return (
    <DraftForm draft={`upload/${kind}`} onSubmit={upload}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        {failure && <Alert severity="error">{textOfKey(failure.message)}</Alert>}
        <TextField
          {...errorsOf("file")}
          type="file"
          fullWidth
          required
          label={uploadText(`file_${kind}`)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: accepted[kind] } }}
        />
        {kind === "picture" && (
          <BilingualFields
            label={t("console.content.fields.alt")}
            field={(language) => errorsOf(`alt_${language}`)}
          />
        )}
        {space && <FreeSpace {...space} />}
        {isRunning && (kind === "pdf" || kind === "video") && (
          <Alert severity="info">{uploadText("running")}</Alert>
        )}
        <TextButton
          type="submit"
          variant="contained"
          label={button}
          disabled={isRunning}
          sx={{ alignSelf: "start" }}
        />
      </Stack>
    </DraftForm>
  )
}
