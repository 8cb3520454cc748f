import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material"
import { type SyntheticEvent, useRef, useState } from "react"
import { useListContext, useLocaleState, useTranslate } from "react-admin"

import type { ExportFormat } from "#server/platform/spreadsheets/export-table.ts"

import { PlainField } from "../account/plain-field.tsx"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import { forgetDraft } from "../drafts/draft-form.tsx"
import { formText } from "../form-text.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { usePermission } from "../permission.tsx"
import type { Exported } from "./receive-table.ts"
import { ProgressBar, useExport } from "./use-export.tsx"

/** XLSX is the default: Excel turns long numbers in a CSV file into amounts. */
const formats = ["xlsx", "csv"] as const satisfies ExportFormat[]

interface FormatChoiceProps {
  /** Message key. */
  problem: string | undefined
  isDisabled: boolean
  onChange: () => void
}

function FormatChoice({ problem, isDisabled, onChange }: FormatChoiceProps) {
  const translate = useTranslate()
  return (
    <FormControl component="fieldset" margin="normal" error={problem !== undefined}>
      <FormLabel component="legend">{translate("console.export.format")}</FormLabel>
      <RadioGroup name="format" defaultValue={formats[0]} onChange={onChange}>
        {formats.map((format) => (
          <FormControlLabel
            key={format}
            value={format}
            disabled={isDisabled}
            control={<Radio />}
            label={translate(`console.export.formats.${format}`)}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="alert" sx={{ mx: 0 }}>
        {problem && translate(problem)}
      </FormHelperText>
    </FormControl>
  )
}

interface ExportDialogProps {
  records: Exported
  onClose: () => void
}

/** Asks for the format and whether numbers are exported unmasked; shows progress and can cancel. */
export function ExportDialog({ records, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const may = usePermission()
  const [language] = useLocaleState()
  const { filterValues } = useListContext()
  const [isWhole, setIsWhole] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { progress, failure, problems, start, stop, forget } = useExport(records, () => {
    if (form.current) forgetDraft(form.current)
    onClose()
  })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.current = event.currentTarget
    const text = formText(form.current)
    const format = formats.find((name) => name === text("format"))!
    const reveal = isWhole ? { reveal: { why: text("why") } } : {}
    void start({ format, language, filter: filterValues, ...reveal })
  }
  const close = () => {
    stop()
    onClose()
  }
  const isRunning = progress !== undefined
  return (
    <FormDialog
      onClose={close}
      ignoresBackdrop={isRunning}
      onSubmit={submit}
      // The only field is shown once whole numbers are chosen.
      draft={isWhole ? `export/${records}` : undefined}
      title={translate("console.export.title")}
      submit={{ label: "console.export.start", disabled: isRunning }}
    >
      <Typography gutterBottom>{translate(`console.export.what.${records}`)}</Typography>
      <FormatChoice problem={problems["format"]} isDisabled={isRunning} onChange={forget} />
      {records === "applications" && may("applications.reveal") && (
        <FormControlLabel
          sx={{ display: "flex" }}
          disabled={isRunning}
          control={
            <Checkbox checked={isWhole} onChange={(_event, checked) => setIsWhole(checked)} />
          }
          label={translate("console.export.whole")}
        />
      )}
      {isWhole && (
        <PlainField
          name="why"
          label="console.applications.revealWhy"
          hint="console.export.whyHint"
          problem={problems["why"]}
          slotProps={{ htmlInput: { maxLength: 500, readOnly: isRunning } }}
        />
      )}
      {progress && <ProgressBar progress={progress} />}
      <ErrorAlert text={problems["format"] || problems["why"] ? undefined : failure?.message} />
    </FormDialog>
  )
}
