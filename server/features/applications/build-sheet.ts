import { toCurrency as inEnglish } from "to-words/en-IN"
import { toCurrency as inHindi } from "to-words/hi-IN"

import { type CourseNames, namesUsed } from "#domain/admission/course-names.ts"
import type { SheetTexts } from "#domain/admission/sheet-texts.ts"
import { type AdditionalFact, additionalFactsOf } from "#domain/applications/additional-facts.ts"
import { parseAdmissionCode, sheetPath, statusPath } from "#domain/applications/admission-code.ts"
import type { FeeRequest } from "#domain/applications/fee-request.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { type StoredApplication, toPrintRecord } from "#domain/applications/stored-application.ts"
import type { Language } from "#domain/content/languages.ts"
import { emblemOf } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import { identityKindOf } from "#domain/fields/identifiers/identity-kinds.ts"
import { identityNames } from "#domain/fields/identifiers/identity-names.ts"
import { readSheetTexts } from "#server/features/content/content.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Qr, qrOf } from "#server/platform/pictures/qr-code.ts"

import type { Applications } from "./application-repository.ts"
import { type FeeRequestDeps, readFeeRequest, readListDays } from "./read-fee-request.ts"

/** The data of the printable admission sheet (specification 7.2). */
export interface AdmissionSheet {
  /** With the application number as its id. */
  record: PrintRecord
  /** The admission code and the address of the sheet, which opens it: for the applicant alone. */
  own?: { code: string; address: string }
  settings: Settings
  /** The declarations and papers, as they were when the form was sent. */
  texts: SheetTexts
  /** The names of the course and the subjects of the record. */
  names: CourseNames
  /** The filled fields of later versions of the form. */
  later: AdditionalFact[]
  /** Address of the college's own emblem, if it has one. */
  emblem?: string | undefined
  /** The fee in words, with Indian numbering and a closing "Only" (मात्र), as the bank slip requires. */
  feeInWords: { en: string; hi: string }
  /** Whether the fee is asked now: the deposit slips are printed only then. */
  fee: FeeRequest
  /** The address of the status page. */
  statusPage: string
  /** The planned days of the merit lists to come, YYYY-MM-DD. */
  listDays: readonly string[]
  /** The status page, with the application number: the counter finds the record by it, and a lost sheet opens nothing. */
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

interface SheetContext extends Pick<
  AdmissionSheet,
  "settings" | "texts" | "fee" | "statusPage" | "listDays"
> {
  names: CourseNames
}

/** The masked identity number; of another paper than Aadhaar with its name. */
const identityText = ({ identity_kind, aadhar }: PrintRecord) => {
  const kind = identityKindOf(identity_kind)
  const { en, hi } = identityNames[kind]
  return kind === "aadhaar" ? aadhar : `${en} / ${hi} ${aadhar}`
}

/** Builds the sheet of a record, whose id is the application number. */
export const sheetOfRecord = (
  record: PrintRecord,
  { names, ...context }: SheetContext,
): AdmissionSheet => ({
  record: { ...record, aadhar: identityText(record) },
  ...context,
  names: namesUsed(names, [record.course, ...subjectsOf(record)]),
  later: additionalFactsOf(record, names),
  emblem: emblemOf(context.settings.college),
  feeInWords: { en: inEnglish(record.fees), hi: `${inHindi(record.fees)} मात्र` },
  qr: qrOf(`${context.statusPage}#${record.id}`),
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

export interface SheetContextDeps
  extends Pick<SiteDeps, "db" | "settings" | "courseNames">, FeeRequestDeps {}

/** What the sheets of these applications need beside their records, by admission code. `origin` is like https://college.example. */
export const readSheetContexts =
  ({ db, settings, courseNames, ...deps }: SheetContextDeps) =>
  async (
    codes: readonly string[],
    origin: string,
    language: Language,
  ): Promise<Map<string, SheetContext>> => {
    const rows = await db
      .selectFrom("applications")
      .select([
        "admission_code",
        "session",
        "course",
        "status",
        "fee_status",
        "declaration_version",
      ])
      .where("admission_code", "in", codes)
      .execute()
    const versions = rows.map(({ declaration_version }) => declaration_version)
    const [current, namesOf, textsOf] = await Promise.all([
      settings(),
      courseNames(),
      readSheetTexts(db, versions),
    ])
    const contexts = new Map<string, SheetContext>()
    for (const row of rows) {
      contexts.set(row.admission_code, {
        settings: current,
        texts: textsOf(row.declaration_version),
        names: namesOf(row.session),
        fee: await readFeeRequest(deps)(db, row),
        statusPage: `${origin}${statusPath(language)}`,
        listDays: await readListDays(deps)(db, row),
      })
    }
    return contexts
  }

interface ReadDeps extends SheetContextDeps {
  applications: Pick<Applications, "find">
}

/** The sheet that an applicant opens by the admission code; undefined for an unknown one. `origin` is like https://college.example. */
export const readSheet =
  ({ applications, ...deps }: ReadDeps) =>
  async (
    typedCode: unknown,
    origin: string,
    language: Language,
  ): Promise<AdmissionSheet | undefined> => {
    const code = parseAdmissionCode(typedCode)
    const stored = code && (await applications.find(code))
    if (!stored) return undefined
    const contexts = await readSheetContexts(deps)([stored.admission_code], origin, language)
    const context = contexts.get(stored.admission_code)
    if (!context) return undefined
    const own = {
      code: stored.admission_code,
      address: `${origin}${sheetPath(stored.admission_code, language)}`,
    }
    return { ...sheetOf(stored, context), own }
  }
