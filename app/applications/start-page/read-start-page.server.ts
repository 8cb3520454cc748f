import { endOf } from "#domain/admission/admission-period.ts"
import { programmeSlugOf } from "#domain/admission/programmes.ts"
import type { FullSeats } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { choices, markedLabel } from "#domain/applications/form/form-fields.ts"
import { formatDay, formatMoment } from "#domain/content/format.ts"
import { localise } from "#domain/content/localise.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"

import { admissionMessages, formMessages } from "../messages/messages.server.ts"
import { sheetMessages } from "../sheet/messages.server.ts"
import { datesOf } from "./admission-dates.server.ts"
import { startPageMessages } from "./messages.server.ts"

const feeTable = (session: NamedSession, language: Language) => {
  const { options } = admissionMessages(language)
  return {
    categories: choices.category.map((category) => options[category]),
    rows: session.programmes.map(({ short_name, fees }) => ({
      course: short_name[language],
      fees: choices.category.map((category) => formatRupees(fees[category])),
    })),
  }
}

/** The last dates to apply: one if all programmes close together, else one of each programme. */
const lastDays = (session: NamedSession, language: Language) => {
  const label = startPageMessages[language].dates.lastDay
  const ends = session.programmes.flatMap((programme) => {
    const end = endOf(programme)
    return end ? [{ end, name: programme.short_name[language] }] : []
  })
  const days = ends.map(({ end, name }) => ({
    label: `${label}, ${name}`,
    iso: end.day,
    day: formatMoment(end, language),
  }))
  const [first] = days
  const isSame =
    days.length === session.programmes.length && days.every(({ day }) => day === first?.day)
  return first && isSame ? [{ ...first, label }] : days
}

/** What an applicant should know before the form (specification 5.1). */
export const readStartPage = (
  settings: Settings,
  session: NamedSession,
  full: FullSeats,
  language: Language,
  now: Date,
) => {
  const messages = startPageMessages[language]
  const { admission, deposit } = localise(settings, language)
  const { fields, form } = formMessages(language, settings.admission)
  const { fee_last_day } = session
  const programmes = session.programmes.map((programme) => ({
    code: programme.code,
    slug: programmeSlugOf(programme),
    name: programme.name[language],
    shortName: programme.short_name[language],
    ...datesOf(programme, session, full, language, now),
  }))
  return {
    messages,
    session: session.label,
    programmes,
    dates: [
      ...lastDays(session, language),
      ...(fee_last_day
        ? [
            {
              label: messages.dates.feeLastDay,
              iso: fee_last_day,
              day: formatDay(fee_last_day, language),
            },
          ]
        : []),
    ],
    eligibility: admission.eligibility,
    urn: { title: markedLabel("urn", fields.urn, form), help: fields.urn.hint },
    fees: feeTable(session, language),
    bank: { bank: deposit.bank_name, branch: deposit.branch },
    documents: sheetMessages[language].documents.items,
  }
}

export type StartPage = ReturnType<typeof readStartPage>
