import { Box, Button, MenuItem, TextField, Typography } from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { type HttpError, useTranslate } from "react-admin"

import type { PersonView, WayToFind } from "#server/features/privacy/privacy.ts"

import { signInErrorText } from "../account/error-text.ts"
import { Panel } from "../account/panel.tsx"
import { PlainField } from "../account/plain-field.tsx"
import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"

const ways = ["code", "mobile", "aadhaar", "urn", "email"] as const satisfies WayToFind[]

/** Finds a person by the details they give. */
export function FindForm({ onFound }: { onFound: (found: PersonView[] | undefined) => void }) {
  const translate = useTranslate()
  const [by, setBy] = useState<WayToFind>("code")
  const [failure, setFailure] = useState<HttpError>()

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = signInErrorText(event.currentTarget, "value")
    onFound(undefined)
    try {
      const { data } = await request<{ data: PersonView[] }>("POST", "/privacy/find", { by, value })
      setFailure(undefined)
      onFound(data)
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const problems = (failure?.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
  return (
    <Panel title="console.privacy.person">
      <Typography color="text.secondary">{translate("console.privacy.personHint")}</Typography>
      <form onSubmit={submit} noValidate>
        <Box
          sx={{
            display: "grid",
            columnGap: 2,
            alignItems: "start",
            gridTemplateColumns: { xs: "1fr", md: "16rem 1fr" },
          }}
        >
          <TextField
            id="by"
            select
            label={translate("console.privacy.by")}
            value={by}
            onChange={(event) => setBy(event.target.value as WayToFind)}
            margin="normal"
            fullWidth
          >
            {ways.map((way) => (
              <MenuItem key={way} value={way}>
                {translate(`console.privacy.ways.${way}`)}
              </MenuItem>
            ))}
          </TextField>
          <PlainField
            name="value"
            label={`console.privacy.ways.${by}`}
            problem={problems["value"]}
            autoComplete="off"
          />
        </Box>
        <ErrorMessage text={problems["value"] ? undefined : failure?.message} />
        <Button type="submit" variant="contained">
          {translate("console.privacy.find")}
        </Button>
      </form>
    </Panel>
  )
}
