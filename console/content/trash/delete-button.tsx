import { Button } from "@mui/material"
import {
  useCloseNotification,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from "react-admin"
import { flushSync } from "react-dom"
import { useFormContext } from "react-hook-form"

import { call } from "../../api/call.ts"
import { useNotifyError } from "../../api/use-request.ts"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { DeleteIcon } from "../../kit/page/icons.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { collectionOf } from "../collections.ts"
import type { ContentEntry } from "../entry.tsx"
import { useRestore } from "./use-restore.ts"

/** How long the notice offers to undo. The trash does so for longer. */
const undoMs = 8000

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const t = useText()
  const close = useCloseNotification()
  const undo = () => {
    close()
    onUndo()
  }
  return (
    <Button color="inherit" size="small" sx={{ textDecoration: "underline" }} onClick={undo}>
      {t("ra.action.undo")}
    </Button>
  )
}

/** Moves the item to the trash at once. The notice undoes it, so nothing is asked before. */
export function DeleteButton() {
  const entry = useRecordContext<ContentEntry>()
  const resource = useResourceContext()!
  const { reset } = useFormContext()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const redirect = useRedirect()
  const restore = useRestore("console.content.trash.restored")
  if (!entry) return null

  const { id: slug, version } = entry
  const remove = async () => {
    try {
      const collection = collectionOf(resource)
      await call("DELETE /content/:collection/:slug", {
        collection,
        slug,
        expectedVersion: version,
      })
    } catch (error) {
      return notifyError(error as Error)
    }
    // The draft is of no use any more: leaving the page need not ask.
    flushSync(() => reset())
    redirect("list", resource)
    const undo = () => void restore(`${resource}/${slug}`, { version })
    return notify("console.content.trash.removed", {
      autoHideDuration: undoMs,
      action: <UndoButton onUndo={undo} />,
    })
  }
  return (
    <TextButton
      label="ra.action.delete"
      color="error"
      size="medium"
      startIcon={<DeleteIcon />}
      onClick={() => void remove()}
    />
  )
}
