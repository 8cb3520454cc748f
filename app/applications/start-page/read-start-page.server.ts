import { courses } from "#domain/applications/courses.ts"
import { choices, markedLabel } from "#domain/applications/form/field-types.ts"
import { formatDay } from "#domain/content/format.ts"
import { localise } from "#domain/content/localise.ts"
import { feeOf, type Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatRupees } from "#domain/fields/numbers.ts"

import { admissionMessages, formMessages, sheetMessages } from "../messages/messages.server.ts"
import { startPageMessages } from "./messages.server.ts"

/** The fees of all courses and categories, formatted. */
const feeTable = (settings: Settings, language: Language) => {
  const { options } = admissionMessages(language)
  return {
    categories: choices.category.map((category) => options[category]),
    rows: courses.map(({ code }) => ({
      course: startPageMessages(language).shortNames[code],
      fees: choices.category.map((category) => formatRupees(feeOf(settings, code, category))),
    })),
  }
}

/** What an applicant should know before the form (specification 5.1). `today` is an ISO day in India. */
export const readStartPage = (settings: Settings, language: Language, today: string) => {
  const messages = startPageMessages(language)
  const { admission, deposit } = localise(settings, language)
  const { fields, form } = formMessages(language, settings.admission)
  const days = [
    { label: messages.dates.lastDay, day: admission.last_day },
    { label: messages.dates.feeLastDay, day: admission.fee_last_day },
  ]
  return {
    messages,
    session: settings.admission_session,
    dates: days.flatMap(({ label: name, day }) =>
      day ? [{ label: name, iso: day, day: formatDay(day, language) }] : [],
    ),
    /** Whether the last day to apply has passed. */
    isOver: admission.last_day !== undefined && admission.last_day < today,
    eligibility: admission.eligibility,
    urn: { title: markedLabel("urn", fields.urn, form.optional), help: fields.urn.hint },
    fees: feeTable(settings, language),
    bank: { bank: deposit.bank_name, branch: deposit.branch },
    documents: sheetMessages(language).documents.items,
  }
}

export type StartPage = ReturnType<typeof readStartPage>
