import { Alert, Box, Button, Typography } from "@mui/material"
import { useState } from "react"

import { type Language, languages } from "#domain/content/languages.ts"
import type { Channel } from "#domain/notices/notice.ts"
import type { QueueView } from "#server/features/notices/notices.ts"

import { call } from "../api/call.ts"
import type { CallData } from "../api/call.ts"
import { PlainField, SelectField } from "../kit/form/plain-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useTextIn } from "../kit/text/use-language.ts"

type Result = CallData<"POST /notices/test">

/** Sends a message to the member of staff, by one channel. */
export function TestPanel({ channels }: Pick<QueueView, "channels">) {
  const text = useTextIn("console.notices")
  const on = channels.filter(({ isOn }) => isOn).map(({ channel }) => channel)
  const [channel, setChannel] = useState<Channel>(on[0] ?? "email")
  const [language, setLanguage] = useState<Language>("hi")
  const [result, setResult] = useState<Result>()
  const { submit, failure, errors, isRunning } = useAttempt()
  if (on.length === 0) return null
  const send = submit(async (written) => {
    setResult(undefined)
    setResult(await call("POST /notices/test", { channel, to: written("to").trim(), language }))
  })
  return (
    <Panel title="console.notices.test">
      <Typography variant="body2" color="text.secondary">
        {text("testHint")}
      </Typography>
      <form onSubmit={send} noValidate>
        <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { md: "1fr 1fr 2fr" } }}>
          <SelectField
            label={text("channel")}
            margin="dense"
            size="small"
            value={channel}
            choices={on.map((id) => ({ id, name: text(`channels.${id}`) }))}
            onChange={setChannel}
          />
          <SelectField
            label={text("language")}
            margin="dense"
            size="small"
            value={language}
            choices={languages.map((id) => ({ id, name: text(`languages.${id}`) }))}
            onChange={setLanguage}
          />
          <PlainField
            name="to"
            label="console.notices.to"
            isDense
            error={errors["to"] && "console.notices.contact"}
          />
        </Box>
        <Button type="submit" variant="outlined" disabled={isRunning} sx={{ my: 1 }}>
          {text("send")}
        </Button>
      </form>
      {Object.keys(errors).length === 0 && <ErrorAlert text={failure?.message} />}
      {result && (
        <Alert severity={result.outcome === "sent" ? "success" : "warning"}>
          {text(`results.${result.outcome}`, { reason: "reason" in result ? result.reason : "" })}
        </Alert>
      )}
    </Panel>
  )
}
