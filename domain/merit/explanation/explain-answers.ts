import { groupAdmissionCode } from "../../applications/admission-code.ts"
import { formatDay } from "../../content/format.ts"
import type { Language } from "../../content/text.ts"
import { dayInIndia, timeInIndia } from "../../fields/india-time.ts"
import { systemActors } from "../../staff/system-actors.ts"
import type { AnswerKind } from "../rounds/answers.ts"
import type { OfferState } from "../rounds/offers.ts"
import { roundMessages as en } from "./round-messages.en.ts"
import { roundMessages as hi } from "./round-messages.hi.ts"

const catalogues = { en, hi }

/** An answer to an offer, or a change of it, as it was stored. */
export interface ExplainedAnswer {
  kind: AnswerKind
  before: OfferState
  state: OfferState
  /** ISO 8601, UTC. */
  at: string
  actor: string
  reason: string
  receipt: string | null
  /** The number of its list. */
  list: number
  /** The last day to accept, YYYY-MM-DD. */
  lastDate: string
}

/** What was done, when and by whom, without the list and the reason. */
const answerText = (answer: ExplainedAnswer, language: Language) => {
  const messages = catalogues[language].answers
  const { kind, before, state, lastDate } = answer
  const day = dayInIndia(new Date(answer.at))
  const at = messages.at(formatDay(day, language), timeInIndia(new Date(answer.at)))
  if (answer.actor === systemActors.applicant) {
    return state === "accepted" ? messages.own.accepted(at) : messages.own.declined(at)
  }
  if (kind === "undone") return messages.undone(at)
  if (kind === "reinstated") {
    return state === "accepted" ? messages.seatReinstated(at) : messages.offerReinstated(at)
  }
  const text = messages.college[state](at)
  const isLate = state === "absent" && before === "offered" && day > lastDate
  return isLate ? `${messages.notAnswered(formatDay(lastDate, language))} ${text}` : text
}

/** One line about an answer, for the applicant: the list, the day, who answered, the receipt and the reason. */
export const explainAnswer = (answer: ExplainedAnswer, language: Language) => {
  const messages = catalogues[language].answers
  const { list, receipt, reason } = answer
  return [
    `${messages.list(list)} ${answerText(answer, language)}`,
    ...(receipt ? [messages.receipt(groupAdmissionCode(receipt))] : []),
    ...(reason ? [messages.reason(reason)] : []),
  ].join(" ")
}
