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
import { BilingualFields } from "../bilingual-fields.tsx"
import { useUploadTexts } from "./texts.ts"

export type Medium = Awaited<ReturnType<MediaLibrary["list"]>>["data"][number]

interface UploadFormProps {
  kind: Medium["kind"]
  /** Message key of the submit button. */
  button: TextKey
  onUploaded: (medium: Medium) => void
}

const tooLarge = "console.errors.too_large"

const accepted = {
  picture: "image/jpeg,image/png,image/webp",
  pdf: "application/pdf",
}

/** Refuses a file that the server would refuse, before its bytes are sent. */
const checkSize = (form: HTMLFormElement, kind: Medium["kind"]) => {
  const file = form.querySelector<HTMLInputElement>("[type=file]")?.files?.[0]
  if (!file || file.size <= maxMediaBytes[kind]) return
  const errors = { file: tooLarge }
  throw new HttpError("console.refusals.refused", 422, { errors })
}

export function UploadForm({ kind, button, onUploaded }: UploadFormProps) {
  const t = useText()
  const uploadText = useUploadTexts()
  const textOfKey = useTextOfKey()
  const queries = useQueryClient()
  const { submit, failure, errors, isRunning } = useAttempt()

  const upload = submit(async (_text, form) => {
    checkSize(form, kind)
    const body = new FormData(form)
    body.set("kind", kind)
    const medium = await requestData<Medium>("POST", "/media", body)
    // Invalidate the media queries only: refetching the open item would reset its form.
    await queries.invalidateQueries({ queryKey: ["media"] })
    onUploaded(medium)
  })
  /** The size error has another text here than in the student import. */
  const errorText = (error: string) =>
    error === tooLarge ? uploadText(`tooLarge_${kind}`) : textOfKey(error)
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
          label={t(`console.content.upload.${kind}`)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: accepted[kind] } }}
        />
        {kind === "picture" && (
          <BilingualFields
            label={t("console.content.fields.alt")}
            field={(language) => errorsOf(`alt_${language}`)}
          />
        )}
        {isRunning && kind === "pdf" && <Alert severity="info">{uploadText("running")}</Alert>}
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
