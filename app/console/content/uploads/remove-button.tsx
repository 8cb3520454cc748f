import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import { useState } from "react"
import { Confirm, useNotify, useRefresh, useTranslate } from "react-admin"

import { request } from "../../api-client.ts"
import { TextButton } from "../text-button.tsx"
import type { Medium } from "./medium.ts"

/** Deletes an unused upload; the server refuses if an item has begun to use it meanwhile. */
export function RemoveButton({ medium: { id, name } }: { medium: Medium }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    try {
      await request("DELETE", `/media/${id}`)
      notify("console.content.uploads.removed", { type: "success" })
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
    refresh()
  }
  return (
    <>
      <TextButton
        label="ra.action.delete"
        aria-label={`${translate("ra.action.delete")}: ${name}`}
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setIsAsking(true)}
      />
      <Confirm
        isOpen={isAsking}
        title={translate("console.content.uploads.removeTitle", { name })}
        content="console.content.uploads.removeText"
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
