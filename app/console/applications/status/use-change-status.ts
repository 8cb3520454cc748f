import { useNotify, useRefresh } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { isUndoable, type Status } from "#domain/applications/workflow.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { useUndoNotice } from "../../record/undo-notice.tsx"
import { changeOne, undoOne } from "../actions.ts"
import { useApplication } from "../use-application.ts"

/** Returns a function that changes the status of the shown application. A notice says so; it undoes what can be undone. */
export const useChangeStatus = () => {
  const application = useApplication()
  const notify = useNotify()
  const tellUndo = useUndoNotice()
  const refresh = useRefresh()
  const language = useConsoleLanguage()
  return async (to: Status, input: Parameters<typeof changeOne>[2]) => {
    await changeOne(application, to, input)
    const { applicant_name, status } = application
    const text = `${applicant_name}: ${staffStatusMessages[to].name[language]}`
    if (isUndoable(status, to)) tellUndo(text, () => undoOne(application))
    else notify(text, { type: "success" })
    refresh()
  }
}
