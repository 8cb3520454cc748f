import type { Language, Bilingual } from "#domain/content/text.ts"
import { explainResidence } from "#domain/merit/explanation/explain-residence.ts"
import { categoryNames, holdersName, listLabels } from "#domain/merit/explanation/names.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import {
  type Column,
  columnsFrom,
  dayCell,
  timeCell,
} from "#server/platform/spreadsheets/column.ts"
import {
  type ExportedTable,
  type ExportFormat,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import { findShownRound, meritSubject, type Where } from "../merit-rows.ts"
import { listPeople, type RoundPerson } from "./round-people.ts"

/** The whole list, or those who were offered a seat. */
export const exportedParts = ["list", "offers"] as const
type ExportedPart = (typeof exportedParts)[number]

const titles = {
  rank: { en: "Rank", hi: "क्रम" },
  name: { en: "Name", hi: "नाम" },
  number: { en: "Application number", hi: "आवेदन संख्या" },
  category: { en: "Category", hi: "वर्ग" },
  index: { en: "Index", hi: "योग्यता सूचकांक" },
  seat: { en: "Seat", hi: "सीट" },
  guarantee: { en: "Guaranteed to", hi: "किनके लिए सुनिश्चित" },
  answer: { en: "Answer", hi: "उत्तर" },
  waiting: { en: "Place on waiting lists", hi: "प्रतीक्षा सूची में स्थान" },
  note: { en: "Note", hi: "टिप्पणी" },
  mobile: { en: "Mobile number", hi: "मोबाइल नम्बर" },
  lastDate: { en: "Last day to accept", hi: "स्वीकार करने की अन्तिम तिथि" },
  answeredAt: { en: "Answered (India's time)", hi: "उत्तर का समय (भारतीय समय)" },
  answeredBy: { en: "Recorded by", hi: "किसने दर्ज किया" },
  reason: { en: "Reason", hi: "कारण" },
} satisfies Record<string, Bilingual>

const answers: Record<OfferState | "left", Bilingual> = {
  offered: { en: "no answer", hi: "उत्तर नहीं" },
  accepted: { en: "accepted", hi: "स्वीकृत" },
  declined: { en: "declined", hi: "अस्वीकृत" },
  absent: { en: "did not come", hi: "नहीं आए" },
  left: { en: "application has left", hi: "आवेदन हट गया" },
}

const notes = {
  notEligible: { en: "not eligible", hi: "पात्र नहीं" },
  missing: { en: "a percentage is missing", hi: "प्रतिशत उपलब्ध नहीं" },
} satisfies Record<string, Bilingual>

const noteOf = ({ place }: RoundPerson, language: Language) =>
  [
    place.ineligibilities.length > 0 ? notes.notEligible[language] : "",
    "missing" in place.index ? notes.missing[language] : "",
    explainResidence(place, language),
  ]
    .filter((note) => note !== "")
    .join("; ")

const waitingOf = ({ place: { outcome } }: RoundPerson, language: Language) =>
  (outcome?.lists ?? [])
    .flatMap(({ compartment, waiting }) =>
      waiting === null ? [] : [`${listLabels[compartment][language]}: ${waiting}`],
    )
    .join("; ")

type Value = Column<RoundPerson>["value"]

/** The columns of an exported list, or of its offers. Indices are texts, so that no spreadsheet rounds them. */
const columnsOf = (part: ExportedPart, lastDate: string, language: Language) => {
  const person = {
    rank: ({ rank }) => rank,
    name: ({ name }) => name,
    number: ({ number }) => number,
    category: ({ place }) => categoryNames[place.category][language],
    index: ({ index }) => (index === null ? null : formatHundredths(index)),
    seat: ({ compartment }) => compartment && listLabels[compartment][language],
    guarantee: ({ guarantee }) => guarantee && holdersName(guarantee, language),
    answer: ({ state, isLeft }) => state && answers[isLeft ? "left" : state][language],
  } satisfies Record<string, Value>
  const parts = {
    list: {
      ...person,
      waiting: (one) => waitingOf(one, language),
      note: (one) => noteOf(one, language),
    },
    offers: {
      ...person,
      mobile: ({ applicant_mobile }) => applicant_mobile,
      lastDate: () => dayCell(lastDate),
      answeredAt: ({ answeredAt }) => timeCell(answeredAt),
      answeredBy: ({ answeredBy }) => answeredBy,
      reason: ({ reason }) => reason,
    },
  } satisfies Record<ExportedPart, Partial<Record<keyof typeof titles, Value>>>
  return columnsFrom<RoundPerson, string>(parts[part], titles, language)
}

interface RoundExport {
  part: ExportedPart
  format: ExportFormat
  language: Language
}

const sheetNames = { list: { en: "List", hi: "सूची" }, offers: { en: "Offers", hi: "प्रस्ताव" } }

/** The last public list or its offers as a table. Undefined if there is no list. The audit says who has it. */
export const exportRound =
  (deps: Pick<SiteDeps, "db" | "now">) =>
  async (
    where: Where,
    { part, format, language }: RoundExport,
    { name }: Actor,
  ): Promise<ExportedTable | undefined> => {
    const round = await findShownRound(deps.db, where, deps.now().toISOString())
    if (!round) return undefined
    const people = await listPeople(deps.db, round)
    const rows = part === "list" ? people : people.filter(({ state }) => state !== null)
    const stamp = stampOf(deps, name)
    const details = { list: round.number, part, format, rows: rows.length }
    await writeAudit(deps.db, stamp, "merit list exported", meritSubject(where), details)
    const columns = columnsOf(part, round.last_date, language)
    return {
      total: rows.length,
      fileName: `merit-${part}-${where.programme}-${round.number}.${format}`,
      table: writeTable(format, columns, rows, sheetNames[part][language]),
    }
  }
