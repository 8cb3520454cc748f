import type { Language } from "../../content/text.ts"
import type { Compartment } from "../allocation-rule.ts"
import { meritLabel } from "../explanation/names.ts"
import type { FrozenList } from "../frozen-list.ts"
import { seatMatrix } from "../seat-matrix.ts"
import { cutOffsOf } from "./cut-offs.ts"

/** The difference between the seats of a list and those of its rule, and the seats kept from earlier lists. */
export interface SeatChanges {
  /** The compartments that got or lost seats by conversion, in this list or an earlier one. */
  moved: { compartment: Compartment; seats: number }[]
  /** How many seats of the list were accepted in an earlier one. Who slides up has a seat of this list. */
  kept: number
}

export const seatChangesOf = (list: FrozenList): SeatChanges => {
  const { rule, result } = list
  const byRule = new Map(
    seatMatrix(rule).compartments.map(({ compartment, seats }) => [compartment, seats]),
  )
  const changes = Object.entries(result.compartments).map(([name, { seats }]) => {
    const compartment = name as Compartment
    return { compartment, seats: seats - (byRule.get(compartment) ?? 0) }
  })
  return {
    moved: changes.filter(({ seats }) => seats !== 0),
    kept: cutOffsOf(list).compartments.reduce((sum, { kept }) => sum + kept, 0),
  }
}

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
