import { toCurrency as inEnglish } from "to-words/en-IN"
import { toCurrency as inHindi } from "to-words/hi-IN"

import { type CourseNames, namesUsed } from "#domain/admission/course-names.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { type LaterFact, laterFactsOf } from "#domain/applications/later-facts.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { toPrintRecord } from "#domain/applications/stored-application.ts"
import { emblemOf } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import { type Qr, qrOf } from "#server/platform/images/qr.ts"

import type { Applications } from "./application-repository.ts"

/** The data of the printable admission sheet (specification 7.2). */
export interface AdmissionSheet {
  record: PrintRecord
  settings: Settings
  /** The names of the course and the subjects of the record. */
  names: CourseNames
  /** The filled fields of later versions of the form. */
  later: LaterFact[]
  /** Address of the college's own emblem, if it has one. */
  emblem?: string | undefined
  /** The fee in words, with Indian numbering and a closing "Only" (मात्र), as the bank slip requires. */
  feeInWords: { en: string; hi: string }
  /** Absolute address of the sheet, and its QR code. */
  address: string
  qr: Qr
}

/** The print record of an admission code from user input, or undefined for an unknown code. */
export const readPrintRecord =
  ({ applications }: { applications: Applications }) =>
  async (typedCode: unknown): Promise<PrintRecord | undefined> => {
    const code = parseAdmissionCode(typedCode)
    const stored = code && (await applications.find(code))
    return stored ? toPrintRecord(stored) : undefined
  }

const subjectsOf = (record: PrintRecord) => [
  ...record.compulsory_subjects.split(","),
  record.vocational_subject,
  record.cocurricular_subject,
]

/** Builds the printable sheet of a record. `origin` is the site's origin, like https://college.example. */
export const sheetOf = (
  record: PrintRecord,
  settings: Settings,
  names: CourseNames,
  origin: string,
): AdmissionSheet => {
  const address = `${origin}/admission-form/print/${record.id}`
  return {
    record,
    settings,
    names: namesUsed(names, [record.course, ...subjectsOf(record)]),
    later: laterFactsOf(record, names),
    emblem: emblemOf(settings.college),
    feeInWords: { en: inEnglish(record.fees), hi: `${inHindi(record.fees)} मात्र` },
    address,
    qr: qrOf(address),
  }
}
