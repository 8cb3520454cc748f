import { Box, FormLabel, Typography } from "@mui/material"

import { multiline } from "./multiline.ts"
import { useFieldTexts } from "./use-field-texts.ts"

/** A value computed from other fields; not focusable. */
export function ComputedField({ field, value }: { field: string; value: string }) {
  const { label } = useFieldTexts()(field, undefined)
  return (
    <Box sx={multiline}>
      <FormLabel htmlFor={field} sx={{ alignSelf: "end" }}>
        {label}
      </FormLabel>
      <Typography component="output" id={field} sx={{ minHeight: 40, lineHeight: "40px" }}>
        {value || "–"}
      </Typography>
    </Box>
  )
}
