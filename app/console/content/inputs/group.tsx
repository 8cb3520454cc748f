import { Box, FormLabel, Typography } from "@mui/material"
import type { ReactNode } from "react"

interface GroupProps {
  label: string
  hint?: string
  isWrong?: boolean
  children: ReactNode
}

/** A labelled group of fields. */
export function Group({ label, hint = "", isWrong = false, children }: GroupProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        width: "100%",
        minWidth: 0,
        mx: 0,
        mb: 2,
        px: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: isWrong ? "error.main" : "divider",
        borderRadius: 1,
      }}
    >
      <FormLabel component="legend" error={isWrong} sx={{ px: 0.5 }}>
        {label}
      </FormLabel>
      {hint && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  )
}
