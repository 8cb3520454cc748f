import { Alert, Box, Button, Stack, TextField, Typography } from "@mui/material"
import { type ChangeEvent, useRef, useState } from "react"
import { useNotify } from "react-admin"

import type { EnteredComponent } from "#domain/merit/candidates/entered-marks.ts"
import type { MarksFile, ProgrammeMarks } from "#server/features/merit/merit.ts"

import { requestData } from "../api/api-client.ts"
import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { DraftForm, typeInto } from "../kit/form/draft-form.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { tableFileTypes, useFileErrorText } from "../kit/form/table-file.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { usePermission } from "../permission.tsx"
import { useComponentNames, useMarksErrorText, useMarksTexts } from "./marks-texts.ts"
import type { ShownProgramme } from "./use-programme.ts"

const maxShownErrors = 20

/** What is wrong with each line, with its text. */
function LineErrors({ errors, lines }: { errors: Record<string, string>; lines: string[] }) {
  const text = useMarksTexts()
  const errorTextOf = useMarksErrorText()
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <Alert severity="error" role="presentation" sx={{ my: 1 }}>
      {text("refused", { count: entries.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
        {entries.slice(0, maxShownErrors).map(([line, error]) => (
          <li key={line}>
            {text("line", { line, error: errorTextOf(error) ?? "" })}{" "}
            <code>{lines[Number(line) - 1]}</code>
          </li>
        ))}
      </Box>
      {entries.length > maxShownErrors && text("more", { count: entries.length - maxShownErrors })}
    </Alert>
  )
}

/** Returns what the page calls a column that the server names. */
const useColumnName = () => {
  const text = useMarksTexts()
  return (column: string) => text.find(`fileColumns.${column}`) ?? column
}

/** Reads a chosen table on the server. */
function FileButton({ onRead }: { onRead: (file: MarksFile) => void }) {
  const text = useMarksTexts()
  const textOfError = useFileErrorText(useColumnName())
  const input = useRef<HTMLInputElement>(null)
  const { attempt, failure, errors, isRunning } = useAttempt()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    void attempt(async () => {
      const body = new FormData()
      body.set("file", chosen, "marks")
      onRead(await requestData<MarksFile>("POST", "/merit-marks/read", body))
    })
    // So that the same file can be chosen again after a correction.
    target.value = ""
  }
  const key = errors["file"] ?? failure?.message
  return (
    <>
      <Button disabled={isRunning} onClick={() => input.current?.click()}>
        {text("file")}
      </Button>
      <input
        ref={input}
        type="file"
        accept={tableFileTypes}
        aria-label={text("file")}
        hidden
        onChange={choose}
      />
      <ErrorAlert text={key && textOfError(key, errors)} />
    </>
  )
}

interface MarksPanelProps extends Pick<ShownProgramme, "where"> {
  /** Names the draft. */
  path: string
}

interface ImportFormProps extends MarksPanelProps {
  data: ProgrammeMarks
  component: EnteredComponent
  onDone: () => Promise<unknown>
}

const areaProps = {
  htmlInput: { spellCheck: false, style: { fontFamily: "monospace" } },
  inputLabel: { shrink: true },
}

/** Lines of codes and marks: pasted, from a file, or written after the codes that lack them. */
function ImportForm({ data, component, where, path, onDone }: ImportFormProps) {
  const text = useMarksTexts()
  const errorTextOf = useMarksErrorText()
  const notify = useNotify()
  const area = useRef<HTMLTextAreaElement>(null)
  const [sent, setSent] = useState<string[]>([])
  const { submit, failure, errors, isRunning } = useAttempt()
  const [fileErrors, setFileErrors] = useState<MarksFile["errors"]>({})
  const { lines: general, ...byLine } = errors
  const put = (lines: string) => typeInto(area.current!, lines)
  const fill = () => {
    const missing = data.applications.filter(({ marks }) => marks[component] === undefined)
    put(missing.map(({ code }) => `${code},`).join("\n"))
  }
  const show = (lines: string, lineErrors: MarksFile["errors"]) => {
    setSent(lines.split(/\r\n|\r|\n/))
    setFileErrors(lineErrors)
  }
  const putFile = (file: MarksFile) => {
    put(file.lines)
    show(file.lines, file.errors)
  }
  const send = submit(async (textOf, form) => {
    const lines = textOf("lines")
    show(lines, {})
    const stored = await call("POST /merit/:programme/marks", { ...where, component, lines })
    const { count } = stored
    notify(text("imported", { count, same: stored.lines - count }), { type: "success" })
    form.reset()
    await onDone()
  })
  return (
    <DraftForm draft={`${path} ${component}`} onSubmit={send}>
      <TextField
        inputRef={area}
        id="mark-lines"
        name="lines"
        label={text("lines")}
        helperText={errorTextOf(general) ?? text("linesHint")}
        error={general !== undefined}
        multiline
        minRows={6}
        maxRows={16}
        slotProps={areaProps}
      />
      <div role="alert">
        <LineErrors errors={{ ...fileErrors, ...byLine }} lines={sent} />
      </div>
      {Object.keys(errors).length === 0 && <ErrorAlert text={failure?.message} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isRunning}>
          {text("import")}
        </Button>
        <Button onClick={fill}>{text("fill")}</Button>
        <FileButton onRead={putFile} />
      </Stack>
    </DraftForm>
  )
}

/** Marks that the form does not ask, entered for many applicants of a programme at once. */
export function MarksPanel({ where, path }: MarksPanelProps) {
  const text = useMarksTexts()
  const nameOf = useComponentNames()
  const may = usePermission()
  const { data, error, refetch } = useCall("GET /merit/:programme/marks", where)
  const [chosen, setChosen] = useState<EnteredComponent>()
  if (!data) return <ErrorAlert text={error?.message} />
  const component = chosen ?? data.components[0]
  if (component === undefined) return <p>{text("none")}</p>
  const { applications } = data
  const count = applications.filter(({ marks }) => marks[component] !== undefined).length
  return (
    <Panel title={{ text: text("title") }}>
      <Typography variant="body2" color="text.secondary">
        {text("hint")}
      </Typography>
      <SelectField
        label={text("component")}
        value={component}
        choices={data.components.map((id) => ({ id, name: nameOf(id) }))}
        onChange={setChosen}
        sx={{ maxWidth: 300, my: 1 }}
      />
      <Typography sx={{ mb: 1.5 }}>
        {text("count", { count, total: applications.length })}
      </Typography>
      {may("applications.work") && (
        <ImportForm key={component} {...{ data, component, where, path }} onDone={refetch} />
      )}
    </Panel>
  )
}
