import { Box, Button, Chip, type ChipProps, Typography } from "@mui/material"
import { useState } from "react"

import { type ClaimState, isOpenClaim } from "#domain/applications/claims.ts"
import { documentStates } from "#domain/applications/documents.ts"
import {
  type DocumentState,
  documentNames,
  documentStateNames,
} from "#domain/applications/messages/claims-and-documents.ts"

import { firstMessage } from "../../api/http-error.ts"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { useChangeStatus } from "../status/status-dialog.tsx"
import { useApplication } from "../use-application.ts"
import { ClaimRow, type Marking } from "./claim-row.tsx"

const colors: Record<DocumentState, ChipProps["color"]> = {
  expected: "default",
  asked: "warning",
  seen: "success",
}

const states = ["asked", "expected", "seen"] as const satisfies DocumentState[]

const line = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  pb: 0.75,
  listStyle: "none",
}

/** The papers that every applicant shows at the counter, by what is known of them. */
function Documents() {
  const application = useApplication()
  const t = useText()
  const language = useConsoleLanguage()
  const byState = Map.groupBy(documentStates(application), ({ state }) => state)
  return (
    <Box component="ul" aria-label={t("console.claims.papers")} sx={line}>
      {states.map((state) => {
        const papers = byState.get(state)
        if (!papers) return null
        const names = papers.map(({ name }) => documentNames[name][language])
        return (
          <Typography key={state} component="li" variant="body2">
            <Chip size="small" color={colors[state]} label={documentStateNames[state][language]} />{" "}
            {names.join(", ")}
          </Typography>
        )
      })}
    </Box>
  )
}

/** Verifies the application with its open claims at once. */
function VerifyWithClaims({ attempt, isRunning }: Pick<Marking, "attempt" | "isRunning">) {
  const { claims, transitions } = useApplication()
  const t = useText()
  const changeStatus = useChangeStatus()
  const isOffered = claims.some(isOpenClaim) && transitions.some(({ to }) => to === "verified")
  const verify = () =>
    void attempt(() => changeStatus("verified", { reason: "", withClaims: true }))
  useKey("w", isOffered ? verify : undefined)
  if (!isOffered) return null
  return (
    <Button
      size="small"
      variant="outlined"
      aria-disabled={isRunning}
      aria-keyshortcuts="W"
      onClick={verify}
    >
      {t("console.claims.verifyWith")}
      <KeyHint name="W" />
    </Button>
  )
}

const rowId = (name: string) => `claim-${name}`

/** A claim is chosen by its number; at first it is the first one that is open. */
const useChosenClaim = (claims: readonly ClaimState[]) => {
  const [chosen, setChosen] = useState<string>()
  const nextOpen = claims.find(isOpenClaim)?.name
  const choose = (name: string) => {
    setChosen(name)
    document.getElementById(rowId(name))?.focus()
  }
  return { chosen: chosen ?? nextOpen, choose, forget: () => setChosen(undefined) }
}

/** The papers that everybody shows, and what the applicant claims with certificates, each to be verified or refused. */
export function Claims() {
  const { claims } = useApplication()
  const marking = useAttempt()
  const { chosen, choose, forget } = useChosenClaim(claims)
  return (
    <Panel title="console.claims.title" action={<VerifyWithClaims {...marking} />}>
      <Documents />
      {claims.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {claims.map((claim, index) => (
            <ClaimRow
              key={claim.name}
              id={rowId(claim.name)}
              number={index + 1}
              isChosen={claim.name === chosen}
              onChoose={() => choose(claim.name)}
              onMarked={forget}
              {...{ claim, marking }}
            />
          ))}
        </Box>
      )}
      <ErrorAlert text={marking.failure && firstMessage(marking.failure)} />
    </Panel>
  )
}
