import { Alert, Box, Button } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"

import type { OfficeDocument } from "#domain/content/office-documents.ts"
import type { FinancialChangeView } from "#server/features/content/content.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { usePermission } from "../permission.tsx"
import { ChangeList } from "./change-list.tsx"
import { ConfirmDialog } from "./confirm-dialog.tsx"
import { useFinancialTexts } from "./texts.ts"

const useStateText = (change: FinancialChangeView) => {
  const text = useFinancialTexts()
  const when = useFormatDateTime()
  const { state, asked_by: by, decided_by: decider, asked_at, decided_at } = change
  const at = when(decided_at ?? asked_at)
  if (state !== "made") return text(state, { by, at, decider: decider ?? "" })
  return decider === by
    ? text("made", { by, at })
    : text("confirmed", { by, at, decider: decider ?? "" })
}

/** The buttons of a change that waits. */
function Decision({ change }: { change: FinancialChangeView }) {
  const text = useFinancialTexts()
  const queries = useQueryClient()
  const { attempt, failure, isRunning } = useAttempt()
  const [isAsked, setIsAsked] = useState(false)
  const { id, isOwn, canMake, changes } = change
  const make = async (password: string) => {
    await call("POST /financial-changes/:id/make", { id, password })
    await queries.invalidateQueries()
  }
  const drop = () =>
    void attempt(async () => {
      await call("POST /financial-changes/:id/drop", { id })
      await queries.invalidateQueries()
    })
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
      {canMake && (
        <Button variant="contained" onClick={() => setIsAsked(true)}>
          {text("make")}
        </Button>
      )}
      <Button variant="outlined" aria-disabled={isRunning} onClick={drop}>
        {text(isOwn ? "withdraw" : "refuse")}
      </Button>
      <ErrorAlert text={failure?.message} />
      {isAsked && (
        <ConfirmDialog isSecond changes={changes} send={make} onClose={() => setIsAsked(false)} />
      )}
    </Box>
  )
}

function Change({ change }: { change: FinancialChangeView }) {
  const may = usePermission()
  const state = useStateText(change)
  const isWaiting = change.state === "waiting"
  return (
    <Alert severity={isWaiting ? "warning" : "info"} role="note">
      {state}
      <ChangeList changes={change.changes} />
      {isWaiting && may("financial.confirm") && <Decision change={change} />}
    </Alert>
  )
}

/**
 * The changes of account, fees and open session that wait, and those of the last seven days; `of`: only of this document.
 * Nothing if there are none.
 */
export function FinancialPanel({ of }: { of?: { collection: OfficeDocument; slug: string } }) {
  const text = useFinancialTexts()
  const { data = [] } = useCall("GET /financial-changes", {}, { refetchInterval: 60_000 })
  const shown = data.filter(
    ({ collection, slug }) => !of || (collection === of.collection && slug === of.slug),
  )
  if (shown.length === 0) return null
  return (
    <Box component="section" aria-label={text("title")} sx={{ display: "grid", gap: 1, my: 1 }}>
      {shown.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </Box>
  )
}
