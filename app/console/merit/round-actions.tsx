import { Button, Stack } from "@mui/material"

import { useAttempt } from "../api/use-attempt.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { ExportIcon, PrintIcon } from "../icons.tsx"
import { useConsoleLanguage } from "../language/use-language.ts"
import { usePermission } from "../permission.tsx"
import { PrintForm } from "../print-form.tsx"
import { Failure } from "./failure.tsx"
import { useProgramme } from "./use-programme.ts"
import { useTexts } from "./use-texts.ts"

const tables = [
  { part: "list", format: "csv" },
  { part: "list", format: "xlsx" },
  { part: "offers", format: "csv" },
  { part: "offers", format: "xlsx" },
] as const

/** Letters and tables of the last public list. */
export function RoundActions({ number }: { number: number }) {
  const text = useTexts()
  const { where, path } = useProgramme()
  const may = usePermission()
  const language = useConsoleLanguage()
  const { attempt, failure, isRunning } = useAttempt()
  const download = (table: (typeof tables)[number]) =>
    attempt(() =>
      downloadFile(path("export"), { ...table, language }, `merit-${table.part}.${table.format}`),
    )
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <PrintForm path="/office/offer-letters" fields={where}>
          <Button type="submit" size="small" startIcon={<PrintIcon />}>
            {text("letters", { number })}
          </Button>
        </PrintForm>
        {may("applications.export") &&
          tables.map((table) => (
            <Button
              key={table.part + table.format}
              size="small"
              startIcon={<ExportIcon />}
              disabled={isRunning}
              onClick={() => void download(table)}
            >
              {text(`tables.${table.part}`, { number, format: table.format.toUpperCase() })}
            </Button>
          ))}
      </Stack>
      <Failure failure={failure} />
    </>
  )
}
