import { Alert, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Title, useTranslate } from "react-admin"

import type { PersonView } from "#server/features/privacy/privacy.ts"

import { Allowed } from "../permission.tsx"
import type { ErasedRecords } from "./erase-dialog.tsx"
import { FindForm } from "./find-form.tsx"
import { PersonCard } from "./person-card.tsx"
import { RetentionPanel } from "./retention-panel.tsx"

const parts = ["applications", "students", "messages"] as const

function Page() {
  const translate = useTranslate()
  const records = useQueryClient()
  const [found, setFound] = useState<PersonView[]>()
  const [erased, setErased] = useState<ErasedRecords>()

  const show = (persons: PersonView[] | undefined) => {
    setFound(persons)
    setErased(undefined)
  }
  const showErased = (person: PersonView, counts: ErasedRecords) => {
    setFound(found?.filter((other) => other !== person))
    setErased(counts)
    // Invalidate cached lists, which may still show the erased records.
    void records.invalidateQueries()
  }
  const partsOf = (counts: ErasedRecords) =>
    parts
      .filter((part) => counts[part] > 0)
      .map((part) => translate(`console.privacy.parts.${part}`, { smart_count: counts[part] }))
      .join(", ")
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.privacy.title" />
      <FindForm onFound={show} />
      <div aria-live="polite">
        {erased && (
          <Alert severity="success">
            {translate("console.privacy.erased", { parts: partsOf(erased) })}{" "}
            {translate("console.privacy.kept")}
          </Alert>
        )}
        {found?.length === 0 && !erased && (
          <Alert severity="info">{translate("console.privacy.none")}</Alert>
        )}
        {found && found.length > 1 && (
          <Typography>
            {translate("console.privacy.several", { smart_count: found.length })}
          </Typography>
        )}
      </div>
      {found?.map((person) => (
        <PersonCard
          key={person.ref.id}
          person={person}
          onErased={(counts) => showErased(person, counts)}
        />
      ))}
      <RetentionPanel />
    </Stack>
  )
}

/** Personal data requests and retention, for the responsible member of staff. */
export function Privacy() {
  return (
    <Allowed to="privacy.answer" title="console.privacy.title">
      <Page />
    </Allowed>
  )
}
