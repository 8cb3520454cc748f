import { Box, Button, Checkbox, Stack, type Theme, useMediaQuery } from "@mui/material"
import { useState } from "react"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { PlainTable } from "../plain-table.tsx"
import {
  type Answering,
  type Offer,
  type MeritRound,
  StandingChip,
  standingOf,
} from "./offer-states.tsx"
import { ApplicantLink } from "./people-links.tsx"
import { useNames, useTexts } from "./use-texts.tsx"

const actions: OfferState[] = ["accepted", "declined", "absent", "offered"]

const applicantLink = ({ code, name }: Offer) => <ApplicantLink code={code} name={name} />

const chipOf = (round: MeritRound) => (offer: Offer) => (
  <StandingChip standing={standingOf(offer, round)} />
)

interface BulkAnswersProps {
  /** The codes of the selected offers. */
  codes: readonly string[]
  isRunning: boolean
  onSelectAll: () => void
  onRecord: (state: OfferState) => void
}

/** The same answer for all offers that are selected. */
function BulkAnswers({ codes, isRunning, onSelectAll, onRecord }: BulkAnswersProps) {
  const text = useTexts()
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Button onClick={onSelectAll}>{text("selectAll")}</Button>
      {actions.map((state) => (
        <Button
          key={state}
          variant="outlined"
          disabled={isRunning || codes.length === 0}
          onClick={() => onRecord(state)}
        >
          {text(`record.${state}`, { count: codes.length })}
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
  const codes = offers.filter(({ code }) => chosen.includes(code)).map(({ code }) => code)
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  const record = async (state: OfferState) => {
    await onRecord(codes, state)
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
    { label: text("code"), cell: ({ code }: Offer) => groupAdmissionCode(code) },
  ]
  return (
    <>
      {mayAnswer && (
        <BulkAnswers
          codes={codes}
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
