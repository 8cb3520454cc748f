import { Button, Stack, TextField, Typography } from "@mui/material"
import { useNotify } from "react-admin"

import type { EnteredComponent } from "#domain/merit/candidates/entered-marks.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { ApplicationMarks } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { usePermission } from "../permission.tsx"
import { useComponentNames, useMarksErrorText, useMarksTexts } from "./marks-texts.ts"

interface MarksProps {
  marks: ApplicationMarks
  /** Of the application. */
  id: string
  onDone: () => Promise<unknown>
}

/** What is entered for each component, and by whom. */
const useEntered = ({ marks }: ApplicationMarks) => {
  const text = useMarksTexts()
  const when = useFormatDateTime()
  return (component: EnteredComponent) => {
    const mark = marks.find((one) => one.component === component)
    if (!mark) return { value: "", by: text("missing") }
    const by = `${mark.entered_by}, ${when(mark.entered_at)}`
    return { value: formatHundredths(mark.percentage), by }
  }
}

function MarksForm({ marks, id, onDone }: MarksProps) {
  const text = useMarksTexts()
  const nameOf = useComponentNames()
  const errorTextOf = useMarksErrorText()
  const notify = useNotify()
  const entered = useEntered(marks)
  const { submit, failure, errors, isRunning } = useAttempt()
  const save = submit(async (textOf) => {
    const entries = marks.components.map((component) => [component, textOf(component)])
    await call("PUT /merit-marks/:id", { id, ...Object.fromEntries(entries) })
    notify(text("saved"), { type: "success" })
    await onDone()
  })
  return (
    <DraftForm draft={`/merit-marks/${encodeURIComponent(id)}`} onSubmit={save}>
      <Stack spacing={1.5}>
        {marks.components.map((component) => {
          const { value, by } = entered(component)
          const error = errorTextOf(errors[component])
          return (
            <TextField
              // An uncontrolled field reads its default value only when it is mounted.
              key={`${component} ${value}`}
              id={`marks-${component}`}
              name={component}
              label={nameOf(component)}
              defaultValue={value}
              error={error !== undefined}
              helperText={error ?? by}
              slotProps={{ htmlInput: { autoComplete: "off", inputMode: "decimal" } }}
            />
          )
        })}
      </Stack>
      <ErrorAlert text={failure?.message} />
      <Button type="submit" variant="outlined" disabled={isRunning} sx={{ mt: 1 }}>
        {text("save")}
      </Button>
    </DraftForm>
  )
}

function MarksList({ marks }: Pick<MarksProps, "marks">) {
  const nameOf = useComponentNames()
  const entered = useEntered(marks)
  return marks.components.map((component) => {
    const { value, by } = entered(component)
    return (
      <Typography key={component} variant="body2">
        {`${nameOf(component)}: ${value ? `${value} (${by})` : by}`}
      </Typography>
    )
  })
}

/** The marks that the rule of the programme needs and the form does not ask. Nothing if it needs none. */
export function RecordMarks({ code }: { code: string }) {
  const text = useMarksTexts()
  const may = usePermission()
  const { data, refetch } = useCall("GET /merit-marks/:id", { id: code })
  if (!data || data.components.length === 0) return null
  return (
    <Panel title={{ text: text("title") }}>
      {may("applications.work") ? (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {text("hint")}
          </Typography>
          <MarksForm marks={data} id={code} onDone={refetch} />
        </>
      ) : (
        <MarksList marks={data} />
      )}
    </Panel>
  )
}
