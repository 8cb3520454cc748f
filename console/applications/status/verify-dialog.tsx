import { Alert, Box, Typography } from "@mui/material"

import { isOpenClaim } from "#domain/applications/claims.ts"
import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { claimStateNames } from "#domain/applications/messages/claims-and-documents.ts"
import { statusActionOf } from "#domain/applications/messages/status-messages.ts"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { useApplication } from "../use-application.ts"
import { useChangeStatus } from "./status-dialog.tsx"

/** The claims that nobody checked, or that were changed since. */
function OpenClaimsList() {
  const language = useConsoleLanguage()
  const open = useApplication().claims.filter(isOpenClaim)
  return (
    <Box component="ul" sx={{ mt: 0.5, mb: 1.5, pl: 3 }}>
      {open.map(({ name, state }) => (
        <li key={name}>
          {claimLabel(name, language)}
          {state === "changed" && ` (${claimStateNames.changed[language]})`}
        </li>
      ))}
    </Box>
  )
}

/** Names the open claims of an application that is to be verified: with them, or without. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const application = useApplication()
  const t = useText()
  const language = useConsoleLanguage()
  const changeStatus = useChangeStatus()
  const { attempt, failure, isRunning } = useAttempt()
  const verify = (withClaims: boolean) => changeStatus("verified", { reason: "", withClaims })
  const count = application.claims.filter(isOpenClaim).length
  return (
    <FormDialog
      onClose={onClose}
      send={() => verify(true)}
      isLocked={isRunning}
      title={statusActionOf(application.status, "verified")[language]}
      submit={{ label: "console.claims.verifyWith", disabled: isRunning }}
      actions={
        <TextButton
          label="console.claims.verifyWithout"
          size="medium"
          disabled={isRunning}
          onClick={() => void attempt(() => verify(false).then(onClose))}
        />
      }
    >
      <Typography>{t("console.claims.open", { count })}</Typography>
      <OpenClaimsList />
      <Alert severity="info">{t("console.claims.notCounted")}</Alert>
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
