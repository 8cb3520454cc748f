import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { seatNames } from "#domain/merit/explanation/names.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { SeatEvent } from "#server/features/applications/applications.ts"

import { useFormatDay } from "../../kit/day/date-field.tsx"
import { textsHook, useConsoleLanguage } from "../../kit/text/use-language.ts"

/** Loaded only where a programme has merit lists. */
const useSeatTexts = textsHook({
  offer: [
    "Merit list {list}: offered {seat}, until {day}",
    "योग्यता सूची {list}: {seat} का प्रस्ताव, {day} तक",
  ],
  slide: [
    "Merit list {list}: the accepted seat moved, {from} → {to}",
    "योग्यता सूची {list}: स्वीकृत सीट बदली, {from} → {to}",
  ],
  lapse: [
    "Merit list {list}: the offer lapsed without an answer (last day {day})",
    "योग्यता सूची {list}: उत्तर न आने से प्रस्ताव समाप्त (अन्तिम तिथि {day})",
  ],
  list_withdrawn: [
    "Merit list {list} withdrawn: {reason}",
    "योग्यता सूची {list} वापस ली गई: {reason}",
  ],
  answer: ["Merit list {list}: {answer}", "योग्यता सूची {list}: {answer}"],
  states: {
    offered: ["not answered", "उत्तर नहीं"],
    accepted: ["accepted", "स्वीकृत"],
    declined: ["declined", "अस्वीकृत"],
    absent: ["did not come", "नहीं आए"],
  },
  byLetter: ["declined by letter or in person", "पत्र से या स्वयं आकर अस्वीकृत"],
  change: ["{before} → {after}", "{before} → {after}"],
  reinstated: ["reinstated, {change}", "बहाल, {change}"],
  undone: ["undone, {change}", "वापस लिया गया, {change}"],
  receipt: ["receipt {number}", "रसीद {number}"],
})

type Answer = Extract<SeatEvent, { kind: "answer" }>

/** What an answer changed, with the receipt and the reason. */
const useAnswerText = () => {
  const text = useSeatTexts()
  return ({ answer, before, state, actor, receipt, reason }: Answer) => {
    const isOwn = actor === systemActors.applicant
    const after = state === "declined" && !isOwn ? text("byLetter") : text(`states.${state}`)
    const change = text("change", { before: text(`states.${before}`), after })
    const changes = { answered: after, changed: change, reinstated: text("reinstated", { change }) }
    const what = [
      answer === "undone" ? text("undone", { change }) : changes[answer],
      ...(receipt ? [text("receipt", { number: groupAdmissionCode(receipt) })] : []),
    ].join(", ")
    return reason ? `${what}: ${reason}` : what
  }
}

/** An event of the seat in words. */
export function SeatEventText({ event }: { event: SeatEvent }) {
  const text = useSeatTexts()
  const language = useConsoleLanguage()
  const day = useFormatDay()
  const answerText = useAnswerText()
  const { list } = event
  switch (event.kind) {
    case "offer": {
      const seat = seatNames[event.compartment][language]
      return text("offer", { list, seat, day: day(event.lastDate) })
    }
    case "slide": {
      const [from, to] = [seatNames[event.from][language], seatNames[event.to][language]]
      return text("slide", { list, from, to })
    }
    case "lapse":
      return text("lapse", { list, day: day(event.lastDate) })
    case "list_withdrawn":
      return text("list_withdrawn", { list, reason: event.reason })
    case "answer":
      return text("answer", { list, answer: answerText(event) })
  }
}
