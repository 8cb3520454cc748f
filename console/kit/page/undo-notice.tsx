import { Alert, Button } from "@mui/material"
import { useCallback } from "react"
import { useCloseNotification, useNotify, useRefresh } from "react-admin"

import { firstMessage, HttpError } from "#console/api/http-error.ts"
import { useNotifyError } from "#console/api/use-request.ts"

import { isUnsaved } from "../form/leave-guard.tsx"
import { KeyHint } from "../keys/key.tsx"
import { useKey } from "../keys/use-keys.ts"
import { useText } from "../text/use-language.ts"
import { focusContent } from "./lazy-page.tsx"

/** Milliseconds for which a change can be taken back. Of applications the server allows more (`undoSeconds`). */
const shownMs = 8000

/** In the middle it would cover the buttons of the next claims. */
const besideButtons = { vertical: "bottom", horizontal: "left" }

/** Undoes the latest change. While an older notice fades out, its button undoes the latest change too, not its own. */
let undoLatest: (() => Promise<unknown>) | undefined

function UndoNotice({ text }: { text: string }) {
  const t = useText()
  const close = useCloseNotification()
  const notify = useNotify()
  const fail = useNotifyError()
  const refresh = useRefresh()
  const undo = async () => {
    const change = undoLatest
    if (!change) return
    undoLatest = undefined
    close()
    try {
      await change()
      notify("console.record.undone", { type: "info" })
    } catch (error) {
      fail(error instanceof HttpError ? new Error(firstMessage(error)) : (error as Error))
    }
    // A form of the record would lose its input.
    if (!isUnsaved()) refresh()
  }
  useKey("u", () => void undo())
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          aria-keyshortcuts="U"
          onClick={() => {
            // The button goes, and would take the focus with it.
            focusContent()
            void undo()
          }}
          sx={{ whiteSpace: "nowrap" }}
        >
          {t("console.record.undo")}
          <KeyHint name="U" />
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

/** Says that a change is stored, with a button that takes it back for eight seconds. */
export const useUndoNotice = () => {
  const notify = useNotify()
  return useCallback(
    (text: string, undo: () => Promise<unknown>) => {
      undoLatest = undo
      notify(<UndoNotice text={text} />, { autoHideDuration: shownMs, anchorOrigin: besideButtons })
    },
    [notify],
  )
}
