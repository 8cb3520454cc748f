import { Box, Button, Checkbox, Stack, type Theme, useMediaQuery } from "@mui/material"
import { useState } from "react"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { PlainTable } from "../kit/table/plain-table.tsx"
import {
  type Answering,
  type Offer,
  type MeritRound,
  StandingChip,
  isOver,
  standingOf,
} from "./offer-states.tsx"
import { ApplicantLink } from "./people-links.tsx"
import { useNames, useTexts } from "./use-texts.tsx"

const applicantLink = ({ code, name }: Offer) => <ApplicantLink code={code} name={name} />

const chipOf = (round: MeritRound) => (offer: Offer) => (
  <StandingChip standing={standingOf(offer, round)} />
)

interface BulkAnswersProps {
  /** How many offers are selected. */
  count: number
  round: MeritRound
  isRunning: boolean
  onSelectAll: () => void
  onRecord: (state: OfferState) => void
}

/** The same answer for all offers that are selected. Any other answer is of one person. */
function BulkAnswers({ count, round, isRunning, onSelectAll, onRecord }: BulkAnswersProps) {
  const text = useTexts()
  const states = ["accepted" as const, ...(isOver(round) ? (["absent"] as const) : [])]
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Button onClick={onSelectAll}>{text("selectAll")}</Button>
      {states.map((state) => (
        <Button
          key={state}
          variant="outlined"
          disabled={isRunning || count === 0}
          onClick={() => onRecord(state)}
        >
          {text(`record.${state}`, { count })}
        </Button>
      ))}
    </Stack>
  )
}

/** The offers by rank, with the answers of those that are selected. */
export function OfferTable({ offers, ...answering }: Answering & { offers: readonly Offer[] }) {
  const { round, mayAnswer, isRunning, onRecord } = answering
  const text = useTexts()
  const nameOf = useNames()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selected = offers.filter(({ code }) => chosen.includes(code))
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  const record = async (state: OfferState) => {
    await onRecord(selected, state)
    setChosen([])
  }
  const box = ({ code, name }: Offer) => (
    <Checkbox
      size="small"
      checked={chosen.includes(code)}
      onChange={() => toggle(code)}
      slotProps={{ input: { "aria-label": text("select", { name }) } }}
      sx={{ p: 0.5 }}
    />
  )
  const onDesktop = [
    { label: text("rank"), cell: ({ rank }: Offer) => rank, isNumber: true },
    { label: text("index"), cell: ({ index }: Offer) => formatHundredths(index), isNumber: true },
    { label: text("code"), cell: ({ code }: Offer) => code },
  ]
  return (
    <>
      {mayAnswer && (
        <BulkAnswers
          count={selected.length}
          round={round}
          isRunning={isRunning}
          onSelectAll={() => setChosen(offers.map(({ code }) => code))}
          onRecord={(state) => void record(state)}
        />
      )}
      <Box sx={{ overflowX: "auto" }}>
        <PlainTable
          columns={[
            ...(mayAnswer ? [{ label: "", cell: box }] : []),
            { label: text("name"), cell: applicantLink },
            ...(isPhone ? [] : onDesktop),
            { label: text("seat"), cell: ({ compartment }) => nameOf(compartment) },
            { label: text("answer"), cell: chipOf(round) },
          ]}
          rows={offers}
          keyOf={({ code }) => code}
        />
      </Box>
    </>
  )
}
