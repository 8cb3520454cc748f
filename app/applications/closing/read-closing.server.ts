import { deadlineOf, isNear } from "#domain/admission/admission-period.ts"
import type { Programme } from "#domain/admission/programme-schema.ts"
import { formatClock, formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { closingMessages } from "./messages.server.ts"

/** The last minute before an instant, as people say it. */
const clockBefore = (instant: Date, language: Language) =>
  formatClock(timeInIndia(new Date(instant.getTime() - 60_000)), language)

/**
 * What the start page and the form say of a deadline that is near. The text names day and time, so a page that was stored is
 * never wrong; `count-down.ts` adds the time left, and shows the later texts once they are true.
 */
export const readClosing = (
  programme: Programme,
  graceMinutes: number,
  language: Language,
  now: Date,
) => {
  const deadline = deadlineOf(programme, graceMinutes, now)
  if (!deadline || !isNear(deadline, now)) return undefined
  const messages = closingMessages[language]
  const { ends, last, at, graceEnds } = deadline
  const fee = formatRupees(programme.late?.fee ?? 0)
  const moment = { day: formatDay(last.day, language), time: formatClock(last.time, language) }
  const on = formatMessage(messages.on, moment)
  const until = clockBefore(graceEnds, language)
  const isToday = last.day === dayInIndia(now)
  const when = isToday ? formatMessage(messages.today, moment) : on
  const { before, over } = messages
  const texts = {
    before:
      ends === "applying"
        ? formatMessage(before.applying, { when })
        : formatMessage(before.fee, { when, fee }),
    begun: formatMessage(messages.begun, { time: moment.time, until }),
    grace: formatMessage(messages.grace, { when: on, until }),
    over:
      ends === "applying"
        ? formatMessage(over.applying, { when: on })
        : formatMessage(over.fee, { fee, time: moment.time }),
  }
  return {
    /** Milliseconds since 1970. */
    at: at.getTime(),
    graceEnds: graceEnds.getTime(),
    /** What is true when the page is made. */
    text: now < at ? texts.before : texts.grace,
    texts,
    left: messages.left,
  }
}

export type Closing = NonNullable<ReturnType<typeof readClosing>>
