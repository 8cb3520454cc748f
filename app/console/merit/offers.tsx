import { Alert, Button, Card, Stack, Typography } from "@mui/material"
import { useState } from "react"

import { groupAdmissionCode, parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import { systemActors } from "#domain/staff/system-actors.ts"

import { Panel } from "../account/panel.tsx"
import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { ScanField } from "../counter/scan-field.tsx"
import { useFormatDateTime, useFormatDay } from "../day/date-field.tsx"
import { usePermission } from "../permission.tsx"
import {
  type Answering,
  type MeritRound,
  NotPublic,
  type Offer,
  type OfferStanding,
  StandingChip,
  StateFilter,
  isPublic,
  standingOf,
} from "./offer-states.tsx"
import { OfferTable } from "./offer-table.tsx"
import { ApplicantLink } from "./people-links.tsx"
import { useProgramme } from "./use-programme.ts"
import { Failure, useNames, useTexts } from "./use-texts.tsx"

const answersTo: Record<OfferState, OfferState[]> = {
  offered: ["accepted", "declined", "absent"],
  accepted: ["offered"],
  declined: ["offered"],
  absent: ["offered"],
}

/** The offer of the person at the counter, with what to record. */
function OfferAtHand({ offer, ...answering }: Answering & { offer: Offer }) {
  const { round, mayAnswer, isRunning, onRecord } = answering
  const text = useTexts()
  const nameOf = useNames()
  const day = useFormatDay()
  const when = useFormatDateTime()
  const { code, name, compartment, guarantee, rank, index, state } = offer
  const { answeredAt, answeredBy, receipt } = offer
  const seat = [nameOf(compartment), guarantee && nameOf(guarantee)].filter(Boolean).join(", ")
  const by = answeredBy === systemActors.applicant ? text("theApplicant") : (answeredBy ?? "")
  return (
    <Card variant="outlined" aria-live="polite" sx={{ p: 2, borderColor: "primary.main" }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Typography variant="h6" component="h3">
          <ApplicantLink code={code} name={name} />
        </Typography>
        <StandingChip standing={standingOf(offer, round)} />
      </Stack>
      <Typography>
        {text("hand", { seat, rank, index: formatHundredths(index), day: day(round.last_date) })}
      </Typography>
      {answeredAt && (
        <Typography variant="body2" color="textSecondary">
          {text("answered", { at: when(answeredAt), by })}
          {receipt && ` ${text("receipt", { number: groupAdmissionCode(receipt) })}`}
        </Typography>
      )}
      {mayAnswer && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
          {answersTo[state].map((next, place) => (
            <Button
              key={next}
              variant={place === 0 && next !== "offered" ? "contained" : "outlined"}
              disabled={isRunning}
              onClick={() => void onRecord([code], next)}
            >
              {text(`recordOne.${next}`)}
            </Button>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** Finds by a typed or scanned code, or a part of the name. */
const matches = (offer: Offer, typed: string) => {
  const code = parseAdmissionCode(typed)
  const text = typed.trim().toLowerCase()
  return code ? offer.code === code : `${offer.code} ${offer.name}`.toLowerCase().includes(text)
}

/** The offers of the last list, and what became of them: one by one, or for all that are selected. */
export function Offers({ round }: { round: MeritRound }) {
  const text = useTexts()
  const { view, path, reload } = useProgramme()
  const { offers } = view
  const { number } = round
  const isShown = isPublic(round)
  const mayAnswer = usePermission()("merit.answer") && isShown
  const [typed, setTyped] = useState("")
  const [standing, setStanding] = useState<OfferStanding | "all">("all")
  const [codeAtHand, setCodeAtHand] = useState("")
  const [hasNone, setHasNone] = useState(false)
  const { attempt, failure, isRunning } = useAttempt()
  const shown = offers.filter(
    (offer) =>
      matches(offer, typed) && (standing === "all" || standingOf(offer, round) === standing),
  )
  const atHand = offers.find(({ code }) => code === codeAtHand)
  const find = (asked: string) => {
    const found = offers.filter((offer) => matches(offer, asked))
    setHasNone(found.length === 0)
    setCodeAtHand(found.length === 1 ? found[0]!.code : "")
  }
  const record = (codes: readonly string[], state: OfferState) =>
    attempt(async () => {
      await requestData("POST", path("answers"), { number, codes, state })
      await reload()
    })
  const answering = { round, mayAnswer, isRunning, onRecord: record }
  return (
    <Panel title={text("offers", { number })}>
      <Stack spacing={2}>
        {!isShown && <NotPublic round={round} />}
        <ScanField id="find-offer" label={text("find")} onFind={find} onType={setTyped} />
        {hasNone && <Alert severity="warning">{text("noOffer", { number })}</Alert>}
        <Failure failure={failure} />
        {atHand && <OfferAtHand offer={atHand} {...answering} />}
        <StateFilter offers={offers} round={round} value={standing} onChange={setStanding} />
        <OfferTable offers={shown} {...answering} />
      </Stack>
    </Panel>
  )
}
