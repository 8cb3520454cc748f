// Lines of marks, pasted or from a file, that are checked before they are entered.
import { Alert, Box, Button } from "@mui/material"
import { type ChangeEvent, useRef } from "react"

import type { MarksFile } from "#server/features/merit/merit.ts"

import { requestData } from "../api/api-client.ts"
import { tableFileTypes, useFileErrorText } from "../kit/form/table-file.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useMarksTexts } from "./marks-texts.ts"

const maxShownErrors = 20

interface LineErrorsProps {
  /** The keys of errors, by number of the line. */
  errors: Record<string, string>
  lines: string[]
  errorTextOf: (key: string | undefined) => string | undefined
}

/** What is wrong with each line, with its text. */
export function LineErrors({ errors, lines, errorTextOf }: LineErrorsProps) {
  const text = useMarksTexts()
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

interface FileButtonProps {
  /** The address of the call that reads the file. */
  address: string
  /** What the page calls a column that the server names. */
  columnName: (column: string) => string
  onRead: (file: MarksFile) => void
}

/** Reads a chosen table on the server. */
export function FileButton({ address, columnName, onRead }: FileButtonProps) {
  const text = useMarksTexts()
  const textOfError = useFileErrorText(columnName)
  const input = useRef<HTMLInputElement>(null)
  const { attempt, failure, errors, isRunning } = useAttempt()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    void attempt(async () => {
      const body = new FormData()
      body.set("file", chosen, "marks")
      onRead(await requestData<MarksFile>("POST", address, body))
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

/** The field of the lines. */
export const lineAreaProps = {
  htmlInput: { spellCheck: false, style: { fontFamily: "monospace" } },
  inputLabel: { shrink: true },
}
