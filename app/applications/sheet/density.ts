import type { SheetTexts } from "#domain/admission/sheet-texts.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Bilingual } from "#domain/content/text.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

type Printed = Pick<AdmissionSheet, "record" | "texts" | "settings">

/**
 * What the usual size has room for, in characters. Entries: with more, the sheet has more than four pages. The session's texts and
 * the head of the college take the place of entries from these lengths on; a character of the head takes twice the place.
 */
const most = { entries: 2300, texts: 1848, head: 200 }

/** Characters on a line of the deposit slip. */
const slipLetters = { value: 50, head: 130, sessionAndCopy: 52 }
/** The lines more than usual that a deposit slip has room for, so that a page has three: in the usual size, and in small type. */
const moreSlipLines = { usual: 1, small: 6 }

const lettersOf = ({ declaration, undertaking, documents }: SheetTexts) =>
  [declaration, undertaking, ...documents].flatMap(({ en, hi }) => [en, hi]).join("").length

/** Whether the declarations are so long that they may continue on the next page. */
export const hasLongTexts = (texts: SheetTexts) => lettersOf(texts) > most.texts

const longest = ({ en, hi }: Bilingual) => Math.max(en.length, hi.length)

const headLetters = ({ name, affiliation, address }: Settings["college"]) =>
  name.en.length + name.hi.length + longest(affiliation) + longest(address)

/** The lines of a deposit slip that it has besides one for each entry and one for its head. */
const furtherSlipLines = ({ record, settings }: Printed) => {
  const { deposit, deposit_slip, college } = settings
  const values = [deposit.bank_name, deposit.branch].map(longest)
  const names = [deposit.account_name, record.applicant_name, record.father_name]
  const further = (letters: number, ofLine: number) => Math.max(0, Math.ceil(letters / ofLine) - 1)
  const name = longest(college.name)
  const heading = longest(deposit_slip.heading) + slipLetters.sessionAndCopy
  const isOnOneLine = name + heading <= slipLetters.head
  const head = isOnOneLine
    ? 0
    : 1 + further(name, slipLetters.head) + further(heading, slipLetters.head)
  return [...values, ...names.map(({ length }) => length)].reduce(
    (sum, letters) => sum + further(letters, slipLetters.value),
    head,
  )
}

/** Whether the sheet is printed in small type, so that the longest entries and texts fit four pages. */
export const isDense = (printed: Printed) => {
  const { record, texts, settings } = printed
  const letters =
    Object.values(record).flat().join("").length +
    Math.max(0, lettersOf(texts) - most.texts) +
    2 * Math.max(0, headLetters(settings.college) - most.head)
  return letters > most.entries || furtherSlipLines(printed) > moreSlipLines.usual
}

/** Whether the deposit slips are printed even smaller, so that three fit a page. */
export const hasLongSlips = (printed: Printed) => furtherSlipLines(printed) > moreSlipLines.small
