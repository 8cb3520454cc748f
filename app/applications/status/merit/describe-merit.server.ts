import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { listTodoOf, type Situation } from "#domain/applications/next-steps.ts"
import { hasLeft, type Status } from "#domain/applications/workflow.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { explainIndex } from "#domain/merit/explanation/explain-index.ts"
import {
  explainAnswer,
  explainClaims,
  explainLists,
  explainRound,
  nextStepText,
} from "#domain/merit/explanation/explain-round.ts"
import { listLabels, seatNames } from "#domain/merit/explanation/names.ts"
import { indexTopic, objectionLength } from "#domain/merit/rounds/objections.ts"
import { isGivenUp, type OwnAnswer, ownAnswersTo } from "#domain/merit/rounds/offers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicantMerit, ApplicantRound } from "#server/features/merit/merit.ts"

import { meritStatusMessages } from "./messages.server.ts"

const topicLabel = (topic: string, language: Language) =>
  topic === indexTopic
    ? meritStatusMessages[language].objections.index
    : claimLabel(topic, language)

const dayOf = (at: string, language: Language) => formatDay(dayInIndia(new Date(at)), language)

/** The own objections, and whether and about what another one is possible. */
const describeObjections = (
  { today, rounds, objections }: ApplicantMerit,
  { claims, status }: Applicant,
  language: Language,
) => {
  const messages = meritStatusMessages[language].objections
  const current = hasLeft(status) ? undefined : rounds.at(-1)
  const until = current?.place ? current.objectUntil : null
  const isOpen = objections.some(({ list, verdict }) => list === current?.id && !verdict)
  const mayObject = until !== null && today <= until && !isOpen
  const window = until !== null && today > until ? messages.closed : messages.lead
  return {
    window: until === null ? "" : formatMessage(window, { day: formatDay(until, language) }),
    topics: mayObject
      ? [indexTopic, ...claims].map((value) => ({ value, label: topicLabel(value, language) }))
      : [],
    most: objectionLength,
    textHint: formatMessage(messages.textHint, { most: objectionLength }),
    own: objections.map(({ id, number, topic, text, madeAt, verdict, answer, answeredAt }) => ({
      id,
      heading: formatMessage(messages.made, {
        topic: topicLabel(topic, language),
        day: dayOf(madeAt, language),
        time: timeInIndia(new Date(madeAt)),
        number,
      }),
      text,
      verdict: formatMessage(messages.verdicts[verdict ?? "open"], {
        day: answeredAt ? dayOf(answeredAt, language) : "",
      }),
      answer: answer ?? "",
    })),
  }
}

export type DescribedObjections = ReturnType<typeof describeObjections>

interface Applicant {
  status: Status
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
  isOutside: boolean
}

/** The newest answer to the current offer, if the applicant gave it: what the receipt says. */
const receiptFacts = ({ rounds, answers }: ApplicantMerit, language: Language) => {
  const last = answers.at(-1)
  if (!rounds.at(-1)?.isOwnAnswer || !last || last.receipt === null) return []
  const messages = meritStatusMessages[language]
  const at = new Date(last.at)
  const slots = {
    state: messages.states[last.state === "accepted" ? "accepted" : "declined"],
    day: formatDay(dayInIndia(at), language),
    time: timeInIndia(at),
  }
  return [
    { label: messages.answered, text: formatMessage(messages.at, slots) },
    { label: messages.receipt, text: groupAdmissionCode(last.receipt) },
  ]
}

const describeRound = (round: ApplicantRound, context: Context, language: Language) => {
  const { id, number, publishedAt, lastDate, place, listCode, compartment } = round
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
    lastDay,
    headline,
    sentences,
    seat: compartment ? seatNames[compartment][language] : "",
    facts: [
      ...(isOffer ? [{ label: messages.lastDate, text: lastDay }] : []),
      ...(place?.outcome && listCode ? [{ label: messages.listCode, text: listCode }] : []),
    ],
    sum: place && "index" in place.index ? explainIndex(place.index, language) : [],
    claims: explainClaims(round, language),
    lists: (context.isOutside ? [] : explainLists(round, language)).map(
      ({ compartment: list, seats, text }) => ({
        label: formatMessage(messages.list, { list: listLabels[list][language], seats }),
        text,
      }),
    ),
  }
}

export type DescribedRound = ReturnType<typeof describeRound>

/** Whether somebody is admitted who has no accepted seat of the last list: earlier lists say what they said. */
const isOutsideLists = (round: ApplicantRound, { rounds }: ApplicantMerit, status: Status) =>
  round === rounds.at(-1) && status === "admitted" && round.state !== "accepted"

/** What the applicant can answer now, and what to do, if that is not what the standing says. */
const nextOf = (
  { today, rounds, takesAnswers }: ApplicantMerit,
  status: Status,
  language: Language,
): { answers: readonly OwnAnswer[]; next?: string } => {
  const messages = meritStatusMessages[language]
  const { state, lastDate } = rounds.at(-1)!
  if (!state || today > lastDate || status === "admitted") return { answers: [] }
  const answers = ownAnswersTo[state]
  if (!takesAnswers) return { answers: [], ...(answers.length > 0 && { next: messages.preparing }) }
  if (!isGivenUp(state)) return { answers }
  return { answers, next: formatMessage(messages.takeBack, { day: formatDay(lastDate, language) }) }
}

/** What the merit lists say about an applicant, as the status page shows it, in one language. */
export const describeMerit = (
  merit: ApplicantMerit,
  applicant: Applicant,
  situation: Situation,
  language: Language,
) => {
  const { today, rounds, withdrawn } = merit
  const messages = meritStatusMessages[language]
  const { session, course, submittedAt, status } = applicant
  const described = rounds.map((round, index) => {
    const isOutside = isOutsideLists(round, merit, status)
    const context = { today, submittedAt, earlier: rounds.slice(0, index), isOutside }
    return describeRound(round, context, language)
  })
  // A seat that was offered or accepted is not kept for an application that was rejected, withdrawn or cancelled.
  const isOver = hasLeft(status)
  const current = isOver ? undefined : described.at(-1)
  return {
    messages,
    over: isOver ? messages.over : undefined,
    answers: merit.answers.map((answer) => explainAnswer(answer, language)),
    receipt: isOver ? [] : receiptFacts(merit, language),
    withdrawn:
      withdrawn &&
      formatMessage(messages.withdrawn, {
        number: withdrawn.number,
        day: formatDay(dayInIndia(new Date(withdrawn.at)), language),
      }),
    current: current && {
      ...current,
      next: nextStepText(
        listTodoOf(current.standing, situation),
        { day: current.lastDay, isAdmitted: status === "admitted" },
        language,
      ),
      ...nextOf(merit, status, language),
      path: `/merit-lists/${session}/${course}/${current.number}`.toLowerCase(),
    },
    earlier: (isOver ? described : described.slice(0, -1)).toReversed(),
    objections: describeObjections(merit, applicant, language),
  }
}

export type DescribedMerit = ReturnType<typeof describeMerit>
