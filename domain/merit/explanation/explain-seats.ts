import type { Language } from "../../content/text.ts"
import type { SeatChanges } from "../rounds/seat-changes.ts"
import { meritLabel } from "./names.ts"

const en = {
  moved: (seats: string) => `Seats that moved because a category had too few applicants: ${seats}.`,
  kept: (seats: number) =>
    seats === 1
      ? "1 seat was accepted in an earlier list and is kept. It does not count for the last index."
      : `${seats} seats were accepted in earlier lists and are kept. They do not count for the last index.`,
}

const hi: typeof en = {
  moved: (seats) => `किसी वर्ग में आवेदक कम होने से स्थानान्तरित सीटें: ${seats}।`,
  kept: (seats) =>
    seats === 1
      ? "1 सीट पिछली सूची में स्वीकार हो चुकी है और सुरक्षित है। अन्तिम सूचकांक में वह नहीं गिनी जाती।"
      : `${seats} सीटें पिछली सूचियों में स्वीकार हो चुकी हैं और सुरक्षित हैं। अन्तिम सूचकांक में वे नहीं गिनी जातीं।`,
}

const catalogues = { en, hi }

const signed = (seats: number) => (seats > 0 ? `+${seats}` : `−${-seats}`)

/** Why a list has other seats than its rule, and why an applicant with a worse rank has one, in sentences. */
export const explainSeats = ({ moved, kept }: SeatChanges, language: Language) => {
  const messages = catalogues[language]
  const seats = moved.map((one) => `${meritLabel(one.compartment, language)} ${signed(one.seats)}`)
  return [
    ...(moved.length > 0 ? [messages.moved(seats.join(", "))] : []),
    ...(kept > 0 ? [messages.kept(kept)] : []),
  ]
}
