import { findCourse } from "#domain/admission/course-names.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"
import { listLabels } from "#domain/merit/explanation/names.ts"
import { type CutOffs, cutOffsOf, rowsOf } from "#domain/merit/rounds/cut-offs.ts"
import type { DraftNote } from "#domain/merit/rounds/draft-notes.ts"
import { explainSeats, seatChangesOf } from "#domain/merit/rounds/seat-changes.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { PrintedList } from "#server/features/merit/merit.ts"
import type { SharedContext } from "#server/http/pages/request-context.ts"

import { roundPath } from "./list-address.ts"
import { personRows } from "./list-rows.server.ts"
import { cutOffRows } from "./read-round.server.ts"

export const noticeBoardMessages = messagesByLanguage({
  title: ["Merit list for the notice board", "सूचना-पट्ट के लिए योग्यता सूची"],
  hint: [
    "A4, portrait. To keep it as a PDF, choose “Save as PDF” as the printer.",
    "A4, खड़ा काग़ज़। PDF के रूप में रखने के लिए प्रिंटर की जगह “Save as PDF” चुनें।",
  ],
})

/** The texts on the paper, which is in both languages. */
const paperTexts = {
  seats: { en: "Merit list {number}: seats given", hi: "योग्यता सूची {number}: दी गई सीटें" },
  waiting: { en: "Merit list {number}: waiting lists", hi: "योग्यता सूची {number}: प्रतीक्षा सूचियाँ" },
  session: { en: "Session {session}", hi: "सत्र {session}" },
  published: { en: "Published on {day}", hi: "प्रकाशन: {day}" },
  draft: {
    en: "DRAFT of {day}, to be read and signed. Not published.",
    hi: "प्रारूप, {day}: पढ़ने और हस्ताक्षर के लिए। प्रकाशित नहीं।",
  },
  signed: { en: "{name}: signed on {day}", hi: "{name}: {day} को हस्ताक्षर किए" },
  lastDate: {
    en: "Last day to accept a seat: {day}",
    hi: "सीट स्वीकार करने की अन्तिम तिथि: {day}",
  },
  place: { en: "No.", hi: "सं." },
  rank: { en: "Rank", hi: "क्रम" },
  applicationNumber: { en: "Application number", hi: "आवेदन संख्या" },
  name: { en: "Name", hi: "नाम" },
  category: { en: "Category", hi: "वर्ग" },
  index: { en: "Index", hi: "सूचकांक (मेरिट इंडेक्स)" },
  seat: { en: "Seat", hi: "सीट" },
  given: { en: "Given", hi: "दी गईं" },
  ofSeats: { en: "Seats", hi: "सीटें" },
  closing: { en: "Last index", hi: "अन्तिम सूचकांक" },
  nobody: { en: "Nobody.", hi: "कोई नहीं।" },
  check: {
    en: "Every applicant can see the own rank, index and reason with admission code and date of birth at {status}. The frozen file is at {page}. Anybody can compute this list again from it with “npm run merit:verify”, which must name this SHA-256:",
    hi: "हर आवेदक प्रवेश कोड और जन्मतिथि से अपना क्रम, सूचकांक और कारण {status} पर देख सकता है। सूची की फ़ाइल {page} पर है। इस फ़ाइल से कोई भी “npm run merit:verify” द्वारा यह सूची दोबारा बना सकता है; परिणाम में यही SHA-256 आना चाहिए:",
  },
  admission: { en: "Admission in-charge", hi: "प्रवेश प्रभारी" },
  principal: { en: "Principal", hi: "प्राचार्य" },
}

/** The lists of those who have a seat, or of those who wait for one. */
export type PaperPart = "chosen" | "waiting"

type Values = (language: "en" | "hi") => Record<string, string | number>

const fillIn = (text: Bilingual, values: Values): Bilingual => ({
  en: formatMessage(text.en, values("en")),
  hi: formatMessage(text.hi, values("hi")),
})

const pairs = <Row extends { category: string; seat: string }>(en: Row[], hi: Row[]) =>
  en.map((row, at) => ({
    ...row,
    category: { en: row.category, hi: hi[at]!.category },
    seat: { en: row.seat, hi: hi[at]!.seat },
  }))

const groupOf = ({ list, people }: PrintedList, compartment: Compartment, part: PaperPart) => {
  const rows = rowsOf(list, compartment)
  const inEnglish = personRows(rows, "en", people)[part]
  return {
    compartment,
    name: listLabels[compartment],
    rows: pairs(inEnglish, personRows(rows, "hi", people)[part]),
  }
}

const summaryOf = (cutOffs: CutOffs) => {
  const hindi = cutOffRows([cutOffs], "hi")
  return cutOffRows([cutOffs], "en").map(
    ({ key, name, within, seats, closings, compartment }, at) => {
      const cutOff = cutOffs.compartments.find((one) => one.compartment === compartment)
      return {
        key,
        name: { en: name, hi: hindi[at]!.name },
        isPart: within !== undefined,
        seats,
        given: cutOff ? String(cutOff.chosen) : "",
        closing: closings[0]!,
      }
    },
  )
}

const notesOf = (list: PrintedList["list"]): Bilingual[] => {
  const changes = seatChangesOf(list)
  const hindi = explainSeats(changes, "hi")
  return explainSeats(changes, "en").map((en, at) => ({ en, hi: hindi[at]! }))
}

/** What the committee wrote about a draft, or that a member signed. */
const remarkOf = ({ kind, name, text, at }: DraftNote): Bilingual => {
  if (kind !== "signature") return { en: text, hi: text }
  const day = dayInIndia(new Date(at))
  return fillIn(paperTexts.signed, (language) => ({ name, day: formatDay(day, language) }))
}

type Server = Pick<SharedContext, "settings" | "courseNames" | "origin">

/** What the paper for the notice board says, in both languages. */
export const readPaper = async (server: Server, printed: PrintedList, part: PaperPart) => {
  const { session, programme, number, publishedAt, lastDate, sha256, list, people } = printed
  const cutOffs = cutOffsOf(list)
  const course = findCourse((await server.courseNames())(session), programme)
  const published = dayInIndia(new Date(publishedAt))
  const { check, lastDate: last, published: on, session: of, seats, waiting, ...texts } = paperTexts
  const { draft } = printed
  const days =
    (day: string): Values =>
    (language) => ({ day: formatDay(day, language) })
  const { origin } = server
  const addresses = { status: `${origin}/admission-status`, page: origin + roundPath(printed) }
  return {
    texts,
    college: (await server.settings()).college.name,
    programme: course?.name ?? { en: programme, hi: programme },
    shortName: course?.short_name ?? { en: programme, hi: programme },
    title: fillIn(part === "chosen" ? seats : waiting, () => ({ number })),
    session: fillIn(of, () => ({ session })),
    published: fillIn(draft ? texts.draft : on, days(published)),
    lastDate: draft ? undefined : fillIn(last, days(lastDate)),
    check: draft ? undefined : fillIn(check, () => addresses),
    remarks: (draft?.notes ?? []).map((note) => remarkOf(note)),
    signers: draft
      ? draft.committee.map((name) => ({ en: name, hi: name }))
      : [texts.admission, texts.principal],
    sha256,
    part,
    isNamed: people.isNamed,
    summary: summaryOf(cutOffs),
    notes: notesOf(list),
    groups: cutOffs.compartments.map(({ compartment }) => groupOf(printed, compartment, part)),
  }
}

export type Paper = Awaited<ReturnType<typeof readPaper>>
