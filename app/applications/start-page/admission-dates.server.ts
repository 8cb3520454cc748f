import { admissionState, endOf } from "#domain/admission/admission-period.ts"
import type { Moment, Programme } from "#domain/admission/programme-schema.ts"
import type { FullSeats } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { formatMoment } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

const en = {
  upcoming: "Applications open on {from}.",
  late: "Late applications until {until}. The fee is then {fee} more.",
  grace: "Applications closed on {until}. A form that you have begun can still be sent now.",
  closed: "Applications closed on {until}.",
  full: "All seats of this course are taken. Ask the college whether a seat becomes free.",
  kept: "A form that you have begun on this device is not lost.",
  start: "Dates, fees and documents of all courses",
}

const hi: typeof en = {
  upcoming: "आवेदन {from} से प्रारम्भ होंगे।",
  late: "विलम्ब से आवेदन {until} तक। तब शुल्क {fee} अधिक होगा।",
  grace: "आवेदन की अन्तिम तिथि {until} थी। जो फ़ॉर्म आपने भरना शुरू कर दिया है, वह अभी भेजा जा सकता है।",
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
  /** Absent while the programme is simply open. */
  note: string | undefined
}

export const datesOf = (
  programme: Programme,
  { grace_minutes }: NamedSession,
  { programmes: fullOnes }: FullSeats,
  language: Language,
  now: Date,
): AdmissionDates => {
  const state = admissionState(programme, grace_minutes, now)
  const isTaken = state !== "upcoming" && state !== "closed" && fullOnes.includes(programme.code)
  if (isTaken) return { isOpen: false, note: catalogues[language].full }
  if (state === "open") return { isOpen: true, note: undefined }
  const write = (moment: Moment | undefined) => (moment ? formatMoment(moment, language) : "")
  const note = formatMessage(catalogues[language][state], {
    from: write(programme.opens),
    until: write(endOf(programme)),
    fee: formatRupees(programme.late?.fee ?? 0),
  })
  return { isOpen: state === "late" || state === "grace", note }
}

/** Messages of a form that takes no applications now. */
export const closedFormMessages = (language: Language) => {
  const { kept, start } = catalogues[language]
  return { kept, start }
}
