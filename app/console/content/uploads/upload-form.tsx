import { Alert, Stack, TextField } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { type HttpError, useTranslate } from "react-admin"

import { request } from "../../api-client.ts"
import { TextButton } from "../text-button.tsx"
import type { Medium } from "./medium.ts"

interface UploadFormProps {
  kind: Medium["kind"]
  /** Message key of the submit button. */
  submit: string
  onUploaded: (medium: Medium) => void
}

/** The size error has another text here than in the student import. */
const words: Record<string, string> = {
  "console.problems.too_large": "console.content.upload.tooLarge",
}

const accepted = {
  picture: "image/jpeg,image/png,image/webp,image/heic,image/heif",
  pdf: "application/pdf",
}

/** Uploads a PDF, or a picture with its alternative text in both languages. */
export function UploadForm({ kind, submit, onUploaded }: UploadFormProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<HttpError>()
  const [isSending, setIsSending] = useState(false)
  const errors = (refused?.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}

  const upload = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Events of a dialog bubble through React to the form that opened it.
    event.stopPropagation()
    setIsSending(true)
    try {
      const form = new FormData(event.currentTarget)
      const { data } = await request<{ data: Medium }>("POST", "/media", form)
      // Invalidate the media queries only: refetching the open item would reset its form.
      await queries.invalidateQueries({ queryKey: ["media"] })
      onUploaded(data)
    } catch (error) {
      setRefused(error as HttpError)
      setIsSending(false)
    }
  }
  const shared = (name: string) => ({
    name,
    fullWidth: true,
    required: true,
    error: errors[name] !== undefined,
    helperText: errors[name] && translate(words[errors[name]] ?? errors[name]),
  })
  const inLanguage = (language: string) =>
    translate(`console.content.in.${language}`, { label: translate("console.content.fields.alt") })
  return (
    <Stack component="form" spacing={2} sx={{ pt: 1 }} onSubmit={upload}>
      {refused && <Alert severity="error">{translate(refused.message)}</Alert>}
      <TextField
        {...shared("file")}
        type="file"
        label={translate(`console.content.upload.${kind}`)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: accepted[kind] } }}
      />
      {kind === "picture" && (
        <>
          <TextField {...shared("alt_en")} label={inLanguage("en")} />
          <TextField {...shared("alt_hi")} label={inLanguage("hi")} lang="hi" />
        </>
      )}
      <TextButton
        type="submit"
        variant="contained"
        label={submit}
        disabled={isSending}
        sx={{ alignSelf: "start" }}
      />
    </Stack>
  )
}
