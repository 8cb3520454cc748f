import { Alert, Box, Button, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Title } from "react-admin"

import type { PersonView, WayToFind } from "#server/features/privacy/privacy.ts"

import { call } from "../api/call.ts"
import { PlainField, SelectField } from "../kit/form/plain-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useText } from "../kit/text/use-language.ts"
import { type ErasedRecords, PersonCard } from "./person-card.tsx"
import { keyOf, recordsOf } from "./record-choice.tsx"
import { RetentionPanel } from "./retention-panel.tsx"

const ways = ["code", "mobile", "aadhaar", "urn", "email"] as const satisfies WayToFind[]

function FindForm({ onFound }: { onFound: (result: PersonView[] | undefined) => void }) {
  const t = useText()
  const [by, setBy] = useState<WayToFind>("code")
  const { submit, failure, errors, isRunning } = useAttempt()

  const find = submit(async (text) => {
    onFound(undefined)
    onFound(await call("POST /privacy/find", { by, value: text("value") }))
  })
  return (
    <Panel title="console.privacy.person">
      <Typography color="text.secondary">{t("console.privacy.personHint")}</Typography>
      <form onSubmit={find} noValidate>
        <Box
          sx={{
            display: "grid",
            columnGap: 2,
            alignItems: "start",
            gridTemplateColumns: { xs: "1fr", md: "16rem 1fr" },
          }}
        >
          <SelectField
            id="by"
            label={t("console.privacy.by")}
            value={by}
            choices={ways.map((id) => ({ id, name: t(`console.privacy.ways.${id}`) }))}
            onChange={setBy}
            margin="normal"
          />
          <PlainField
            name="value"
            label={`console.privacy.ways.${by}`}
            error={errors["value"]}
            autoComplete="off"
          />
        </Box>
        <ErrorAlert text={errors["value"] ? undefined : failure?.message} />
        <Button type="submit" variant="contained" disabled={isRunning}>
          {t("console.privacy.find")}
        </Button>
      </form>
    </Panel>
  )
}

/** Each record and each message is in one of the views. */
const keyOfView = (person: PersonView) =>
  recordsOf(person).map(keyOf)[0] ??
  person.grievances[0]?.number ??
  `message ${person.messages[0]?.id}`

const parts = ["applications", "students", "messages", "grievances"] as const

/** Personal data requests and retention, for the responsible member of staff. */
export function Privacy() {
  const t = useText()
  const records = useQueryClient()
  const [result, setResult] = useState<PersonView[]>()
  const [erased, setErased] = useState<ErasedRecords>()

  const show = (persons: PersonView[] | undefined) => {
    setResult(persons)
    setErased(undefined)
  }
  const showErased = (person: PersonView, counts: ErasedRecords) => {
    setResult(result?.filter((other) => other !== person))
    setErased(counts)
    // Invalidate cached lists, which may still show the erased records.
    void records.invalidateQueries()
  }
  const partsOf = (counts: ErasedRecords) =>
    parts
      .filter((part) => counts[part] > 0)
      .map((part) => t(`console.privacy.parts.${part}`, { count: counts[part] }))
      .join(", ")
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.privacy.title" />
      <FindForm onFound={show} />
      <div aria-live="polite">
        {erased && (
          <Alert severity="success">
            {t("console.privacy.erased", { parts: partsOf(erased) })} {t("console.privacy.kept")}
          </Alert>
        )}
        {result?.length === 0 && !erased && (
          <Alert severity="info">{t("console.privacy.none")}</Alert>
        )}
        {result && result.length > 1 && (
          <Typography>{t("console.privacy.several", { count: result.length })}</Typography>
        )}
      </div>
      {result?.map((person) => (
        <PersonCard
          key={keyOfView(person)}
          person={person}
          onErased={(counts) => showErased(person, counts)}
        />
      ))}
      <RetentionPanel />
    </Stack>
  )
}
