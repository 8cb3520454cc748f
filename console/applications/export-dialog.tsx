import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { useListContext, useLocaleState, useNotify } from "react-admin"

import type { ExportFormat } from "#server/platform/spreadsheets/export-table.ts"

import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import type { TextOf } from "../kit/form/form-text.ts"
import { PlainField } from "../kit/form/plain-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { type DownloadProgress, downloadTable, type Exported, saveTable } from "./receive-table.ts"

/** XLSX is the default: Excel turns long numbers in a CSV file into amounts. */
const formats = ["xlsx", "csv"] as const satisfies ExportFormat[]

interface FormatChoiceProps {
  /** Message key. */
  error: string | undefined
  isDisabled: boolean
  onChange: () => void
}

function FormatChoice({ error, isDisabled, onChange }: FormatChoiceProps) {
  const t = useText()
  const textOfKey = useTextOfKey()
  return (
    <FormControl component="fieldset" margin="normal" error={error !== undefined}>
      <FormLabel component="legend">{t("console.export.format")}</FormLabel>
      <RadioGroup name="format" defaultValue={formats[0]} onChange={onChange}>
        {formats.map((format) => (
          <FormControlLabel
            key={format}
            value={format}
            disabled={isDisabled}
            control={<Radio />}
            label={t(`console.export.formats.${format}`)}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="alert" sx={{ mx: 0 }}>
        {error && textOfKey(error)}
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
  const t = useText()
  return (
    <>
      <FormControlLabel
        sx={{ display: "flex" }}
        disabled={isRunning}
        control={<Checkbox checked={isWhole} onChange={(_event, checked) => onChange(checked)} />}
        label={t("console.export.whole")}
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

const grouped = new Intl.NumberFormat("en-IN")
const megabytes = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Export progress: in rows if they can be counted, otherwise in bytes received. */
function ProgressBar({ progress: { bytes, rows, total } }: { progress: DownloadProgress }) {
  const t = useText()
  const received = t("console.export.received", { size: megabytes.format(bytes / 1e6) })
  const isCounted = rows !== undefined && total !== undefined
  const numbers = {
    rows: grouped.format(rows ?? 0),
    total: grouped.format(total ?? 0),
  }
  const countKey = isCounted ? "rowsOfTotal" : rows ? "rows" : total ? "total" : undefined
  return (
    <>
      <LinearProgress
        aria-label={t("console.export.running")}
        {...(isCounted && {
          variant: "determinate" as const,
          value: total > 0 ? Math.min(100, (100 * rows) / total) : 100,
        })}
        sx={{ mt: 3, mb: 1 }}
      />
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
        {[countKey && t(`console.export.${countKey}`, numbers), received]
          .filter(Boolean)
          .join(", ")}
      </Typography>
    </>
  )
}

/** State of one export at a time: progress, error, start and cancel. The dialog closes when the file is there. */
const useExport = ({ records, onClose }: ExportDialogProps, isWhole: boolean) => {
  const notify = useNotify()
  const [language] = useLocaleState()
  const { filterValues: filter } = useListContext()
  const [progress, setProgress] = useState<DownloadProgress>()
  const { submit, ...attempt } = useAttempt()
  const running = useRef<AbortController>(undefined)

  const stop = () => running.current?.abort()
  // Abort the download on unmount.
  useEffect(() => () => running.current?.abort(), [])

  const exportTable = async (text: TextOf) => {
    const controller = new AbortController()
    running.current = controller
    const format = formats.find((name) => name === text("format"))!
    const reveal = isWhole ? { reveal: { why: text("why") } } : {}
    const tableRequest = { format, language, filter, ...reveal }
    setProgress({ bytes: 0, rows: undefined, total: undefined })
    try {
      const table = await downloadTable(records, tableRequest, setProgress, controller.signal)
      saveTable(table)
      notify("console.export.done", { type: "success", messageArgs: { name: table.name } })
      onClose()
    } finally {
      setProgress(undefined)
    }
  }
  const start = (event: SyntheticEvent<HTMLFormElement>) => submit(exportTable)(event)
  return { ...attempt, progress, start, stop }
}

/** Asks for the format and whether numbers are exported unmasked; shows progress and can cancel. */
export function ExportDialog(props: ExportDialogProps) {
  const { records, onClose } = props
  const t = useText()
  const may = usePermission()
  const [isWhole, setIsWhole] = useState(false)
  const { progress, failure, errors, start, stop, forget } = useExport(props, isWhole)
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
      onSubmit={start}
      // The only field is shown once whole numbers are chosen.
      draft={isWhole ? `export/${records}` : undefined}
      title={t("console.export.title")}
      submit={{ label: "console.export.start", disabled: isRunning }}
    >
      <Typography gutterBottom>{t(`console.export.what.${records}`)}</Typography>
      <FormatChoice error={errors["format"]} isDisabled={isRunning} onChange={forget} />
      {records === "applications" && may("applications.reveal") && <WholeNumbers {...numbers} />}
      {progress && <ProgressBar progress={progress} />}
      <ErrorAlert text={errors["format"] || errors["why"] ? undefined : failure?.message} />
    </FormDialog>
  )
}
