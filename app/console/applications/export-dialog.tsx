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
  error: string | undefined
  isDisabled: boolean
  onChange: () => void
}

function FormatChoice({ error, isDisabled, onChange }: FormatChoiceProps) {
  const translate = useTranslate()
  return (
    <FormControl component="fieldset" margin="normal" error={error !== undefined}>
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
        {error && translate(error)}
      </FormHelperText>
    </FormControl>
  )
}

interface WholeNumbersProps {
  isWhole: boolean
  isRunning: boolean
  /** Message key. */
  error: string | undefined
  onChange: (isWhole: boolean) => void
}

/** Whether numbers are exported unmasked, and why. */
function WholeNumbers({ isWhole, isRunning, error, onChange }: WholeNumbersProps) {
  const translate = useTranslate()
  return (
    <>
      <FormControlLabel
        sx={{ display: "flex" }}
        disabled={isRunning}
        control={<Checkbox checked={isWhole} onChange={(_event, checked) => onChange(checked)} />}
        label={translate("console.export.whole")}
      />
      {isWhole && (
        <PlainField
          name="why"
          label="console.applications.revealWhy"
          hint="console.export.whyHint"
          error={error}
          slotProps={{ htmlInput: { maxLength: 500, readOnly: isRunning } }}
        />
      )}
    </>
  )
}

interface ExportDialogProps {
  records: Exported
  onClose: () => void
}

/** Starts the export, and closes the dialog when the file is there. */
const useSubmit = ({ records, onClose }: ExportDialogProps, isWhole: boolean) => {
  const [language] = useLocaleState()
  const { filterValues } = useListContext()
  const form = useRef<HTMLFormElement>(null)
  const { start, ...running } = useExport(records, () => {
    if (form.current) void forgetDraft(form.current)
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
  return { ...running, submit }
}

/** Asks for the format and whether numbers are exported unmasked; shows progress and can cancel. */
export function ExportDialog(props: ExportDialogProps) {
  const { records, onClose } = props
  const translate = useTranslate()
  const may = usePermission()
  const [isWhole, setIsWhole] = useState(false)
  const { progress, failure, errors, submit, stop, forget } = useSubmit(props, isWhole)
  const close = () => {
    stop()
    onClose()
  }
  const isRunning = progress !== undefined
  const numbers = { isWhole, isRunning, error: errors["why"], onChange: setIsWhole }
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
      <FormatChoice error={errors["format"]} isDisabled={isRunning} onChange={forget} />
      {records === "applications" && may("applications.reveal") && <WholeNumbers {...numbers} />}
      {progress && <ProgressBar progress={progress} />}
      <ErrorAlert text={errors["format"] || errors["why"] ? undefined : failure?.message} />
    </FormDialog>
  )
}
