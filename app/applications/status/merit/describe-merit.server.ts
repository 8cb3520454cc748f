import { formatMessage } from "#app/format-message.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { explainIndex } from "#domain/merit/explanation/explain-index.ts"
import {
  explainClaims,
  explainLists,
  explainRound,
  nextStepText,
} from "#domain/merit/explanation/explain-round.ts"
import { listLabels, seatNames } from "#domain/merit/explanation/names.ts"
import type { ApplicantMerit, ApplicantRound } from "#server/features/merit/merit.ts"

import { describeObjections } from "./describe-objections.server.ts"
import { meritStatusMessages } from "./messages.server.ts"

interface Applicant {
  session: string
  /** The programme. */
  course: string
  submittedAt: string
  /** The names of the claims that the application makes. */
  claims: readonly string[]
}

interface Context extends Pick<Applicant, "submittedAt"> {
  /** The day in India. */
  today: string
  earlier: readonly ApplicantRound[]
}

/** The answer of the applicant, or of the college in the applicant's name, with its time and the receipt. */
const answerFacts = ({ state, answeredAt, receipt }: ApplicantRound, language: Language) => {
  if (!answeredAt || !state || state === "offered") return []
  const messages = meritStatusMessages[language]
  const at = new Date(answeredAt)
  const slots = {
    state: messages.states[state],
    day: formatDay(dayInIndia(at), language),
    time: timeInIndia(at),
  }
  return [
    { label: messages.answered, text: formatMessage(messages.at, slots) },
    ...(receipt ? [{ label: messages.receipt, text: groupAdmissionCode(receipt) }] : []),
  ]
}

const describeRound = (round: ApplicantRound, context: Context, language: Language) => {
  const { id, number, publishedAt, lastDate, place, listCode, compartment, receipt } = round
  const messages = meritStatusMessages[language]
  const { standing, headline, sentences } = explainRound(round, context, language)
  const lastDay = formatDay(lastDate, language)
  const day = formatDay(dayInIndia(new Date(publishedAt)), language)
  const isOffer = standing === "offered" || standing === "overdue"
  return {
    id,
    number,
    title: formatMessage(messages.title, { number, day }),
    standing,
    headline,
    sentences,
    seat: compartment ? seatNames[compartment][language] : "",
    next: nextStepText(standing, lastDay, language),
    hasReceipt: receipt !== null,
    answer: answerFacts(round, language),
    facts: [
      ...(isOffer ? [{ label: messages.lastDate, text: lastDay }] : []),
      ...answerFacts(round, language),
      ...(place?.outcome && listCode ? [{ label: messages.listCode, text: listCode }] : []),
    ],
    sum: place && "index" in place.index ? explainIndex(place.index, language) : [],
    claims: explainClaims(round, language),
    lists: explainLists(round, language).map(({ compartment: list, seats, text }) => ({
      label: formatMessage(messages.list, { list: listLabels[list][language], seats }),
      text,
    })),
  }
}

export type DescribedRound = ReturnType<typeof describeRound>

/** Whether the college takes the fee: for an accepted seat, and for an open offer, which the fee accepts. */
export const takesFee = ({ today, rounds }: ApplicantMerit) => {
  const { state, lastDate = "" } = rounds.at(-1) ?? {}
  return state === "accepted" || (state === "offered" && today <= lastDate)
}

/** What the merit lists say about an applicant, as the status page shows it, in one language. */
export const describeMerit = (merit: ApplicantMerit, applicant: Applicant, language: Language) => {
  const { today, rounds, withdrawn, takesAnswers } = merit
  const messages = meritStatusMessages[language]
  const { session, course, submittedAt, claims } = applicant
  const described = rounds.map((round, index) =>
    describeRound(round, { today, submittedAt, earlier: rounds.slice(0, index) }, language),
  )
  const current = described.at(-1)
  const isOffered = current?.standing === "offered"
  return {
    messages,
    withdrawn:
      withdrawn &&
      formatMessage(messages.withdrawn, {
        number: withdrawn.number,
        day: formatDay(dayInIndia(new Date(withdrawn.at)), language),
      }),
    current: current && {
      ...current,
      ...(isOffered && !takesAnswers && { next: messages.preparing }),
      isAnswerable: isOffered && takesAnswers,
      path: `/merit-lists/${session}/${course}/${current.number}`.toLowerCase(),
    },
    earlier: described.slice(0, -1).toReversed(),
    objections: describeObjections(merit, claims, language),
  }
}

export type DescribedMerit = ReturnType<typeof describeMerit>
