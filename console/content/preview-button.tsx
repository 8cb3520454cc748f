import { useLocaleState, useRecordContext, useResourceContext } from "react-admin"
import { useFormContext } from "react-hook-form"

import { requestData } from "../api/api-client.ts"
import type { HttpError } from "../api/http-error.ts"
import { useNotifyError } from "../api/use-request.ts"
import { PreviewIcon } from "../icons.tsx"
import { TextButton } from "../text-button.tsx"
import type { ContentEntry } from "./entry.ts"

interface Preview {
  token: string
  /** Path of the page that shows the item, without the language prefix. */
  path: string
}

/** Requests a draft preview, by a path below the collection's, and opens it. */
const useOpenPreview = () => {
  const resource = useResourceContext()
  const [locale] = useLocaleState()
  return async (path: string, body?: object) => {
    const preview = await requestData<Preview>("POST", `/${resource}/${path}`, body ?? {})
    const language = locale === "hi" ? "/hi" : ""
    window.open(`${language}${preview.path}?preview=${preview.token}`, "_blank", "noopener")
  }
}

/** Opens a preview of a saved item that is not public, for members with read access only. */
export function PreviewSavedButton() {
  const entry = useRecordContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notifyError = useNotifyError()
  const preview = () => openPreview(`${entry?.id}/preview`).catch(notifyError)
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
  const preview = () =>
    openPreview("preview", { slug: entry?.id, data: { item: getValues("item") } }).catch(show)
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
