import PreviewIcon from "@mui/icons-material/VisibilityOutlined"
import { useNotify, useRecordContext } from "react-admin"

import type { ContentEntry } from "../entry.ts"
import { TextButton } from "../text-button.tsx"
import { useOpenPreview } from "./use-open-preview.ts"

/** Opens a preview of a saved item that is not public, for members with read access only. */
export function PreviewSavedButton() {
  const entry = useRecordContext<ContentEntry>()
  const openPreview = useOpenPreview()
  const notify = useNotify()
  const preview = () =>
    openPreview(`${entry?.id}/preview`).catch((error: Error) =>
      notify(error.message, { type: "error" }),
    )
  return (
    <TextButton label="console.content.preview" startIcon={<PreviewIcon />} onClick={preview} />
  )
}
