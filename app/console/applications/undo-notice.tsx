import { Alert, Button } from "@mui/material"
import { useCallback } from "react"
import { useCloseNotification, useNotify, useRefresh, useTranslate } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { isUndoable, type Status } from "#domain/applications/workflow.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { request } from "../api/api-client.ts"
import { useNotifyError } from "../api/use-request.ts"
import { KeyHint } from "../keys/key.tsx"
import { useKey } from "../keys/use-keys.ts"
import { useConsoleLanguage } from "../language/use-language.ts"

/** Milliseconds for which a change can be taken back; the server allows more (`undoSeconds`). */
const shownMs = 8000

interface Change {
  id: string
  /** The version that the change made. */
  version: number
}

/** The last change. A notice that still fades away while the next one waits undoes this one, not its own. */
let latest: Change | undefined

function UndoNotice({ text }: { text: string }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const notify = useNotify()
  const fail = useNotifyError()
  const refresh = useRefresh()
  const undo = async () => {
    const change = latest
    if (!change) return
    latest = undefined
    close()
    try {
      const path = `/applications/${encodeURIComponent(change.id)}/undo-status`
      await request("POST", path, { seen: change.version })
      notify("console.record.undone", { type: "info" })
    } catch (error) {
      fail(error as Error)
    }
    refresh()
  }
  useKey("u", () => void undo())
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" aria-keyshortcuts="U" onClick={() => void undo()}>
          {translate("console.record.undo")}
          <KeyHint name="U" />
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

type Changed = Pick<StaffApplication, "id" | "version" | "status" | "applicant_name">

/** Says that a change of status is stored; where it can be undone, with a button for eight seconds. */
export const useUndoNotice = () => {
  const notify = useNotify()
  const language = useConsoleLanguage()
  return useCallback(
    ({ id, version, status, applicant_name }: Changed, to: Status) => {
      const text = `${applicant_name}: ${staffStatusMessages[to].name[language]}`
      if (!isUndoable(status, to)) return notify(text, { type: "success" })
      latest = { id, version: version + 1 }
      notify(<UndoNotice text={text} />, {
        autoHideDuration: shownMs,
      })
    },
    [notify, language],
  )
}
