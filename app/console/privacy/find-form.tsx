import { Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import type { PersonView, WayToFind } from "#server/features/privacy/privacy.ts"

import { Panel } from "../account/panel.tsx"
import { PlainField } from "../account/plain-field.tsx"
import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { SelectField } from "../select-field.tsx"

const ways = ["code", "mobile", "aadhaar", "urn", "email"] as const satisfies WayToFind[]

export function FindForm({ onFound }: { onFound: (found: PersonView[] | undefined) => void }) {
  const translate = useTranslate()
  const [by, setBy] = useState<WayToFind>("code")
  const { submit, failure, errors } = useAttempt()

  const find = submit(async (text) => {
    onFound(undefined)
    onFound(await requestData<PersonView[]>("POST", "/privacy/find", { by, value: text("value") }))
  })
  return (
    <Panel title="console.privacy.person">
      <Typography color="text.secondary">{translate("console.privacy.personHint")}</Typography>
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
            label={translate("console.privacy.by")}
            value={by}
            choices={ways.map((id) => ({ id, name: translate(`console.privacy.ways.${id}`) }))}
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
        <Button type="submit" variant="contained">
          {translate("console.privacy.find")}
        </Button>
      </form>
    </Panel>
  )
}
