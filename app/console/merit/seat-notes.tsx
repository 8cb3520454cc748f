import { Typography } from "@mui/material"

import { explainSeats } from "#domain/merit/explanation/explain-seats.ts"
import type { SeatChanges } from "#domain/merit/rounds/seat-changes.ts"

import { useConsoleLanguage } from "../language/use-language.ts"

/** Which seats of a list moved by conversion, and how many are kept from earlier lists. */
export function SeatNotes({ changes }: { changes: SeatChanges }) {
  const language = useConsoleLanguage()
  return explainSeats(changes, language).map((note) => (
    <Typography key={note} sx={{ mt: 1 }}>
      {note}
    </Typography>
  ))
}
