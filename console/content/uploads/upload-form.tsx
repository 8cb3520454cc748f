import { Alert, Stack, TextField } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"

import type { MediaLibrary } from "#server/features/content/content.ts"

import { requestData } from "../../api/api-client.ts"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { type TextKey, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { FreeSpace, useUploadSpace } from "../../operations/free-space.tsx"
import { BilingualFields } from "../bilingual-fields.tsx"
import { sizeRefusal, useUploadErrorText } from "./upload-errors.ts"
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
    const file = form.querySelector<HTMLInputElement>("[type=file]")?.files?.[0]
    const refused = file && sizeRefusal(file, kind, space?.largest)
    if (refused) throw refused
    const medium = await requestData<Medium>("POST", "/media", bodyOf(form, kind))
    // Invalidate the media queries only: refetching the open item would reset its form.
    await queries.invalidateQueries({ queryKey: ["media"] })
    onUploaded(medium)
  })
  const errorText = useUploadErrorText(kind)
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
