import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from "@mui/material"
import { useState } from "react"

import { fullLabelOf } from "#domain/applications/form/field-labels.ts"

import { call, type CallData } from "../../api/call.ts"
import { firstMessage } from "../../api/http-error.ts"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../../kit/form/form-state.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useFormValue, useShowStored } from "../use-application.ts"
import { DocumentFile } from "./document-file.tsx"
import { useDocumentTexts } from "./texts.ts"

type Slots = CallData<"GET /applications/:id/documents">
export type Slot = Slots["slots"][number]
export type Document = Slot["documents"][number]

const marksheets: Partial<Record<string, readonly string[]>> = {
  highschool_marksheet: ["year", "board", "roll", "maxmarks", "obtmarks", "percentage"].map(
    (field) => `highschool_${field}`,
  ),
  intermediate_marksheet: ["year", "board", "roll", "maxmarks", "obtmarks", "percentage"].map(
    (field) => `i_${field}`,
  ),
}

/** What the form says about a paper: the fields of its claim, or those of its school, below the name. */
function ClaimedValues({ slot }: { slot: string }) {
  const text = useDocumentTexts()
  const language = useConsoleLanguage()
  const valueOf = useFormValue()
  const { claims } = useApplication()
  const own = claims.find(({ name }) => name === slot)?.fields ?? marksheets[slot] ?? []
  const fields = ["applicant_name", "father_name", "mother_name", "dob", ...own]
  return (
    <Box component="section" aria-label={text("claimed")}>
      <Typography variant="subtitle2" component="h3">
        {text("claimed")}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, "& dt": { color: "text.secondary" }, "& dd": { m: 0, mb: 1 } }}
      >
        {fields.map((field) => (
          <Box key={field}>
            <dt>{fullLabelOf(field, language)}</dt>
            <dd>{valueOf(field) || "–"}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

interface DecisionProps {
  document: Document
  onDone: () => void
}

/** Accepts the document, or returns it with a reason that the applicant reads. */
function Decision({ document, onDone }: DecisionProps) {
  const text = useDocumentTexts()
  const showStored = useShowStored()
  const { id, version } = useApplication()
  const [isReturning, setIsReturning] = useState(false)
  const { attempt, failure, isRunning } = useAttempt()
  const decide = async (state: "accepted" | "returned", reason: string) => {
    const sent = { id, document: document.id, state, reason, expectedVersion: version }
    showStored(await call("POST /applications/:id/document-review", sent))
    onDone()
  }
  if (isReturning) {
    return (
      <DraftForm
        draft={`document/${document.id}`}
        send={(typed) => decide("returned", typed("reason"))}
        noValidate
      >
        <PlainField name="reason" label={{ text: text("reason") }} rows={2} isDense />
        <FormFailure />
        <SubmitButton variant="contained">{text("return")}</SubmitButton>
      </DraftForm>
    )
  }
  return (
    <Box sx={{ display: "flex", gap: 1 }}>
      <Button
        variant="contained"
        aria-disabled={isRunning}
        onClick={() => void attempt(() => decide("accepted", ""))}
      >
        {text("accept")}
      </Button>
      <Button variant="outlined" onClick={() => setIsReturning(true)}>
        {text("return")}
      </Button>
      <ErrorAlert text={failure && firstMessage(failure)} />
    </Box>
  )
}

interface ViewerProps {
  name: string
  slot: string
  document: Document
  /** Whether it can be decided on here: not while it is part of an answer to a query. */
  canDecide: boolean
  onClose: () => void
}

/** A document beside what the form says about it. */
export function DocumentViewer({ name, slot, document, canDecide, onClose }: ViewerProps) {
  const text = useDocumentTexts()
  const may = usePermission()
  const { files, state, reason } = document
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby="document-title">
      <DialogTitle id="document-title">{name}</DialogTitle>
      <DialogContent
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "minmax(0, 1fr) 260px" } }}
      >
        <Box sx={{ display: "grid", gap: 2, alignContent: "start", justifyItems: "start" }}>
          {files.map((file, index) => (
            <DocumentFile
              key={file.file}
              file={file}
              name={text("page", { name, number: index + 1, count: files.length })}
            />
          ))}
        </Box>
        <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
          <ClaimedValues slot={slot} />
          {reason && <Typography>{text("reasonOf", { reason })}</Typography>}
          {canDecide && state === "new" && may("applications.work") && (
            <Decision document={document} onDone={onClose} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text("close")}</Button>
      </DialogActions>
    </Dialog>
  )
}
