import { useLocaleState, useRecordContext, useResourceContext } from "react-admin"
import { useFormContext } from "react-hook-form"

import { call, type CallData } from "../api/call.ts"
import type { HttpError } from "../api/http-error.ts"
import { useNotifyError } from "../api/use-request.ts"
import { TextButton } from "../kit/dialog/text-button.tsx"
import { PreviewIcon } from "../kit/page/icons.tsx"
import { collectionOf } from "./collections.ts"
import type { ContentEntry } from "./entry.ts"

type Preview = CallData<"POST /content/:collection/preview">

/** Waits for a draft preview, and opens it. */
const useOpenPreview = () => {
  const [locale] = useLocaleState()
  return async (made: Promise<Preview>) => {
    const preview = await made
    const language = locale === "hi" ? "/hi" : ""
    window.open(`${language}${preview.path}?preview=${preview.token}`, "_blank", "noopener")
  }
}

/** Opens a preview of a saved item that is not public, for members with read access only. */
export function PreviewSavedButton() {
  const entry = useRecordContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notifyError = useNotifyError()
  const collection = collectionOf(useResourceContext()!)
  const preview = () => {
    const saved = { collection, slug: entry!.id }
    return openPreview(call("POST /content/:collection/:slug/preview", saved)).catch(notifyError)
  }
  return (
    <TextButton label="console.content.preview" startIcon={<PreviewIcon />} onClick={preview} />
  )
}

/** Opens a draft preview of the form's values; nothing is saved or published. */
export function PreviewButton() {
  const entry = useRecordContext<ContentEntry>()
  const { getValues, setError } = useFormContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notifyError = useNotifyError()
  const show = (error: HttpError) => {
    const errors: Record<string, string> = error.body?.errors ?? {}
    for (const [place, fieldError] of Object.entries(errors).toReversed())
      setError(place as "item", { message: fieldError }, { shouldFocus: true })
    notifyError(error)
  }
  const collection = collectionOf(useResourceContext()!)
  const preview = () => {
    const typed = { collection, slug: entry?.id, data: { item: getValues("item") } }
    return openPreview(call("POST /content/:collection/preview", typed)).catch(show)
  }
  return (
    <TextButton
      label="console.content.preview"
      variant="outlined"
      size="medium"
      startIcon={<PreviewIcon />}
      onClick={preview}
    />
  )
}
