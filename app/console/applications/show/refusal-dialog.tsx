import { useTranslate } from "react-admin"

import { claimLabel } from "#domain/applications/form/field-labels.ts"

import { PlainField } from "../../account/plain-field.tsx"
import { useAttempt } from "../../api/use-attempt.ts"
import { FormDialog } from "../../dialogs/form-dialog.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { useApplication } from "../use-application.ts"
import { type ClaimProps, useMarkClaim } from "./use-mark-claim.ts"

/** Asks for the reason of a refusal, which the applicant reads. */
export function RefusalDialog({ claim, onClose }: ClaimProps & { onClose: () => void }) {
  const { id } = useApplication()
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const mark = useMarkClaim({ claim })
  const { submit, failure, errors } = useAttempt()
  const refuse = submit(async (text) => {
    await mark("refused", text("reason"))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={refuse}
      draft={`claim/${id}/${claim.name}`}
      title={`${translate("console.claims.refuse")}: ${claimLabel(claim.name, language)}`}
      submit={{ label: "console.claims.refuse", color: "error" }}
    >
      <PlainField
        name="reason"
        label="console.applications.reason"
        error={errors["reason"]}
        rows={3}
      />
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
