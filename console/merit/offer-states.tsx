import { Alert, Chip, type ChipProps, Stack } from "@mui/material"

import { hasLeft } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { type OfferState, offerStates } from "#domain/merit/rounds/offers.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { serverNow } from "../api/server-time.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { useTexts } from "./use-texts.tsx"

export type Offer = MeritView["offers"][number]
export type MeritRound = MeritView["rounds"][number]

/** What the answers to offers need. */
export interface Answering {
  round: MeritRound
  /** Whether answers are recorded now, by this member of staff. */
  mayAnswer: boolean
  isRunning: boolean
  onRecord: (offers: readonly Offer[], state: OfferState, reason?: string) => Promise<unknown>
}

/** How an offer stands for staff: also without an answer after its last day, and of an application that has left. */
export type OfferStanding = OfferState | "overdue" | "left"

export const today = () => dayInIndia(serverNow())

export const isOver = ({ last_date }: Pick<MeritRound, "last_date">) => last_date < today()

/** Applicants see a list, and answers are recorded, from its time of publication on. */
export const isPublic = ({ published_at }: Pick<MeritRound, "published_at">) =>
  published_at <= serverNow().toISOString()

export const standingOf = ({ state, status }: Offer, round: MeritRound): OfferStanding => {
  if (status === null || hasLeft(status)) return "left"
  return state === "offered" && isOver(round) ? "overdue" : state
}

const colors: Record<OfferStanding, ChipProps["color"]> = {
  offered: "default",
  overdue: "error",
  accepted: "success",
  declined: "warning",
  absent: "warning",
  left: "warning",
}

export function StandingChip({ standing }: { standing: OfferStanding }) {
  const text = useTexts()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[standing]}
      label={text(`states.${standing}`)}
    />
  )
}

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

const standings = [...offerStates.slice(0, 1), "overdue", ...offerStates.slice(1), "left"] as const

interface StateFilterProps {
  offers: readonly Offer[]
  round: MeritRound
  value: OfferStanding | "all"
  onChange: (standing: OfferStanding | "all") => void
}

/** Which offers are shown, with the number of each. */
export function StateFilter({ offers, round, value, onChange }: StateFilterProps) {
  const text = useTexts()
  const counts = Map.groupBy(offers, (offer) => standingOf(offer, round))
  const choices = ["all" as const, ...standings.filter((one) => counts.has(one))]
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      component="fieldset"
      aria-label={text("filter")}
      sx={{ flexWrap: "wrap", border: 0, m: 0, p: 0 }}
    >
      {choices.map((one) => (
        <Chip
          key={one}
          label={`${text(`states.${one}`)} ${one === "all" ? offers.length : counts.get(one)!.length}`}
          color={one === value ? "primary" : "default"}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        />
      ))}
    </Stack>
  )
}
