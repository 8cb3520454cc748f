import { Alert, Checkbox, FormControlLabel, Typography } from "@mui/material"

import { hasLeft } from "#domain/applications/workflow.ts"
import { seatNames } from "#domain/merit/explanation/names.ts"
import type { SeatOffer, StaffApplication } from "#server/features/applications/applications.ts"

import { useFormatDay } from "../../kit/day/date-field.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { textsHook, useConsoleLanguage } from "../../kit/text/use-language.ts"
import { useApplication } from "../use-application.ts"

/** Returns what the merit lists say about a seat. Loaded only where a programme has merit lists. */
const useOfferTexts = textsHook({
  title: ["Seat", "सीट"],
  seat: ["{seat}, list {number}", "{seat}, सूची {number}"],
  accepted: ["Accepted: {seat}.", "स्वीकृत: {seat}।"],
  open: [
    "Offered until {day}: {seat}. Not accepted yet.",
    "{day} तक प्रस्तावित: {seat}। अभी स्वीकार नहीं हुई।",
  ],
  acceptsToo: [
    "Recording the deposit or an exemption also accepts the seat.",
    "जमा या शुल्क-छूट दर्ज करने से सीट भी स्वीकार हो जाएगी।",
  ],
  over: [
    "Offered: {seat}. The last day, {day}, is over or the next list is made. Record the acceptance on the page of merit lists first.",
    "प्रस्तावित: {seat}। अन्तिम तिथि {day} बीत गई है या अगली सूची बन चुकी है। पहले योग्यता सूची के पृष्ठ पर स्वीकृति दर्ज करें।",
  ],
  inTime: [
    "A deposit up to that day still accepts the seat.",
    "उस तिथि तक के जमा से सीट अब भी स्वीकार हो जाएगी।",
  ],
  declined: ["Declined: {seat}.", "छोड़ी गई: {seat}।"],
  absent: ["Did not come: {seat}.", "नहीं आए: {seat}।"],
  left: [
    "No seat is kept: the application takes no part any more. Before, it said:",
    "कोई सीट सुरक्षित नहीं: आवेदन अब प्रक्रिया में नहीं है। पहले दर्ज था:",
  ],
  early: [
    "Nobody is asked for the fee before the offer of a seat. Record only a deposit that was made nevertheless.",
    "सीट मिलने से पहले किसी से शुल्क नहीं माँगा जाता। केवल फिर भी किया गया जमा दर्ज करें।",
  ],
  ofLeft: [
    "This application takes no part any more. Record a deposit only to refund it.",
    "यह आवेदन अब प्रक्रिया में नहीं है। जमा केवल वापसी के लिए दर्ज करें।",
  ],
  goes: [
    "The accepted seat goes to the next in the list.",
    "स्वीकार की गई सीट सूची के अगले आवेदक को मिलेगी।",
  ],
  no_lists: ["There is no merit list yet.", "अभी कोई योग्यता सूची नहीं है।"],
  no_offer: ["The last merit list offers no seat.", "पिछली योग्यता सूची में सीट का प्रस्ताव नहीं है।"],
  needsAcceptance: ["An admission needs an accepted seat.", "प्रवेश के लिए स्वीकार की हुई सीट आवश्यक है।"],
  seatsLeft: [
    "{count} seat is left: {admitted} of {seats} are taken. |||| {count} seats are left: {admitted} of {seats} are taken.",
    "{count} सीट शेष है: {seats} में से {admitted} भरी हैं। |||| {count} सीटें शेष हैं: {seats} में से {admitted} भरी हैं।",
  ],
  seatsFull: [
    "No seat is left: {admitted} of {seats} are taken. Another admission needs a reason.",
    "कोई सीट शेष नहीं: {seats} में से {admitted} भरी हैं। एक और प्रवेश के लिए कारण लिखना होगा।",
  ],
  outside: [
    "The seat is outside the merit lists (sports, order of a court). The reason below is required.",
    "सीट योग्यता सूची से अलग है (खेल-कूद, न्यायालय का आदेश)। नीचे कारण लिखना आवश्यक है।",
  ],
})

/** How many seats are left before an admission. */
export function SeatsNote({ seats }: { seats: NonNullable<StaffApplication["seats"]> }) {
  const text = useOfferTexts()
  const isFull = seats.admitted >= seats.seats
  const count = seats.seats - seats.admitted
  return (
    <Alert severity={isFull ? "warning" : "info"} sx={{ mt: 1 }}>
      {isFull ? text("seatsFull", { ...seats }) : text("seatsLeft", { count, ...seats })}
    </Alert>
  )
}

interface OfferNoteProps {
  offer: SeatOffer
  /** The step that depends on the offer; undefined: only what the lists say. */
  step?: "fee" | "admission"
}

/** The state of the offer, and what the step needs. */
const useSentences = ({ offer, step }: OfferNoteProps) => {
  const language = useConsoleLanguage()
  const text = useOfferTexts()
  const day = useFormatDay()
  const needed = step === "admission" ? [text("needsAcceptance")] : []
  if (!("compartment" in offer)) return [text(offer.state), ...needed]
  const { state, compartment, number, lastDate, isOpen, isLast } = offer
  const seat = text("seat", { seat: seatNames[compartment][language], number })
  const slots = { seat, day: day(lastDate) }
  if (state === "accepted") return [text("accepted", slots)]
  if (state !== "offered") return [text(state, slots), ...needed]
  if (!isOpen) return [text("over", slots), ...(step === "fee" && isLast ? [text("inTime")] : [])]
  return [text("open", slots), ...(step === "fee" ? [text("acceptsToo")] : needed)]
}

/** The seat of an application in the merit lists, for its record. */
export function OfferPanel({ offer }: Pick<OfferNoteProps, "offer">) {
  const text = useOfferTexts()
  const { status } = useApplication()
  const sentences = useSentences({ offer })
  if (hasLeft(status) && offer.state === "accepted") sentences.unshift(text("left"))
  return (
    <Panel title={{ text: text("title") }}>
      <Typography>{sentences.join(" ")}</Typography>
    </Panel>
  )
}

/** Why a deposit is not expected now: the seat is still to come, or the application has left. */
export function FeeNote({ kind }: { kind: "early" | "ofLeft" }) {
  const text = useOfferTexts()
  return (
    <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
      {text(kind)}
    </Alert>
  )
}

/** What becomes of an accepted seat when the application is rejected or withdrawn. */
export function LeavingNote() {
  const text = useOfferTexts()
  return (
    <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
      {text("goes")}
    </Alert>
  )
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
