import { TextField, Typography, Button, Card, Stack } from "@mui/material"
import { useState } from "react"

import { explainResidence } from "#domain/merit/explanation/explain-residence.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { type OfferState, isGivenUp, isOverride, needsReason } from "#domain/merit/rounds/offers.ts"

import { SeatEventText } from "../applications/show/seat-event.tsx"
import { useFormatDateTime, useFormatDay } from "../kit/day/date-field.tsx"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { useActorName } from "../record/actor-name.tsx"
import { type Answering, type Offer, StandingChip, isOver, standingOf } from "./offer-states.tsx"
import { ApplicantLink } from "./people-links.tsx"
import { Failure, useTexts, useNames } from "./use-texts.tsx"

interface AnswerDialogProps extends Pick<Answering, "onRecord"> {
  offer: Offer
  state: OfferState
  /** What is recorded: the title, and the button that does it. */
  action: string
  onClose: () => void
}

/** Asks for the reason of an answer, which the applicant reads. */
function AnswerDialog({ offer, state, action, onRecord, onClose }: AnswerDialogProps) {
  const text = useTexts()
  return (
    <FormDialog
      title={`${offer.name}: ${action}`}
      draft={`merit-answer/${offer.code}/${state}`}
      onClose={onClose}
      send={(textOf) => onRecord([offer], state, textOf("reason"))}
      failure={<Failure />}
      submit={{ label: { text: action } }}
    >
      <Typography>{text("answerReasonHint")}</Typography>
      <TextField
        id="answer-reason"
        name="reason"
        label={text("answerReason")}
        required
        fullWidth
        multiline
        minRows={2}
        margin="normal"
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}

/** All answers to the offer, oldest first. */
function Answers({ answers }: Pick<Offer, "answers">) {
  const when = useFormatDateTime()
  const actorOf = useActorName()
  return answers.map(({ kind, ...answer }) => (
    <Typography key={answer.at + kind} variant="body2" color="textSecondary">
      <SeatEventText event={{ ...answer, kind: "answer", answer: kind }} />
      {` (${actorOf(answer.actor)}, ${when(answer.at)})`}
    </Typography>
  ))
}

/** What can become of an offer. One that was given up gets the state that it had before. */
const nextStates = ({ state, answers }: Offer): OfferState[] => {
  if (state === "offered") return ["accepted", "declined", "absent"]
  return state === "accepted" ? ["declined", "absent", "offered"] : [answers.at(-1)!.before]
}

/** The answers that this member of staff can record for one person; each that needs a reason asks for it. */
function AnswerButtons({ offer, round, isRunning, onRecord }: Answering & { offer: Offer }) {
  const text = useTexts()
  const may = usePermission()
  const [dialog, setDialog] = useState<OfferState>()
  const { state, status, fee_status: fee } = offer
  const now = { state, status, fee, isAsSeen: true }
  if (status === "admitted" && state === "accepted") return <p>{text("admittedNote")}</p>
  const possible = nextStates(offer).filter((to) => to !== "absent" || isOver(round))
  const allowed = possible.filter((to) => !isOverride(now, to) || may("merit.override"))
  const actionOf = (to: OfferState) =>
    isGivenUp(state) && (to === "accepted" || to === "offered")
      ? text(`reinstate.${to}`)
      : text(`recordOne.${to}`)
  return (
    <>
      {allowed.length < possible.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text("officerNote")}
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
        {allowed.map((to) => (
          <Button
            key={to}
            variant={to === "accepted" ? "contained" : "outlined"}
            disabled={isRunning}
            onClick={() => (needsReason(now, to) ? setDialog(to) : void onRecord([offer], to))}
          >
            {actionOf(to)}
          </Button>
        ))}
      </Stack>
      {dialog && (
        <AnswerDialog
          {...{ offer, onRecord }}
          state={dialog}
          action={actionOf(dialog)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

/** The offer of the person at the counter, with its answers and what to record. */
export function OfferAtHand({ offer, ...answering }: Answering & { offer: Offer }) {
  const { round, mayAnswer } = answering
  const text = useTexts()
  const nameOf = useNames()
  const day = useFormatDay()
  const language = useConsoleLanguage()
  const { code, name, compartment, guarantee, rank, index, answers } = offer
  const seat = [nameOf(compartment), guarantee && nameOf(guarantee)].filter(Boolean).join(", ")
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
      <Typography>
        {text("handCategory", { category: nameOf(offer.category) })}{" "}
        {explainResidence(offer, language)}
      </Typography>
      <Answers answers={answers} />
      {mayAnswer && <AnswerButtons offer={offer} {...answering} />}
    </Card>
  )
}
