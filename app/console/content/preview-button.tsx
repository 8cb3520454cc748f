import PreviewIcon from "@mui/icons-material/VisibilityOutlined"
import { useLocaleState, useNotify, useRecordContext, useResourceContext } from "react-admin"

import { call } from "../calls.ts"
import type { Entry } from "./entry.ts"
import { TextButton } from "./text-button.tsx"

interface Preview {
  token: string
  /** Of the page it is seen on, without language. */
  path: string
}

/** Opens the page of an item as it was last saved, whether or not the public sees it. */
export function PreviewButton() {
  const entry = useRecordContext<Entry>()
  const resource = useResourceContext()
  const [locale] = useLocaleState()
  const notify = useNotify()
  if (!entry) return null
  const preview = async () => {
    const { id, version } = entry
    try {
      const { data } = await call<{ data: Preview }>("POST", `/${resource}/${id}/preview`, {
        version,
      })
      const language = locale === "hi" ? "/hi" : ""
      window.open(`${language}${data.path}?preview=${data.token}`, "_blank", "noopener")
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
  }
  return (
    <TextButton label="console.content.preview" startIcon={<PreviewIcon />} onClick={preview} />
  )
}
