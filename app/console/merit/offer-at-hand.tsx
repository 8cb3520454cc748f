import { Button, Card, Stack, Typography } from "@mui/material"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import { systemActors } from "#domain/staff/system-actors.ts"

import { useFormatDay, useFormatDateTime } from "../day/date-field.tsx"
import { type Answering, type Offer, StandingChip, standingOf } from "./offer-states.tsx"
import { ApplicantLink } from "./people-links.tsx"
import { useNames, useTexts } from "./use-texts.ts"

const answersTo: Record<OfferState, OfferState[]> = {
  offered: ["accepted", "declined", "absent"],
  accepted: ["offered"],
  declined: ["offered"],
  absent: ["offered"],
}

/** The offer of the person at the counter, with what to record. */
export function OfferAtHand({ offer, ...answering }: Answering & { offer: Offer }) {
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
