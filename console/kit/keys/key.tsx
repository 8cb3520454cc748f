import { Box } from "@mui/material"

import { useKeysAreOff } from "./use-keys.ts"

/** A key as it is printed on the keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        font: "inherit",
        fontSize: "0.8em",
        lineHeight: 1.4,
        border: 1,
        borderRadius: 0.5,
        px: 0.75,
        mr: 0.5,
      }}
    >
      {name}
    </Box>
  )
}

/** The key of a button, beside its name; not read aloud, because the button announces it (aria-keyshortcuts). */
export function KeyHint({ name }: { name: string }) {
  if (useKeysAreOff()) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ ml: 1, opacity: 0.8, display: { xs: "none", md: "inline" } }}
    >
      <Key name={name} />
    </Box>
  )
}
