import { Box, Card, Typography } from "@mui/material"
import { useLocaleState, useTranslate } from "react-admin"

import { type FieldName, fields as english } from "#domain/admission/words/fields.en.ts"
import { fields as hindi } from "#domain/admission/words/fields.hi.ts"

import type { OfficeApplication } from "./application.ts"
import { RevealButton } from "./reveal-button.tsx"

const labels = { en: english, hi: hindi }

const textOf = (value: unknown) => {
  if (Array.isArray(value)) return value.join(", ")
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

/** Everything submitted, under the form's own labels, in its order. */
export function Form({ application }: { application: OfficeApplication }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const words = labels[locale as keyof typeof labels]
  const form = application.form as unknown as Record<string, unknown>
  const names = (Object.keys(words) as FieldName[]).filter((name) => textOf(form[name]) !== "")
  return (
    <Card sx={{ p: 2, flex: 2, width: "100%" }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate("resources.applications.name", { smart_count: 1 })}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr", sm: "minmax(10rem, 2fr) 3fr" },
          gap: "4px 16px",
          m: 0,
          "& dt": { color: "text.secondary" },
          "& dd": { m: 0, overflowWrap: "anywhere" },
        }}
      >
        {names.map((name) => (
          <Box key={name} sx={{ display: "contents" }}>
            <dt>{words[name].label}</dt>
            <dd>
              {textOf(form[name])}
              {(name === "aadhar_no" || name === "bank_account") && (
                <RevealButton id={application.id} field={name} />
              )}
            </dd>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
