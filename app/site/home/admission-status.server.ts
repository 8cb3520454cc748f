import { formatMessage } from "#app/format-message.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatRupees } from "#domain/fields/numbers.ts"

import { type HomeMessages, homeMessages } from "./messages.server.ts"

interface Fact {
  label: string
  value: string
  /** Link of the value: the helpline's phone. */
  href?: string
}

interface Given extends Pick<Settings, "admission_session" | "fees" | "phones"> {
  admission: Pick<Settings["admission"], "last_day" | "fee_last_day">
}

/** The lowest and the highest fee of all courses and categories, or the one that is the same for all. */
const feeFact = ({ fees }: Given, messages: HomeMessages["admission"]): Fact => {
  const amounts = Object.values(fees).flatMap((ofCourse) => Object.values(ofCourse))
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const [from, to] = [formatRupees(lowest), formatRupees(highest)]
  if (lowest === highest) return { label: messages.fee, value: to }
  return { label: messages.fees, value: formatMessage(messages.feeRange, { from, to }) }
}

/**
 * What the home page says of the admission (specification 3.4). It is open up to its last day; without one, nothing
 * is said about it. Once it is closed, applicants are led to the status of their application. `today` is an ISO day.
 */
export const admissionStatus = (settings: Given, language: Language, today: string) => {
  const { admission: messages } = homeMessages[language]
  const { last_day, fee_last_day } = settings.admission
  const isClosed = last_day !== undefined && last_day < today
  const dated = isClosed ? messages.closed : messages.open
  const title = last_day === undefined ? messages.undated : dated
  const day = (label: string, iso: string | undefined): Fact[] =>
    iso === undefined ? [] : [{ label, value: formatDay(iso, language) }]
  const [phone] = settings.phones
  const facts: Fact[] = [
    ...day(messages.lastDay, last_day),
    ...day(messages.feeLastDay, fee_last_day),
    feeFact(settings, messages),
    ...(phone
      ? [{ label: messages.helpline, value: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` }]
      : []),
  ]
  return {
    title: formatMessage(title, { session: settings.admission_session }),
    isOpen: last_day !== undefined && !isClosed,
    facts,
    next: isClosed
      ? { text: messages.status, link: "/admission-status" }
      : { text: messages.apply, link: "/admission-form" },
  }
}

export type AdmissionStatus = ReturnType<typeof admissionStatus>
