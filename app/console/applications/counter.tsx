import { Button, Card, TextField, Typography } from "@mui/material"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { Title, useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { requestData } from "../api-client.ts"
import { ErrorAlert } from "../error-alert.tsx"
import { withoutAadhaar } from "../search/without-aadhaar.ts"
import { PaperButton } from "./paper-button.tsx"

/** The scanned code. The QR code of an admission sheet holds its whole URL. */
const scannedCode = (input: string) => /\/print\/([^/?#]+)/.exec(input)?.[1] ?? input

/** Counter search: a scan or a few letters and Enter open the record. */
export function Counter() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<{ text: string; asked?: string }>()
  useEffect(() => field.current?.focus(), [])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const q = withoutAadhaar(scannedCode(field.current?.value.trim() ?? ""))
    if (!q) return
    field.current?.select()
    const open = (id: string) => navigate(`/applications/${id}/show`)
    try {
      const filter = JSON.stringify({ q })
      const path = `/applications?${new URLSearchParams({ perPage: "2", filter })}`
      const [first, second] = await requestData<ListedApplication[]>("GET", path)
      if (!first) return setProblem({ text: "console.counter.none", asked: q })
      if (!second || parseAdmissionCode(q)) return void open(first.id)
      await navigate(`/applications?${new URLSearchParams({ filter })}`)
    } catch (error) {
      setProblem({ text: (error as Error).message })
    }
  }
  return (
    <Card sx={{ maxWidth: 720, mx: "auto", mt: 4, p: 4 }}>
      <Title title="console.counter.title" />
      <form onSubmit={submit}>
        <TextField
          inputRef={field}
          id="asked"
          label={translate("console.counter.ask")}
          fullWidth
          slotProps={{ htmlInput: { autoComplete: "off", spellCheck: false } }}
        />
        <ErrorAlert text={problem?.text} options={{ asked: problem?.asked }} severity="warning" />
        <Button type="submit" variant="contained" size="large" fullWidth>
          {translate("console.counter.open")}
        </Button>
        <Typography sx={{ my: 2, color: "text.secondary" }}>
          {translate("console.counter.hint")}
        </Typography>
        <PaperButton isLarge />
      </form>
    </Card>
  )
}
