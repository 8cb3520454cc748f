import { toCurrency as inEnglish } from "to-words/en-IN"
import { toCurrency as inHindi } from "to-words/hi-IN"

import { type CourseNames, namesUsed } from "#domain/admission/course-names.ts"
import { type AdditionalFact, additionalFactsOf } from "#domain/applications/additional-facts.ts"
import { parseAdmissionCode, sheetPath } from "#domain/applications/admission-code.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { type StoredApplication, toPrintRecord } from "#domain/applications/stored-application.ts"
import type { Language } from "#domain/content/languages.ts"
import { emblemOf } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Qr, qrOf } from "#server/platform/pictures/qr-code.ts"

import type { Applications } from "./application-repository.ts"

/** The data of the printable admission sheet (specification 7.2). */
export interface AdmissionSheet {
  /** With the application number as its id. */
  record: PrintRecord
  /** The admission code and the address of the sheet, which opens it: for the applicant alone. */
  own?: { code: string; address: string }
  settings: Settings
  /** The names of the course and the subjects of the record. */
  names: CourseNames
  /** The filled fields of later versions of the form. */
  later: AdditionalFact[]
  /** Address of the college's own emblem, if it has one. */
  emblem?: string | undefined
  /** The fee in words, with Indian numbering and a closing "Only" (मात्र), as the bank slip requires. */
  feeInWords: { en: string; hi: string }
  /** The application number: the counter finds the record by it, and a lost sheet opens nothing. */
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

interface SheetContext {
  settings: Settings
  names: CourseNames
}

/** Builds the sheet of a record, whose id is the application number. */
export const sheetOfRecord = (
  record: PrintRecord,
  { settings, names }: SheetContext,
): AdmissionSheet => ({
  record,
  settings,
  names: namesUsed(names, [record.course, ...subjectsOf(record)]),
  later: additionalFactsOf(record, names),
  emblem: emblemOf(settings.college),
  feeInWords: { en: inEnglish(record.fees), hi: `${inHindi(record.fees)} मात्र` },
  qr: qrOf(record.id),
})

/** The printable sheet of an application for the college, without the admission code. */
export const sheetOf = (
  stored: StoredApplication,
  context: SheetContext,
  { isWhole = false } = {},
): AdmissionSheet => {
  const printed = toPrintRecord(stored)
  const { bank_account } = isWhole ? stored.form : printed
  return sheetOfRecord({ ...printed, id: stored.application_number, bank_account }, context)
}

interface ReadDeps extends Pick<SiteDeps, "settings" | "courseNames"> {
  applications: Pick<Applications, "find">
}

/** The sheet that an applicant opens by the admission code; undefined for an unknown one. `origin` is like https://college.example. */
export const readSheet =
  ({ applications, settings, courseNames }: ReadDeps) =>
  async (
    typedCode: unknown,
    origin: string,
    language: Language,
  ): Promise<AdmissionSheet | undefined> => {
    const code = parseAdmissionCode(typedCode)
    const stored = code && (await applications.find(code))
    if (!stored) return undefined
    const names = (await courseNames())(stored.session)
    const sheet = sheetOf(stored, { settings: await settings(), names })
    const own = {
      code: stored.admission_code,
      address: `${origin}${sheetPath(stored.admission_code, language)}`,
    }
    return { ...sheet, own }
  }
