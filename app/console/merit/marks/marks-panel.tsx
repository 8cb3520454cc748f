import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material"
import { type ChangeEvent, useRef, useState } from "react"
import { useNotify } from "react-admin"

import type { EnteredComponent } from "#domain/merit/candidates/entered-components.ts"
import type { ProgrammeMarks } from "#server/features/merit/merit.ts"

import { Panel } from "../../account/panel.tsx"
import { requestData } from "../../api/api-client.ts"
import { useAttempt } from "../../api/use-attempt.ts"
import { useRead } from "../../api/use-request.ts"
import { DraftForm, typeInto } from "../../drafts/draft-form.tsx"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { usePermission } from "../../permission.tsx"
import { useMarksProblem, useMarksTexts } from "./use-marks-texts.ts"

const shownProblems = 20

/** What is wrong with each line, with its text. */
function LineProblems({ problems, lines }: { problems: Record<string, string>; lines: string[] }) {
  const text = useMarksTexts()
  const problemOf = useMarksProblem()
  const found = Object.entries(problems)
  return (
    <Alert severity="error" role="presentation" sx={{ my: 1 }}>
      {text("refused", { smart_count: found.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
        {found.slice(0, shownProblems).map(([line, problem]) => (
          <li key={line}>
            {text("line", { line, problem: problemOf(problem) })}{" "}
            <code>{lines[Number(line) - 1]}</code>
          </li>
        ))}
      </Box>
      {found.length > shownProblems && text("more", { count: found.length - shownProblems })}
    </Alert>
  )
}

interface ImportProps {
  data: ProgrammeMarks
  component: EnteredComponent
  path: string
  onDone: () => Promise<unknown>
}

/** Lines of codes and marks: pasted, from a file, or written after the codes that lack them. */
function ImportForm({ data, component, path, onDone }: ImportProps) {
  const text = useMarksTexts()
  const problemOf = useMarksProblem()
  const notify = useNotify()
  const area = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<string[]>([])
  const { submit, failure, problems, isRunning } = useAttempt()
  const { lines: general, ...byLine } = problems
  const put = (lines: string) => typeInto(area.current!, lines)
  const fill = () => {
    const missing = data.applications.filter(({ marks }) => marks[component] === undefined)
    put(missing.map(({ code }) => `${code},`).join("\n"))
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen) put(await chosen.text())
    target.value = ""
  }
  const send = submit(async (typed, form) => {
    const lines = typed("lines")
    setSent(lines.split(/\r\n|\r|\n/))
    const stored = await requestData<{ count: number; lines: number }>("POST", path, {
      component,
      lines,
    })
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
        helperText={problemOf(general) ?? text("linesHint")}
        error={general !== undefined}
        multiline
        minRows={6}
        maxRows={16}
        fullWidth
        slotProps={{
          htmlInput: { spellCheck: false, style: { fontFamily: "monospace" } },
          inputLabel: { shrink: true },
        }}
      />
      <div role="alert">
        {Object.keys(byLine).length > 0 && <LineProblems problems={byLine} lines={sent} />}
      </div>
      {Object.keys(problems).length === 0 && <ErrorAlert text={failure?.message} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isRunning}>
          {text("import")}
        </Button>
        <Button onClick={fill}>{text("fill")}</Button>
        <Button onClick={() => file.current?.click()}>{text("file")}</Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={text("file")}
          hidden
          onChange={(event) => void readFile(event)}
        />
      </Stack>
    </DraftForm>
  )
}

/** Marks that the form does not ask, entered for many applicants of a programme at once. */
export function MarksPanel({ path }: { path: string }) {
  const text = useMarksTexts()
  const may = usePermission()
  const { data, error, refetch } = useRead<ProgrammeMarks>(path)
  const [chosen, setChosen] = useState<EnteredComponent>()
  if (!data) return <ErrorAlert text={error?.message} />
  const component = chosen ?? data.components[0]
  if (component === undefined) return <p>{text("none")}</p>
  const { applications } = data
  const count = applications.filter(({ marks }) => marks[component] !== undefined).length
  return (
    <Panel title={text("title")}>
      <Typography variant="body2" color="text.secondary">
        {text("hint")}
      </Typography>
      <TextField
        select
        label={text("component")}
        value={component}
        onChange={({ target }) => setChosen(target.value as EnteredComponent)}
        sx={{ maxWidth: 300, my: 1 }}
      >
        {data.components.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`names.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Typography sx={{ mb: 1.5 }}>
        {text("count", { count, total: applications.length })}
      </Typography>
      {may("applications.work") && (
        <ImportForm key={component} {...{ data, component, path }} onDone={refetch} />
      )}
    </Panel>
  )
}
