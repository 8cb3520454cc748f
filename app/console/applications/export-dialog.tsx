import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { useListContext, useLocaleState, useTranslate } from "react-admin"

import type { ExportFormat } from "#server/features/applications/applications.ts"

import { PlainField } from "../account/plain-field.tsx"
import { ErrorMessage } from "../error-message.tsx"
import { FormDialog } from "../form-dialog.tsx"
import { usePermission } from "../use-permission.ts"
import { textOf } from "../use-request.ts"
import { ProgressBar, useExport } from "./use-export.tsx"

/** XLSX is the default: Excel turns long numbers in a CSV file into amounts. */
const formats = ["xlsx", "csv"] as const satisfies ExportFormat[]

/** Asks for the format and whether numbers are exported unmasked; shows progress and can cancel. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const may = usePermission()
  const [language] = useLocaleState()
  const { filterValues } = useListContext()
  const [isWhole, setIsWhole] = useState(false)
  const { progress, failure, problems, start, stop, forget } = useExport(onClose)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = textOf(event.currentTarget)
    const format = formats.find((one) => one === text("format"))!
    const reveal = isWhole ? { reveal: { why: text("why") } } : {}
    void start({ format, language, filter: filterValues, ...reveal })
  }
  const close = () => {
    stop()
    onClose()
  }
  // An accidental click on the backdrop must not cancel the export.
  const closeUnlessBeside = (_event: unknown, reason: string) => {
    if (!(progress && reason === "backdropClick")) close()
  }
  const { format: formatProblem, why: whyProblem } = problems
  return (
    <FormDialog
      onClose={closeUnlessBeside}
      onSubmit={submit}
      title={translate("console.export.title")}
      actions={
        <>
          <Button onClick={close}>{translate("ra.action.cancel")}</Button>
          <Button type="submit" variant="contained" disabled={progress !== undefined}>
            {translate("console.export.start")}
          </Button>
        </>
      }
    >
      <Typography gutterBottom>{translate("console.export.what")}</Typography>
      <FormControl component="fieldset" margin="normal" error={formatProblem !== undefined}>
        <FormLabel component="legend">{translate("console.export.format")}</FormLabel>
        <RadioGroup name="format" defaultValue={formats[0]} onChange={forget}>
          {formats.map((format) => (
            <FormControlLabel
              key={format}
              value={format}
              disabled={progress !== undefined}
              control={<Radio />}
              label={translate(`console.export.formats.${format}`)}
            />
          ))}
        </RadioGroup>
        <FormHelperText role="alert" sx={{ mx: 0 }}>
          {formatProblem && translate(formatProblem)}
        </FormHelperText>
      </FormControl>
      {may("applications.reveal") && (
        <FormControlLabel
          sx={{ display: "flex" }}
          disabled={progress !== undefined}
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
          problem={whyProblem}
          slotProps={{ htmlInput: { maxLength: 500, readOnly: progress !== undefined } }}
        />
      )}
      {progress && <ProgressBar progress={progress} />}
      <ErrorMessage text={formatProblem || whyProblem ? undefined : failure?.message} />
    </FormDialog>
  )
}
