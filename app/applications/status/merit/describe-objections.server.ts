import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { indexTopic, objectionLength } from "#domain/merit/rounds/objections.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { ApplicantMerit } from "#server/features/merit/merit.ts"

import { meritStatusMessages } from "./messages.server.ts"

const topicLabel = (topic: string, language: Language) =>
  topic === indexTopic
    ? meritStatusMessages[language].objections.index
    : claimLabel(topic, language)

const dayOf = (at: string, language: Language) => formatDay(dayInIndia(new Date(at)), language)

/** The own objections, and whether and about what another one is possible. */
export const describeObjections = (
  { today, rounds, objections }: ApplicantMerit,
  claims: readonly string[],
  language: Language,
) => {
  const messages = meritStatusMessages[language].objections
  const current = rounds.at(-1)
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
