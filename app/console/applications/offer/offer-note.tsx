import { Alert, Checkbox, FormControlLabel } from "@mui/material"

import { seatNames } from "#domain/merit/explanation/names.ts"
import type { SeatOffer } from "#server/features/applications/applications.ts"

import { useFormatDay } from "../../day/date-field.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { useOfferTexts } from "./offer-texts.ts"

interface OfferNoteProps {
  offer: SeatOffer
  /** The step that depends on the offer. */
  step: "fee" | "admission"
}

/** The state of the offer, and what the step needs. */
const useSentences = ({ offer, step }: OfferNoteProps) => {
  const language = useConsoleLanguage()
  const text = useOfferTexts()
  const day = useFormatDay()
  const needed = text(step === "fee" ? "noFee" : "needsAcceptance")
  if (!("compartment" in offer)) return [text("no_offer"), needed]
  const { state, compartment, number, lastDate, isOpen } = offer
  const seat = text("seat", { seat: seatNames[compartment][language], number })
  const slots = { seat, day: day(lastDate) }
  if (state === "accepted") return [text("accepted", slots)]
  if (state !== "offered") return [text(state, slots), needed]
  if (!isOpen) return [text("over", slots)]
  return [text("open", slots), step === "fee" ? text("acceptsToo") : needed]
}

/** Shows what the merit lists say about the seat, if a step depends on it. */
export function OfferNote(props: OfferNoteProps) {
  const text = useOfferTexts()
  const { offer, step } = props
  const sentences = useSentences(props)
  const isOpen = "isOpen" in offer && offer.state === "offered" && offer.isOpen
  const isFine = offer.state === "accepted" || (step === "fee" && isOpen)
  return (
    <>
      <Alert severity={isFine ? "info" : "warning"} role="presentation" sx={{ my: 1 }}>
        {sentences.join(" ")}
      </Alert>
      {step === "admission" && !isFine && (
        <FormControlLabel
          control={<Checkbox name="outside" />}
          label={text("outside")}
          sx={{ mb: 1 }}
        />
      )}
    </>
  )
}
