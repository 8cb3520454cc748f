import { useCallback } from "react"
import { useNotify } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { isUndoable, type Status } from "#domain/applications/workflow.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { useUndoNotice } from "../../record/undo-notice.tsx"
import { undoOne } from "../actions.ts"

type Changed = Pick<StaffApplication, "id" | "version" | "status" | "applicant_name">

/** Says that a change of status is stored; where it can be undone, with a button that does so. */
export const useStatusNotice = () => {
  const notify = useNotify()
  const tellUndo = useUndoNotice()
  const language = useConsoleLanguage()
  return useCallback(
    (application: Changed, to: Status) => {
      const { applicant_name, status } = application
      const text = `${applicant_name}: ${staffStatusMessages[to].name[language]}`
      if (isUndoable(status, to)) tellUndo(text, () => undoOne(application))
      else notify(text, { type: "success" })
    },
    [notify, tellUndo, language],
  )
}
