import { TextField, Typography } from "@mui/material"

import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { FormDialog } from "../kit/dialog/form-dialog.tsx"
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
  return (
    <FormDialog
      title={`${offer.name}: ${action}`}
      draft={`merit-answer/${offer.code}/${state}`}
      onClose={onClose}
      send={(typed) => onRecord([offer], state, typed("reason"))}
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
