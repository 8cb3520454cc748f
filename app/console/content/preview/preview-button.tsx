import PreviewIcon from "@mui/icons-material/VisibilityOutlined"
import { type HttpError, useNotify, useRecordContext } from "react-admin"
import { useFormContext } from "react-hook-form"

import type { ContentEntry } from "../entry.ts"
import { TextButton } from "../text-button.tsx"
import { useOpenPreview } from "./use-open-preview.ts"

/** Opens a draft preview of the form's values; nothing is saved or published. */
export function PreviewButton() {
  const entry = useRecordContext<ContentEntry>()
  const { getValues, setError } = useFormContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notify = useNotify()
  const preview = async () => {
    try {
      await openPreview("preview", { slug: entry?.id, data: { item: getValues("item") } })
    } catch (error) {
      const { message, body } = error as HttpError
      const { errors = {} } = (body ?? {}) as { errors?: Record<string, string> }
      for (const [place, problem] of Object.entries(errors).toReversed())
        setError(place as "item", { message: problem }, { shouldFocus: true })
      notify(message, { type: "error" })
    }
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
