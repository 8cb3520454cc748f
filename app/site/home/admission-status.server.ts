import { inLanguage } from "#app/language.ts"
import { phoneHref } from "#app/phone-link.tsx"
import { endOf } from "#domain/admission/admission-period.ts"
import type { Programme } from "#domain/admission/programme-schema.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { formatDay } from "#domain/content/format.ts"
import { meritLists } from "#domain/content/paths.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { type HomeMessages, homeMessages } from "./messages.server.ts"

interface Fact {
  label: string
  value: string
  /** Link of the value: the helpline's phone, or a page. */
  href?: string
}

export const meritListsFact = (language: Language): Fact => {
  const { meritLists: label, published: value } = homeMessages[language].admission
  return { label, value, href: inLanguage(language, meritLists.path) }
}

/** The lowest and the highest fee of all courses and categories, or the one that is the same for all. */
const feeFact = (programmes: readonly Programme[], messages: HomeMessages["admission"]): Fact => {
  const amounts = programmes.flatMap(({ fees }) => Object.values(fees))
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const [from, to] = [formatRupees(lowest), formatRupees(highest)]
  if (lowest === highest) return { label: messages.fee, value: to }
  return { label: messages.fees, value: formatMessage(messages.feeRange, { from, to }) }
}

/** The last day on which a programme closes; undefined if one of them has no end. */
const lastDayOf = (programmes: readonly Programme[]) => {
  const days = programmes.map((programme) => endOf(programme)?.day)
  return days.includes(undefined) ? undefined : days.toSorted().at(-1)
}

/**
 * What the home page says of the admission (specification 3.4). It is open up to its last day; without one, nothing
 * is said about it. Once it is closed, applicants are led to the status of their application. `today` is an ISO day.
 */
export const admissionStatus = (
  { phones }: Pick<Settings, "phones">,
  { label, programmes, fee_last_day }: NamedSession,
  language: Language,
  today: string,
) => {
  const { admission: messages } = homeMessages[language]
  const last_day = lastDayOf(programmes)
  const isClosed = last_day !== undefined && last_day < today
  const dated = isClosed ? messages.closed : messages.open
  const title = last_day === undefined ? messages.undated : dated
  const day = (name: string, iso: string | undefined): Fact[] =>
    iso === undefined ? [] : [{ label: name, value: formatDay(iso, language) }]
  const [phone] = phones
  const facts: Fact[] = [
    ...day(messages.lastDay, last_day),
    ...day(messages.feeLastDay, fee_last_day),
    feeFact(programmes, messages),
    ...(phone ? [{ label: messages.helpline, value: phone, href: phoneHref(phone) }] : []),
  ]
  return {
    title: formatMessage(title, { session: label }),
    isOpen: last_day !== undefined && !isClosed,
    facts,
    next: isClosed
      ? { text: messages.status, link: "/admission-status" }
      : { text: messages.apply, link: "/admission-form" },
  }
}

export type AdmissionStatus = ReturnType<typeof admissionStatus>
