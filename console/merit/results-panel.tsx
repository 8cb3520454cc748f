import { Button, Stack, TextField, Typography } from "@mui/material"
import { type RefObject, useRef, useState } from "react"
import { useNotify } from "react-admin"

import type { ImportedResult, ResultsFile } from "#server/features/applications/applications.ts"

import { call } from "../api/call.ts"
import { DraftForm, typeInto } from "../kit/form/draft-form.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { FileButton, LineErrors, lineAreaProps } from "./line-import.tsx"
import { useResultsTexts } from "./results-texts.ts"
import { useImportsResults } from "./use-programme.ts"

/** Which applications get which percentage. */
function Preview({ results }: { results: readonly ImportedResult[] }) {
  const text = useResultsTexts()
  const columns = (["number", "name", "roll", "percentage"] as const).map((column) => ({
    label: text(column),
    cell: (result: ImportedResult) => result[column],
  }))
  return (
    <>
      <p>{text("found", { count: results.length })}</p>
      <PlainTable columns={columns} rows={results} keyOf={({ number }) => number} />
    </>
  )
}

/** Returns the text of an error that the server found in a line. */
const useErrorText = () => {
  const text = useResultsTexts()
  return (key: string | undefined) => key && text.find(`errors.${key.split(".").at(-1)}`)
}

interface LinesFieldProps {
  area: RefObject<HTMLTextAreaElement | null>
  error: string | undefined
  onInput: () => void
}

function LinesField({ area, error, onInput }: LinesFieldProps) {
  const text = useResultsTexts()
  return (
    <TextField
      inputRef={area}
      id="result-lines"
      name="lines"
      label={text("lines")}
      helperText={error ?? text("linesHint")}
      error={error !== undefined}
      multiline
      minRows={6}
      maxRows={16}
      slotProps={lineAreaProps}
      onInput={onInput}
    />
  )
}

interface ResultsPanelProps {
  session: string
  /** Names the draft. */
  path: string
}

/** Lines of results: they are checked and shown, then entered. A change of the lines asks for another check. */
function ResultsForm({ session, path }: ResultsPanelProps) {
  const text = useResultsTexts()
  const notify = useNotify()
  const area = useRef<HTMLTextAreaElement>(null)
  const [sent, setSent] = useState("")
  const [results, setResults] = useState<readonly ImportedResult[]>()
  const [fileErrors, setFileErrors] = useState<ResultsFile["errors"]>({})
  const { submit, failure, errors, isRunning } = useAttempt()
  const { lines: general, ...byLine } = errors
  const errorTextOf = useErrorText()
  const putFile = (file: ResultsFile) => {
    typeInto(area.current!, file.lines)
    setSent(file.lines)
    setFileErrors(file.errors)
  }
  const send = submit(async (textOf, form) => {
    const lines = textOf("lines")
    setFileErrors({})
    setSent(lines)
    if (!results) {
      setResults((await call("POST /results/preview", { session, lines })).results)
      return
    }
    setResults(undefined)
    const { count } = await call("POST /results", { session, lines })
    notify(text("stored", { count }), { type: "success" })
    form.reset()
  })
  return (
    <DraftForm draft={path} onSubmit={send}>
      <LinesField area={area} error={errorTextOf(general)} onInput={() => setResults(undefined)} />
      <div role="alert">
        <LineErrors
          errors={{ ...fileErrors, ...byLine }}
          lines={sent.split(/\r\n|\r|\n/)}
          errorTextOf={errorTextOf}
        />
      </div>
      {Object.keys(errors).length === 0 && <ErrorAlert text={failure?.message} />}
      <output>{results && <Preview results={results} />}</output>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isRunning}>
          {text(results ? "store" : "preview")}
        </Button>
        <FileButton
          address="/results/read"
          columnName={(column) => text.find(`columns.${column}`) ?? column}
          onRead={putFile}
        />
      </Stack>
    </DraftForm>
  )
}

/** The import of marks by roll number. */
export function ResultsPanel(props: ResultsPanelProps) {
  const text = useResultsTexts()
  if (!useImportsResults(props.session)) return null
  return (
    <Panel title={{ text: text("title") }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {text("hint")}
      </Typography>
      <ResultsForm {...props} />
    </Panel>
  )
}
