import { admissionState, endOf } from "#domain/admission/admission-period.ts"
import type { Moment, Programme } from "#domain/admission/programme-schema.ts"
import { programmeSlugOf } from "#domain/admission/programmes.ts"
import type { FullSeats } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { isIdentityKindAsked } from "#domain/applications/form/field-schemas.ts"
import { choices, markedLabel } from "#domain/applications/form/form-fields.ts"
import { claimNames } from "#domain/applications/messages/claims-and-documents.ts"
import { formatMoment, formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { localise } from "#domain/content/localise.ts"
import type { Settings } from "#domain/content/settings.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { type Closing, readClosing } from "../closing/read-closing.server.ts"
import { admissionMessages, formMessages } from "../messages/messages.server.ts"
import { startPageMessages } from "./messages.server.ts"

const en = {
  unconfirmed: "The college has not opened this admission yet. Look here again later.",
  upcoming: "Applications open on {from}.",
  late: "Late applications until {until}. The fee is then {fee} more.",
  closed: "Applications closed on {until}.",
  full: "All seats of this course are taken. Ask the college whether a seat becomes free.",
  kept: "A form that you have begun on this device is not lost.",
  start: "Dates, fees and documents of all courses",
}

const hi: typeof en = {
  unconfirmed: "महाविद्यालय ने ये प्रवेश अभी नहीं खोले हैं। बाद में फिर देखें।",
  upcoming: "आवेदन {from} से प्रारम्भ होंगे।",
  late: "विलम्ब से आवेदन {until} तक। तब शुल्क {fee} अधिक होगा।",
  closed: "आवेदन की अन्तिम तिथि {until} थी।",
  full: "इस पाठ्यक्रम की सभी सीटें भर चुकी हैं। सीट ख़ाली होने के बारे में महाविद्यालय से पूछें।",
  kept: "इस फ़ोन या कम्प्यूटर पर शुरू किया गया आपका फ़ॉर्म सुरक्षित है।",
  start: "सभी पाठ्यक्रमों की तिथियाँ, शुल्क और ज़रूरी काग़ज़",
}

const catalogues = { en, hi }

/** What the start page and the form say of a programme's dates. */
export interface AdmissionDates {
  /** Whether an application is accepted now. */
  isOpen: boolean
  /** Whether a form that is begun now is accepted: not in the minutes of grace. */
  takesNew: boolean
  /** Absent while the programme is simply open, and in the minutes of grace. */
  note: string | undefined
  /** A deadline that is near, or its grace. */
  closing: Closing | undefined
}

export const datesOf = (
  programme: Programme,
  { grace_minutes, isConfirmed }: NamedSession,
  { programmes: fullOnes }: Pick<FullSeats, "programmes">,
  language: Language,
  now: Date,
): AdmissionDates => {
  const none = { isOpen: false, takesNew: false, closing: undefined }
  if (!isConfirmed) return { ...none, note: catalogues[language].unconfirmed }
  const state = admissionState(programme, grace_minutes, now)
  const isTaken = state !== "upcoming" && state !== "closed" && fullOnes.includes(programme.code)
  if (isTaken) return { ...none, note: catalogues[language].full }
  const closing = readClosing(programme, grace_minutes, language, now)
  if (state === "grace") return { isOpen: true, takesNew: false, note: undefined, closing }
  if (state === "open") return { isOpen: true, takesNew: true, note: undefined, closing }
  const write = (moment: Moment | undefined) => (moment ? formatMoment(moment, language) : "")
  const note = formatMessage(catalogues[language][state], {
    from: write(programme.opens),
    until: write(endOf(programme)),
    fee: formatRupees(programme.late?.fee ?? 0),
  })
  return state === "late" ? { isOpen: true, takesNew: true, note, closing } : { ...none, note }
}

/** The deadline that all programmes have, if it is near: it is said once, not of each. */
const sharedClosing = (programmes: AdmissionDates[]) => {
  const [first] = programmes
  const isShared = programmes.every(({ closing }) => closing?.text === first?.closing?.text)
  return isShared ? first?.closing : undefined
}

/** Messages of a form that takes no applications now. */
export const closedFormMessages = (language: Language) => {
  const { kept, start } = catalogues[language]
  return { kept, start }
}

/** The fee of each category, and that of EWS if a programme has one and the form asks who claims it. */
const feeTable = (session: NamedSession, language: Language) => {
  const { options } = admissionMessages(language)
  const hasEws =
    session.asked_fields.some(({ field }) => field === "ews_claim") &&
    session.programmes.some(({ ews_fee }) => ews_fee !== undefined)
  return {
    categories: [
      ...choices.category.map((category) => options[category]),
      ...(hasEws ? [claimNames.ews[language]] : []),
    ],
    rows: session.programmes.map(({ short_name, fees, ews_fee }) => ({
      course: short_name[language],
      fees: [
        ...choices.category.map((category) => fees[category]),
        ...(hasEws ? [ews_fee ?? fees.general] : []),
      ].map(formatRupees),
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

/** The other days of a session: for marks, lists and fee. */
const plannedDays = (
  session: NamedSession,
  publicLists: readonly PublicList[],
  language: Language,
) => {
  const { dates } = startPageMessages[language]
  const named = (label: string, iso: string | undefined) =>
    iso ? [{ label, iso, day: formatDay(iso, language) }] : []
  return [
    ...named(dates.marksLastDay, session.marks_last_day),
    ...session.list_days.flatMap((day, index) => {
      const number = index + 1
      const isPublic = (code: string) =>
        publicLists.some((list) => list.programme === code && list.number === number)
      const waiting = session.programmes.filter(({ code }) => !isPublic(code))
      if (waiting.length === 0) return []
      const names = waiting.map(({ short_name }) => short_name[language])
      const isOfAll = waiting.length === session.programmes.length
      const label = formatMessage(dates.list, { number })
      return named(isOfAll ? label : `${label}: ${names.join(", ")}`, day)
    }),
    ...named(dates.feeLastDay[session.fee_due], session.fee_last_day),
  ]
}

/** A public merit list: its planned day is over. */
interface PublicList {
  programme: string
  number: number
}

interface SessionState extends Pick<FullSeats, "programmes"> {
  publicLists: readonly PublicList[]
}

/** What an applicant should know before the form (specification 5.1). */
export const readStartPage = (
  settings: Settings,
  session: NamedSession,
  full: SessionState,
  language: Language,
  now: Date,
) => {
  const messages = startPageMessages[language]
  const { admission, deposit } = localise(settings, language)
  const { fields, form } = formMessages(language, settings.admission)
  const programmes = session.programmes.map((programme) => ({
    code: programme.code,
    slug: programmeSlugOf(programme),
    name: programme.name[language],
    shortName: programme.short_name[language],
    ...datesOf(programme, session, full, language, now),
  }))
  const identity = isIdentityKindAsked(session.asked_fields) ? "any" : "aadhaar"
  const { identities, items, title } = messages.ready
  return {
    messages,
    ready: {
      title,
      items: items.map((item) => formatMessage(item, { identity: identities[identity] })),
    },
    session: session.label,
    programmes,
    closing: sharedClosing(programmes),
    // Nothing is said of days, fees and account that nobody has confirmed.
    dates: session.isConfirmed
      ? [...lastDays(session, language), ...plannedDays(session, full.publicLists, language)]
      : [],
    eligibility: admission.eligibility,
    urn: { title: markedLabel("urn", fields.urn, form), help: fields.urn.hint },
    fees: session.isConfirmed ? feeTable(session, language) : undefined,
    pay: [
      formatMessage(messages.fees.pay[session.fee_due], {
        bank: deposit.bank_name,
        branch: deposit.branch,
      }),
      messages.fees.exempt,
    ],
    documents: session.sheet.documents.map((document) => document[language]),
  }
}

export type StartPage = ReturnType<typeof readStartPage>
