import { groupAdmissionCode } from "../../applications/admission-code.ts"
import { claimLabel } from "../../applications/form/field-labels.ts"
import { formatDay } from "../../content/format.ts"
import type { Language } from "../../content/text.ts"
import { dayInIndia, timeInIndia } from "../../fields/india-time.ts"
import { systemActors } from "../../staff/system-actors.ts"
import type { Compartment } from "../allocation-rule.ts"
import type { Ineligibility } from "../candidates/merit-candidate.ts"
import { formatHundredths } from "../hundredths.ts"
import type { StoredPlace } from "../outcome.ts"
import type { OfferState, AnswerKind } from "../rounds/offers.ts"
import { explainResidence } from "./explain-residence.ts"
import { categoryNames, compartmentNames, componentNames, holdersName, seatNames } from "./names.ts"
import { roundMessages as en } from "./round-messages.en.ts"
import { roundMessages as hi } from "./round-messages.hi.ts"

const catalogues = { en, hi }

/** An applicant in a published list. */
export interface OwnRound {
  number: number
  publishedAt: string
  /** Later applications are not in the list. */
  candidatesAt: string
  /** The last day to accept, YYYY-MM-DD. */
  lastDate: string
  /** Null: the applicant is not in this list. */
  place: StoredPlace | null
  compartment: Compartment | null
  guarantee: string | null
  state: OfferState | null
  /** Whether the state is the applicant's own answer, not an entry of the college. */
  isOwnAnswer: boolean
}

/** What else decides what a list means to an applicant. */
interface Context {
  /** The day in India. */
  today: string
  submittedAt: string
  /** The applicant's earlier lists. */
  earlier: readonly OwnRound[]
  /** Whether the applicant is admitted without an accepted seat of this list. */
  isOutside?: boolean
}

/** What became of an applicant in a list. */
export type Standing = keyof typeof en.todo

/** What a list says to do next: of its standing, or other words once more is known (applications/next-steps.ts). */
export type ListTodo = Standing | keyof typeof en.todoNow

const leftOf = ({ earlier }: Context) =>
  earlier.findLast(({ state }) => state === "declined" || state === "absent")

/** What became of the applicant in this list. */
export const standingOf = (round: OwnRound, context: Context): Standing => {
  const { place, state, lastDate, candidatesAt } = round
  if (context.isOutside) return "outside"
  if (state === "offered") return context.today > lastDate ? "overdue" : "offered"
  if (state) return state
  if (!place) {
    if (leftOf(context)) return "left"
    return context.submittedAt > candidatesAt ? "too_late" : "not_listed"
  }
  if (place.admitted_elsewhere) return "elsewhere"
  if (place.after_draft) return "after_draft"
  if (place.not_verified) return "not_verified"
  if (place.ineligibilities.length > 0) return "not_eligible"
  return "missing" in place.index ? "incomplete" : "waiting"
}

/** How a seat was given up: a refusal that the college recorded is not called the applicant's own. */
const givenUpKey = ({ state, isOwnAnswer }: OwnRound) => {
  if (state === "absent") return "absent"
  return isOwnAnswer ? "declined" : "declined_by_college"
}

const joined = (names: readonly string[]) => names.join(", ")

const ineligibilityText = (
  one: Ineligibility,
  { category }: StoredPlace,
  language: Language,
): string => {
  const messages = catalogues[language]
  switch (one.reason) {
    case "below_minimum":
      return messages.belowMinimum(
        componentNames[one.component][language],
        formatHundredths(one.percentage),
        categoryNames[category][language],
        formatHundredths(one.minimum),
      )
    case "too_many_gap_years":
      return messages.gapYears(one.years, one.most)
    case "passed_too_early":
      return messages.passedTooEarly(one.year, one.earliest)
    case "subject_missing":
      return messages.subjectMissing(one.names.join(messages.or), one.subjects)
    case "over_limit":
      return messages.overLimit(holdersName(one.trait, language), one.most, one.place)
  }
}

/** How the applicant got the seat. */
const seatSentences = (round: OwnRound, { earlier }: Context, language: Language) => {
  const { compartment, guarantee, state, place } = round
  if (!compartment || !place?.outcome) return []
  const messages = catalogues[language]
  const { rank } = place.outcome
  const before = earlier.at(-1)
  const isMoved =
    state === "accepted" && before?.state === "accepted" && before.compartment !== compartment
  return [
    guarantee
      ? messages.byGuarantee(holdersName(guarantee, language), rank)
      : messages.byRank(rank),
    ...(isMoved
      ? [messages.moved(seatNames[before.compartment!][language], seatNames[compartment][language])]
      : []),
  ]
}

const reasons = (standing: Standing, round: OwnRound, context: Context, language: Language) => {
  const messages = catalogues[language]
  const { place } = round
  const left = leftOf(context)
  const before = context.earlier.at(-1)
  if (standing === "left" && left) return [messages.leftBy[givenUpKey(left)](left.number)]
  if (standing === "overdue") return [messages.notAnswered(formatDay(round.lastDate, language))]
  if (!place) return []
  const { index, ineligibilities, outcome, compartment } = { ...place, ...round }
  return [
    ...ineligibilities.map((one) => ineligibilityText(one, place, language)),
    ...("missing" in index
      ? [messages.missing(joined(index.missing.map((one) => componentNames[one][language])))]
      : []),
    ...(outcome && !compartment ? [messages.rank(outcome.rank)] : []),
    ...(outcome && !compartment && before?.state === "offered"
      ? [messages.lapsed(before.number)]
      : []),
    ...(outcome?.displacedBy
      ? [messages.displaced(holdersName(outcome.displacedBy, language))]
      : []),
  ]
}

/** What a list means to the applicant: the headline, why, and what to do next. */
export const explainRound = (round: OwnRound, context: Context, language: Language) => {
  const messages = catalogues[language]
  const standing = standingOf(round, context)
  const seat = round.compartment ? seatNames[round.compartment][language] : ""
  return {
    standing,
    headline: messages.headlines[standing === "declined" ? givenUpKey(round) : standing](seat),
    sentences: context.isOutside
      ? []
      : [
          ...seatSentences(round, context, language),
          ...reasons(standing, round, context, language),
        ],
  }
}

/** What the applicant does next, by when. `day` is the last day to accept, as a text. */
export const nextStepText = (
  key: ListTodo,
  { day, isAdmitted }: { day: string; isAdmitted: boolean },
  language: Language,
) => {
  const { todo, todoNow, admitted } = catalogues[language]
  return isAdmitted && key === "accepted" ? admitted : { ...todo, ...todoNow }[key](day)
}

/** One sentence or more about each list that the applicant belongs to: where it closed, and the own place. */
export const explainLists = ({ place }: Pick<OwnRound, "place">, language: Language) => {
  if (!place?.outcome || "missing" in place.index) return []
  const messages = catalogues[language]
  const index = formatHundredths(place.index.index)
  return place.outcome.lists.map((own) => {
    const { compartment, seats, rank, closing, closingOf, kept, waiting } = own
    const list = compartmentNames[compartment][language]
    const ranked = (one: { rank: number; index: number }) => ({
      rank: one.rank,
      index: formatHundredths(one.index),
    })
    const sentences = [
      closing ? messages.closed(list, ranked(closing)) : messages.empty(list),
      ...Object.entries(closingOf).flatMap(([trait, last]) =>
        last ? [messages.closedFor(holdersName(trait, language), ranked(last))] : [],
      ),
      messages.yours({ index, rank }),
      ...(kept === undefined ? [] : [messages.kept(kept)]),
      ...(waiting === null ? [] : [messages.waiting(waiting)]),
    ]
    return { compartment, seats, text: sentences.join(" ") }
  })
}

/** The category that counted, and what did not: without a residence, or because nobody verified the claim. */
export const explainClaims = ({ place }: Pick<OwnRound, "place">, language: Language) => {
  if (!place) return []
  const messages = catalogues[language]
  const { category, unchecked = [] } = place
  const residence = explainResidence(place, language)
  return [
    messages.category(categoryNames[category][language]),
    ...(residence ? [residence] : []),
    ...(unchecked.length > 0
      ? [messages.unchecked(joined(unchecked.map((name) => claimLabel(name, language))))]
      : []),
  ]
}

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
