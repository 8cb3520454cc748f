import { TextField, Typography } from "@mui/material"

import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { useAttempt } from "../api/use-attempt.ts"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import type { Answering, Offer } from "./offer-states.tsx"
import { Failure, useTexts } from "./use-texts.tsx"

interface AnswerDialogProps extends Pick<Answering, "onRecord"> {
  offer: Offer
  state: OfferState
  /** What is recorded: the title, and the button that does it. */
  action: string
  onClose: () => void
}

/** Asks for the reason of an answer, which the applicant reads. */
export function AnswerDialog({ offer, state, action, onRecord, onClose }: AnswerDialogProps) {
  const text = useTexts()
  const { submit, failure, errors, isRunning } = useAttempt()
  const send = submit(async (typed) => {
    await onRecord([offer], state, typed("reason"))
    onClose()
  })
  return (
    <FormDialog
      title={`${offer.name}: ${action}`}
      draft={`merit-answer/${offer.code}/${state}`}
      onClose={onClose}
      onSubmit={send}
      submit={{ label: { text: action }, disabled: isRunning }}
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
        error={"reason" in errors}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Failure failure={failure} />
    </FormDialog>
  )
}
