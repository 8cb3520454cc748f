import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { fullLabelOf } from "#domain/applications/field-labels.ts"
import { formatValue } from "#domain/applications/format-value.ts"

import { useLanguage } from "../../use-language.ts"
import type { changesBetween } from "../form-inputs/values.ts"

/** Lists changed fields with their old and new values. */
export function Changes({ changes }: { changes: ReturnType<typeof changesBetween> }) {
  const translate = useTranslate()
  const language = useLanguage()
  const shown = (field: string, value: unknown) =>
    formatValue(field, value, language) || translate("console.form.empty")
  return (
    <section aria-labelledby="changes">
      <Typography id="changes" variant="h6" component="h2">
        {translate("console.correct.changes")}
      </Typography>
      {changes.length === 0 && <Typography>{translate("console.correct.nothing")}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fullLabelOf(field, language)}: <del>{shown(field, from)}</del> →{" "}
            <Box component="ins" sx={{ fontWeight: 700, textDecoration: "none" }}>
              {shown(field, to)}
            </Box>
          </li>
        ))}
      </Box>
    </section>
  )
}
