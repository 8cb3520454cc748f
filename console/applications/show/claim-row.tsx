import { Box, Chip, type ChipProps, Stack, Typography } from "@mui/material"
import { useState } from "react"

import { type ClaimState, type Finding, isOpenClaim } from "#domain/applications/claims.ts"
import { isDocumentAsked } from "#domain/applications/documents.ts"
import { claimLabel, fullLabelOf } from "#domain/applications/form/field-labels.ts"
import {
  claimStateNames,
  documentStateNames,
} from "#domain/applications/messages/claims-and-documents.ts"

import { call } from "../../api/call.ts"
import { useFormatDateTime } from "../../kit/day/date-field.tsx"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { useAttempt } from "../../kit/form/use-attempt.ts"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { useUndoNotice } from "../../kit/page/undo-notice.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { undoChange } from "../actions.ts"
import { useApplication, useFormValue, useShowStored } from "../use-application.ts"

interface ClaimProps {
  claim: ClaimState
}

/** Returns a function that stores what the college found. The notice takes it back. */
const useMarkClaim = ({ claim }: ClaimProps) => {
  const application = useApplication()
  const showStored = useShowStored()
  const language = useConsoleLanguage()
  const tellUndo = useUndoNotice()
  return async (finding: Finding, reason = "") => {
    const { id, version: expectedVersion } = application
    const stored = await call("POST /applications/:id/claim", {
      id,
      claim: claim.name,
      finding,
      reason,
      expectedVersion,
    })
    const text = `${claimLabel(claim.name, language)}: ${claimStateNames[finding][language]}`
    tellUndo(text, () => undoChange(application))
    showStored(stored)
  }
}

/** Asks for the reason of a refusal, which the applicant reads. */
function RefusalDialog({ claim, onClose }: ClaimProps & { onClose: () => void }) {
  const { id } = useApplication()
  const t = useText()
  const language = useConsoleLanguage()
  const mark = useMarkClaim({ claim })
  return (
    <FormDialog
      onClose={onClose}
      send={(text) => mark("refused", text("reason"))}
      draft={`claim/${id}/${claim.name}`}
      title={`${t("console.claims.refuse")}: ${claimLabel(claim.name, language)}`}
      submit={{ label: "console.claims.refuse", color: "error" }}
    >
      <PlainField name="reason" label="console.applications.reason" rows={3} />
    </FormDialog>
  )
}

const colors: Record<ClaimState["state"], ChipProps["color"]> = {
  unchecked: "default",
  verified: "success",
  refused: "error",
  changed: "warning",
}

/** The fields that make the claim, with their labels. */
const useDetails = ({ claim: { fields } }: ClaimProps) => {
  const form: Record<string, unknown> = useApplication().form
  const language = useConsoleLanguage()
  const valueOf = useFormValue()
  return (
    fields
      .filter((field) => !["horizontal_reservation", "weightage"].includes(field))
      // That it is claimed says the row itself.
      .filter((field) => form[field] !== "yes")
      .map((field) => {
        const label = fullLabelOf(field, language)
        // A label that is a question needs no colon.
        return `${label}${label.endsWith("?") ? "" : ":"} ${valueOf(field)}`
      })
      .join("; ")
  )
}

/** The state of a claim. One that is open says whether the applicant was asked for its certificate. */
function State({ claim }: ClaimProps) {
  const { name, state } = claim
  const application = useApplication()
  const language = useConsoleLanguage()
  const isAsked = isOpenClaim(claim) && isDocumentAsked(name, application)
  return (
    <>
      <Chip size="small" color={colors[state]} label={claimStateNames[state][language]} />
      {isAsked && (
        <Chip
          size="small"
          variant="outlined"
          color="warning"
          label={documentStateNames.asked[language]}
        />
      )}
    </>
  )
}

export type Marking = Pick<ReturnType<typeof useAttempt>, "attempt" | "isRunning">

interface ClaimRowProps extends ClaimProps {
  /** Shared by all rows: a mark changes the version of the whole record. */
  marking: Marking
  id: string
  /** Its place in the list, whose key chooses it. */
  number: number
  /** Whether the keys that mark a claim act on this one. */
  isChosen: boolean
  onChoose: () => void
  onMarked: () => void
}

/** A disabled button would lose the focus. */
const inertStyle = { "&[aria-disabled=true]": { opacity: 0.5 } }

/** The buttons that mark a claim. */
function Marks(props: ClaimRowProps) {
  const { claim, marking, number, isChosen, onChoose, onMarked } = props
  const { attempt, isRunning } = marking
  const { name, state } = claim
  const t = useText()
  const label = claimLabel(name, useConsoleLanguage())
  const mark = useMarkClaim({ claim })
  const [isRefusing, setIsRefusing] = useState(false)
  const mayVerify = state !== "verified"
  const mayRefuse = state !== "refused"
  const verify = () => void attempt(() => mark("verified").then(onMarked))
  const refuse = () => setIsRefusing(!isRunning)
  useKey(String(number), onChoose)
  useKey("a", isChosen && mayVerify ? verify : undefined)
  useKey("r", isChosen && mayRefuse ? refuse : undefined)
  const keyOf = (key: string) => isChosen && { "aria-keyshortcuts": key }
  return (
    <>
      {/* The hints are beside the buttons: a button with a name of its own must have its whole text in it. */}
      <Stack direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
        {mayVerify && (
          <TextButton
            label="console.claims.verify"
            variant="outlined"
            aria-disabled={isRunning}
            aria-label={`${t("console.claims.verify")}: ${label}`}
            {...keyOf("A")}
            onClick={verify}
            sx={inertStyle}
          />
        )}
        {mayVerify && isChosen && <KeyHint name="A" />}
        {mayRefuse && (
          <TextButton
            label="console.claims.refuse"
            color="error"
            aria-disabled={isRunning}
            aria-label={`${t("console.claims.refuse")}: ${label}`}
            {...keyOf("R")}
            onClick={refuse}
            sx={inertStyle}
          />
        )}
        {mayRefuse && isChosen && <KeyHint name="R" />}
      </Stack>
      {/* Stays open if a colleague refuses meanwhile: the input must not be lost. */}
      {isRefusing && <RefusalDialog claim={claim} onClose={() => setIsRefusing(false)} />}
    </>
  )
}

const row = { flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }

/** One claim with the fields that say so, its state, and the buttons to mark it. */
export function ClaimRow(props: ClaimRowProps) {
  const { claim, id, number, isChosen } = props
  const { name, at, by, reason } = claim
  const language = useConsoleLanguage()
  const mayMark = usePermission()("applications.work")
  const when = useFormatDateTime()
  const details = useDetails({ claim })
  const finding = at && [`${by}, ${when(at)}`, reason].filter(Boolean).join(": ")
  const text = [details, finding].filter(Boolean).join(" · ")
  return (
    <Box
      component="li"
      id={id}
      tabIndex={-1}
      {...(mayMark && isChosen && { "aria-current": true })}
      sx={{ py: 0.25, borderTop: 1, borderColor: "divider", listStyle: "none" }}
    >
      <Stack direction="row" useFlexGap sx={row}>
        <Typography component="h3" variant="subtitle2">
          {claimLabel(name, language)}
          {mayMark && <KeyHint name={String(number)} />}
        </Typography>
        <State claim={claim} />
        <Typography
          component="span"
          sx={{
            flex: 1,
            minWidth: text ? { xs: 160, md: 100 } : 0,
            overflowWrap: "anywhere",
            fontSize: "0.8125rem",
            lineHeight: 1.35,
          }}
        >
          {text}
        </Typography>
        {mayMark && <Marks {...props} />}
      </Stack>
    </Box>
  )
}
