import { findCourse } from "#domain/admission/course-names.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { categories, type Category, type Compartment } from "#domain/merit/allocation-rule.ts"
import { categoryNames, listLabels } from "#domain/merit/explanation/names.ts"
import {
  type CutOffs,
  cutOffsOf,
  type ListOrder,
  type ListRow,
  listOrders,
  rowsOf,
} from "#domain/merit/rounds/cut-offs.ts"
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
  fatherName: { en: "Father’s name", hi: "पिता का नाम" },
  category: { en: "Category", hi: "वर्ग" },
  index: { en: "Index", hi: "सूचकांक (मेरिट इंडेक्स)" },
  seat: { en: "Seat", hi: "सीट" },
  waitingPlaces: { en: "Place on waiting lists", hi: "प्रतीक्षा सूची में स्थान" },
  byName: { en: "In alphabetical order", hi: "नाम के अनुसार" },
  given: { en: "Given", hi: "दी गईं" },
  ofSeats: { en: "Seats", hi: "सीटें" },
  closing: { en: "Last index", hi: "अन्तिम सूचकांक" },
  nobody: { en: "Nobody.", hi: "कोई नहीं।" },
  check: {
    en: "Every applicant can see the own rank, index and reason with admission code and date of birth at {status}. Anybody can check this list with the file on the page {page}, which says how. The check must give this SHA-256:",
    hi: "हर आवेदक प्रवेश कोड और जन्मतिथि से अपना क्रम, सूचकांक और कारण {status} पर देख सकता है। पृष्ठ {page} पर दी गई फ़ाइल से कोई भी इस सूची की जाँच कर सकता है; विधि वहीं लिखी है। जाँच में यही SHA-256 आना चाहिए:",
  },
  admission: { en: "Admission in-charge", hi: "प्रवेश प्रभारी" },
  principal: { en: "Principal", hi: "प्राचार्य" },
}

/** The lists of those who have a seat, or of those who wait for one. */
export type PaperPart = "chosen" | "waiting"

interface PaperChoice {
  part: PaperPart
  order: ListOrder
}

/** What the fields of the console's form choose. */
export const paperChoiceOf = (fields: URLSearchParams): PaperChoice => ({
  part: fields.get("part") === "waiting" ? "waiting" : "chosen",
  order: listOrders.find((one) => one === fields.get("order")) ?? "rank",
})

type Values = (language: "en" | "hi") => Record<string, string | number>

const fillIn = (text: Bilingual, values: Values): Bilingual => ({
  en: formatMessage(text.en, values("en")),
  hi: formatMessage(text.hi, values("hi")),
})

type Cell = Bilingual | string

interface PaperColumn {
  text: Bilingual
  /** The width, relative to the other columns. */
  share: number
  kind?: "number" | "code" | "name"
}

/** A person on the list of one compartment. */
interface Entry extends Pick<
  ListRow,
  "code" | "category" | "rank" | "index" | "guarantee" | "isKept"
> {
  compartment: Compartment
  /** From 1, in the list of the compartment. */
  place: number
  applicationNumber: string
  name: string
  fatherName: string
  categoryName: Bilingual
  seat: Bilingual
}

const entriesOf = (
  { list, people }: PrintedList,
  compartment: Compartment,
  part: PaperPart,
): Entry[] => {
  const rows = rowsOf(list, compartment)
  const english = personRows(rows, "en", people)[part]
  const hindi = personRows(rows, "hi", people)[part]
  return rows[part].map(({ code, category, rank, index, guarantee, isKept }, at) => {
    const { place, applicationNumber, name, ...en } = english[at]!
    const hi = hindi[at]!
    return {
      code,
      category,
      rank,
      index,
      guarantee,
      isKept,
      compartment,
      place,
      applicationNumber,
      name,
      fatherName: people.byCode.get(code)?.fatherName ?? "",
      categoryName: { en: en.category, hi: hi.category },
      seat: { en: en.seat, hi: hi.seat },
    }
  })
}

/** Texts in both languages beside each other. */
const joinTexts = (texts: readonly Bilingual[], separator: string): Bilingual => ({
  en: texts.map(({ en }) => en).join(separator),
  hi: texts.map(({ hi }) => hi).join(separator),
})

/** Everybody once, with the seat or with the places on all waiting lists in the last column. */
const registerOf = (entries: readonly Entry[], part: PaperPart): Entry[] =>
  [...Map.groupBy(entries, ({ code }) => code).values()].map((own) => {
    const seats = own.map(({ compartment, seat, place, guarantee, isKept }) => {
      const list = listLabels[compartment]
      // Short: most seats are given by rank.
      if (part === "chosen") return guarantee || isKept ? joinTexts([list, seat], ", ") : list
      return { en: `${list.en} ${place}`, hi: `${list.hi} ${place}` }
    })
    return { ...own[0]!, seat: joinTexts(seats, "; ") }
  })

const collator = new Intl.Collator("hi", { numeric: true })

const byName = (a: Entry, b: Entry) =>
  collator.compare(a.name, b.name) || collator.compare(a.applicationNumber, b.applicationNumber)

interface Group {
  key: string
  name: Bilingual
  entries: Entry[]
}

const groupsOf = (
  printed: PrintedList,
  compartments: readonly Compartment[],
  { part, order }: PaperChoice,
): Group[] => {
  const lists = compartments.map((compartment) => ({
    key: compartment,
    name: listLabels[compartment],
    entries: entriesOf(printed, compartment, part),
  }))
  if (order === "rank") return lists
  const register = registerOf(
    lists.flatMap(({ entries }) => entries),
    part,
  )
  if (order === "name") {
    return [{ key: order, name: paperTexts.byName, entries: register.toSorted(byName) }]
  }
  const ofCategory = (category: Category) =>
    register.filter((one) => one.category === category).toSorted((a, b) => a.rank - b.rank)
  return categories
    .map((category) => ({
      key: category,
      name: categoryNames[category],
      entries: ofCategory(category),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The columns of the list, each with a function that returns the cell of a person. */
const columnsOf = ({ part, order }: PaperChoice, { isNamed, byCode }: PrintedList["people"]) => {
  const isWaiting = part === "waiting"
  const isRegister = order !== "rank"
  const hasFathers = [...byCode.values()].some(({ fatherName }) => fatherName !== undefined)
  const number = (text: Bilingual, cell: (entry: Entry, at: number) => Cell, share = 1.4) => ({
    text,
    share,
    cell,
    kind: "number" as const,
  })
  const rank = number(paperTexts.rank, (entry) => String(entry.rank))
  const columns: (PaperColumn & { cell: (entry: Entry, at: number) => Cell })[] = [
    ...(isRegister || isWaiting ? [number(paperTexts.place, (_, at) => String(at + 1))] : []),
    ...(isRegister || !isWaiting ? [rank] : []),
    {
      text: paperTexts.applicationNumber,
      share: 2.5,
      kind: "code",
      cell: (entry) => entry.applicationNumber,
    },
    ...(isNamed
      ? [
          {
            text: paperTexts.name,
            share: 3.5,
            kind: "name" as const,
            cell: (one: Entry) => one.name,
          },
        ]
      : []),
    ...(isNamed && hasFathers
      ? [{ text: paperTexts.fatherName, share: 3.5, cell: (one: Entry) => one.fatherName }]
      : []),
    // The heading of a register by category says it.
    ...(order === "category"
      ? []
      : [{ text: paperTexts.category, share: 2.5, cell: (one: Entry) => one.categoryName }]),
    number(paperTexts.index, (entry) => entry.index, 2),
    ...(isWaiting && !isRegister
      ? [rank]
      : [
          {
            text: isWaiting ? paperTexts.waitingPlaces : paperTexts.seat,
            share: 5,
            cell: (entry: Entry) => entry.seat,
          },
        ]),
  ]
  return columns
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
export const readPaper = async (server: Server, printed: PrintedList, choice: PaperChoice) => {
  const { part } = choice
  const { session, programme, number, publishedAt, lastDate, sha256, list, people } = printed
  const cutOffs = cutOffsOf(list)
  const compartments = cutOffs.compartments.map(({ compartment }) => compartment)
  const columns = columnsOf(choice, people)
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
    summary: summaryOf(cutOffs),
    notes: notesOf(list),
    columns: columns.map(({ text, share, kind }) => ({ text, share, ...(kind && { kind }) })),
    groups: groupsOf(printed, compartments, choice).map(({ entries, ...group }) => ({
      ...group,
      rows: entries.map((entry, at) => ({
        key: entry.code,
        cells: columns.map(({ cell }) => cell(entry, at)),
      })),
    })),
  }
}

export type Paper = Awaited<ReturnType<typeof readPaper>>
