import { Alert } from "@mui/material"

import { useFormatDateTime } from "../day/date-field.tsx"
import type { MeritRound } from "./offer-states.tsx"
import { useTexts } from "./use-texts.ts"

/** Says when a scheduled list becomes public, and what waits until then. */
export function NotPublic({ round: { number, published_at } }: { round: MeritRound }) {
  const text = useTexts()
  const when = useFormatDateTime()
  return (
    <Alert severity="info" role="presentation">
      {text("scheduled", { number, at: when(published_at) })}
    </Alert>
  )
}
