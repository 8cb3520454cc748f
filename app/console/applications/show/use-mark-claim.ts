import { useRefresh } from "react-admin"

import type { ClaimState, Finding } from "#domain/applications/claims.ts"
import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { claimStateNames } from "#domain/applications/messages/claim-messages.ts"

import { request } from "../../api/api-client.ts"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { useUndoNotice } from "../../record/undo-notice.tsx"
import { undoOne } from "../actions.ts"
import { useApplication } from "../use-application.ts"

export interface ClaimProps {
  claim: ClaimState
}

/** Returns a function that stores what the college found. The notice takes it back. */
export const useMarkClaim = ({ claim }: ClaimProps) => {
  const application = useApplication()
  const refresh = useRefresh()
  const language = useConsoleLanguage()
  const tellUndo = useUndoNotice()
  return async (finding: Finding, reason = "") => {
    const body = { claim: claim.name, finding, reason, seen: application.version }
    await request("POST", `/applications/${encodeURIComponent(application.id)}/claim`, body)
    const text = `${claimLabel(claim.name, language)}: ${claimStateNames[finding][language]}`
    tellUndo(text, () => undoOne(application))
    refresh()
  }
}
