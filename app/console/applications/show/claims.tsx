import { Box, Button, Chip, type ChipProps, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useTranslate } from "react-admin"

import type { ClaimState, Finding } from "#domain/applications/claims.ts"
import { claimLabel, fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { claimStateNames } from "#domain/applications/messages/claim-messages.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { Panel } from "../../account/panel.tsx"
import { PlainField } from "../../account/plain-field.tsx"
import { request } from "../../api/api-client.ts"
import { useAttempt } from "../../api/use-attempt.ts"
import { useFormatDateTime } from "../../day/date-field.tsx"
import { FormDialog } from "../../dialogs/form-dialog.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { usePermission } from "../../permission.tsx"
import { useValueLabels } from "../use-value-labels.ts"

const colors: Record<ClaimState["state"], ChipProps["color"]> = {
  unchecked: "default",
  verified: "success",
  refused: "error",
  changed: "warning",
}

interface ClaimProps {
  application: StaffApplication
  claim: ClaimState
  onDone: () => void
}

const sendFinding = (
  { id, version }: StaffApplication,
  { name }: ClaimState,
  finding: Finding,
  reason = "",
) => {
  const body = { claim: name, finding, reason, seen: version }
  return request("POST", `/applications/${encodeURIComponent(id)}/claim`, body)
}

/** Asks for the reason of a refusal, which the applicant reads. */
function RefusalDialog({
  application,
  claim,
  onDone,
  onClose,
}: ClaimProps & { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const language = useConsoleLanguage()
  const { submit, failure, problems } = useAttempt()
  const refuse = submit(async (text) => {
    await sendFinding(application, claim, "refused", text("reason"))
    notify("console.applications.done", { type: "success" })
    onClose()
    onDone()
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={refuse}
      draft={`claim/${application.id}/${claim.name}`}
      title={`${translate("console.claims.refuse")}: ${claimLabel(claim.name, language)}`}
      submit={{ label: "console.claims.refuse", color: "error" }}
    >
      <PlainField
        name="reason"
        label="console.applications.reason"
        problem={problems["reason"]}
        rows={3}
      />
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}

/** One claim with the fields that say so, its state, and the buttons to mark it. */
function ClaimRow({ application, claim, onDone }: ClaimProps) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const labels = useValueLabels(application.session)
  const may = usePermission()
  const when = useFormatDateTime()
  const [isRefusing, setIsRefusing] = useState(false)
  const { attempt, failure, isRunning } = useAttempt()
  const { name, fields, state, at, by, reason } = claim
  const label = claimLabel(name, language)
  const form: Record<string, unknown> = application.form
  const details = fields
    .filter((field) => field !== "horizontal_reservation" && field !== "weightage")
    .map((field) => {
      const fieldLabel = fullLabelOf(field, language)
      const value = formatValue(field, form[field], labels)
      // A label that is a question needs no colon.
      return `${fieldLabel}${fieldLabel.endsWith("?") ? "" : ":"} ${value}`
    })
  const verify = () => attempt(() => sendFinding(application, claim, "verified").then(onDone))
  return (
    <Box
      component="li"
      sx={{ py: 0.75, borderBottom: 1, borderColor: "divider", listStyle: "none" }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}
      >
        <Typography component="h3" variant="subtitle2">
          {label}
        </Typography>
        <Chip size="small" color={colors[state]} label={claimStateNames[state][language]} />
        <Typography
          variant="body2"
          component="span"
          sx={{ flex: 1, minWidth: 160, overflowWrap: "anywhere" }}
        >
          {details.join("; ")}
        </Typography>
        {may("applications.work") && (
          <Stack direction="row" spacing={1}>
            {state !== "verified" && (
              <Button
                size="small"
                variant="outlined"
                disabled={isRunning}
                aria-label={`${translate("console.claims.verify")}: ${label}`}
                onClick={() => void verify()}
              >
                {translate("console.claims.verify")}
              </Button>
            )}
            {state !== "refused" && (
              <Button
                size="small"
                color="error"
                aria-label={`${translate("console.claims.refuse")}: ${label}`}
                onClick={() => setIsRefusing(true)}
              >
                {translate("console.claims.refuse")}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {at && (
        <Typography variant="body2" color="text.secondary">
          {[`${by}, ${when(at)}`, reason].filter(Boolean).join(": ")}
        </Typography>
      )}
      <ErrorAlert text={failure?.message} />
      {isRefusing && (
        <RefusalDialog {...{ application, claim, onDone }} onClose={() => setIsRefusing(false)} />
      )}
    </Box>
  )
}

interface ClaimsProps {
  application: StaffApplication
  onDone: () => void
}

/** What the applicant claims with certificates, each to be verified or refused. */
export function Claims({ application, onDone }: ClaimsProps) {
  const { claims } = application
  if (claims.length === 0) return null
  return (
    <Panel title="console.claims.title">
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {claims.map((claim) => (
          <ClaimRow key={claim.name} {...{ application, claim, onDone }} />
        ))}
      </Box>
    </Panel>
  )
}
