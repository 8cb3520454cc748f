import { Box, FormLabel, Typography } from "@mui/material"

import { twoRows } from "./multiline.ts"
import { useFieldTexts } from "./use-field-texts.ts"

/** What comes out of other fields; nothing to stop at for who goes on by keyboard. */
export function Counted({ field, value }: { field: string; value: string }) {
  const { label } = useFieldTexts()(field, undefined)
  return (
    <Box sx={twoRows}>
      <FormLabel htmlFor={field} sx={{ alignSelf: "end" }}>
        {label}
      </FormLabel>
      <Typography component="output" id={field} sx={{ minHeight: 40, lineHeight: "40px" }}>
        {value || "–"}
      </Typography>
    </Box>
  )
}
