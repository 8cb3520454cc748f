import { Box, Button, Checkbox, Stack, type Theme, useMediaQuery, Alert } from "@mui/material"
import { useState } from "react"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { parseApplicationNumber } from "#domain/applications/application-number.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { call } from "../api/call.ts"
import { ScanField } from "../counter/scan-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { usePermission } from "../permission.tsx"
import { OfferAtHand } from "./offer-at-hand.tsx"
import {
  type Answering,
  type Offer,
  type MeritRound,
  StandingChip,
  isOver,
  standingOf,
  NotPublic,
  type OfferStanding,
  StateFilter,
  isPublic,
} from "./offer-states.tsx"
import { ApplicantLink, LeftOutPeople } from "./people-links.tsx"
import { useProgramme } from "./use-programme.ts"
import { useRecord } from "./use-record.ts"
import { useNames, useTexts, Failure } from "./use-texts.tsx"

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
function OfferTable({ offers, ...answering }: Answering & { offers: readonly Offer[] }) {
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

/** Finds by a typed or scanned application number, or a part of the name. */
const matches = (offer: Offer, input: string) => {
  const number = parseApplicationNumber(input)
  const text = input.trim().toLowerCase()
  return number ? offer.code === number : `${offer.code} ${offer.name}`.toLowerCase().includes(text)
}

/** The application number for the admission code of a sheet printed before there were numbers; else the text itself. */
const numberFor = async (input: string) => {
  const code = parseAdmissionCode(input)
  if (!code) return input
  const { applications } = await call("POST /search", { text: code })
  return applications[0]?.id ?? input
}

/** The offers of the last list, and what became of them: one by one, or for all that are selected. */
export function Offers({ round }: { round: MeritRound }) {
  const text = useTexts()
  const { offers } = useProgramme().view
  const { number } = round
  const isShown = isPublic(round)
  const mayAnswer = usePermission()("merit.answer") && isShown
  const [input, setInput] = useState("")
  const [standing, setStanding] = useState<OfferStanding | "all">("all")
  const [codeAtHand, setCodeAtHand] = useState("")
  const [hasNone, setHasNone] = useState(false)
  const { attempt, failure, isRunning } = useAttempt()
  const { record, leftOut } = useRecord(number)
  const shown = offers.filter(
    (offer) =>
      matches(offer, input) && (standing === "all" || standingOf(offer, round) === standing),
  )
  const atHand = offers.find(({ code }) => code === codeAtHand)
  const find = (code: string) =>
    attempt(async () => {
      const sought = await numberFor(code)
      const matching = offers.filter((offer) => matches(offer, sought))
      setHasNone(matching.length === 0)
      setCodeAtHand(matching.length === 1 ? matching[0]!.code : "")
    })
  const onRecord = (some: readonly Offer[], state: OfferState, reason?: string) =>
    attempt(() => record(some, state, reason))
  const answering = { round, mayAnswer, isRunning, onRecord }
  return (
    <Panel title={{ text: text("offers", { number }) }}>
      <Stack spacing={2}>
        {!isShown && <NotPublic round={round} />}
        <ScanField
          id="find-offer"
          label={text("find")}
          onFind={(code) => void find(code)}
          onType={setInput}
        />
        {hasNone && <Alert severity="warning">{text("noOffer", { number })}</Alert>}
        <Failure failure={failure} />
        <LeftOutPeople people={leftOut} />
        {atHand && <OfferAtHand offer={atHand} {...answering} />}
        <StateFilter offers={offers} round={round} value={standing} onChange={setStanding} />
        {/* A selection ends when other offers are shown. */}
        <OfferTable key={`${standing} ${input}`} offers={shown} {...answering} />
      </Stack>
    </Panel>
  )
}
