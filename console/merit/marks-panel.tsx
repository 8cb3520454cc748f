import { Button, Stack, TextField, Typography } from "@mui/material"
import { useRef, useState } from "react"
import { useNotify } from "react-admin"

import type { EnteredComponent } from "#domain/merit/candidates/entered-marks.ts"
import type { MarksFile, ProgrammeMarks } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { DraftForm, typeInto } from "../kit/form/draft-form.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { usePermission } from "../permission.tsx"
import { FileButton, LineErrors, lineAreaProps } from "./line-import.tsx"
import { useComponentNames, useMarksErrorText, useMarksTexts } from "./marks-texts.ts"
import type { ShownProgramme } from "./use-programme.ts"

/** Returns what the page calls a column that the server names. */
const useColumnName = () => {
  const text = useMarksTexts()
  return (column: string) => text.find(`fileColumns.${column}`) ?? column
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
        slotProps={lineAreaProps}
      />
      <div role="alert">
        <LineErrors errors={{ ...fileErrors, ...byLine }} lines={sent} errorTextOf={errorTextOf} />
      </div>
      {Object.keys(errors).length === 0 && <ErrorAlert text={failure?.message} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isRunning}>
          {text("import")}
        </Button>
        <Button onClick={fill}>{text("fill")}</Button>
        <FileButton address="/merit-marks/read" columnName={useColumnName()} onRead={putFile} />
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
