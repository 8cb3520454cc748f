import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"

import type { NamedSession } from "#domain/admission/session.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { parseApplicationNumber } from "#domain/applications/application-number.ts"
import type { DuplicateKind } from "#domain/applications/duplicates.ts"
import { questionsOf } from "#domain/applications/form/form-questions.ts"
import {
  statesOf,
  type WorkList,
  type FeeStatus,
  type Status,
} from "#domain/applications/workflow.ts"
import { mobile } from "#domain/fields/contact.ts"
import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { normalizeNumber, normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows, hasRows } from "#server/platform/database/dialect.ts"
import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"
import {
  personPatterns,
  abbreviationPatterns,
  lenientPersonPatterns,
  personRanks,
} from "#server/platform/text/person-tokens.ts"

import { formOf } from "../../application-row.ts"
import { listDuplicateCodes } from "../../duplicates/find-duplicates.ts"
import { feeIsAsked, feeIsWithoutSeat } from "../fee-conditions.ts"
import { journalKey } from "../fee-journal.ts"
import { listProposedCodes } from "../forms/propose-correction.ts"
import { listAnsweredCodes } from "../forms/review-answer.ts"
import type { SeatOffers } from "../seat-offer.ts"

/** Filter of an application list. Absent fields match everything. */
export interface ApplicationFilter {
  /** Like 2025-26. Absent: the current session; a search by code or number then covers all sessions. */
  session?: string | undefined
  course?: string | undefined
  category?: string | undefined
  status?: Status | undefined
  /** "without_seat": received, and there is no seat. */
  feeStatus?: FeeStatus | "without_seat" | undefined
  isSeen?: boolean | undefined
  list?: WorkList | undefined
  /** Those that may be of the same person as another one, for this reason. */
  duplicates?: DuplicateKind | undefined
  /**
   * Those whose marks, years or age are unusual (domain/applications/form/form-questions.ts), or with a proposed correction
   * that nobody has answered.
   */
  check?: "marks" | "proposal" | "answer" | undefined
  /** The state of the newest offer of a merit list. */
  offer?: OfferState | undefined
  /** The member of staff who works on it. */
  assignedTo?: string | undefined
  /** First and last day of submission in India, YYYY-MM-DD. */
  dayFrom?: string | undefined
  dayTo?: string | undefined
  /**
   * Search text: an application number, an admission code, a mobile number or a part of it, the last four digits of an Aadhaar number, a bank's
   * journal number, or the beginning of a URN, an e-mail address or of words of the applicant's or the father's name.
   */
  q?: string | undefined
}

type Row = ExpressionBuilder<Tables, "applications">
export type Condition = (row: Row) => Expression<SqlBool>

/** The applications that match a filter. */
export interface ApplicationQuery {
  /** Undefined for a search by code or number: it covers all sessions. */
  session: string | undefined
  where: Condition
}

interface Search {
  /** A code or a number was searched, not a name. */
  isByNumber: boolean
  where: Condition
  /** How well an application matches a name: the lowest number is the best. */
  rank?: (row: Row) => Expression<number>
}

/**
 * A bank's journal number in any spelling, or as it was typed for a duplicate of earlier years. Each is read from an
 * index; that of deposits has only rows with a day.
 */
const hasReference =
  (reference: string): Condition =>
  (row) =>
    row.or([
      row("fee_journal", "=", journalKey(reference)),
      row.and([row("fee_at", "is not", null), row("fee_reference", "=", reference)]),
    ])

/** Read from an index of their own: only the codes of the matches are looked up. */
const hasPartOfMobile =
  (digits: string): Condition =>
  (row) =>
    row(
      "admission_code",
      "in",
      row
        .selectFrom("applications")
        .select("admission_code")
        .where("applicant_mobile", "like", `%${digits}%`),
    )

/** Read from an index of their own, like the parts of mobile numbers: a member of staff works on few at a time. */
const isAssignedTo =
  (name: string): Condition =>
  (row) =>
    row(
      "admission_code",
      "in",
      row.selectFrom("applications").select("admission_code").where("assigned_to", "=", name),
    )

/** What the conditions of a list depend on. */
export interface Listing {
  db: Database
  currentSession: () => Promise<string>
  findSession: (label: string) => Promise<NamedSession | undefined>
  offers: Pick<
    SeatOffers,
    "findMany" | "findStandings" | "selectFeeTakers" | "selectGivenUp" | "selectByState"
  >
}

/** When the fee of a session is due. A session that was deleted took it with the application. */
const feeSessionOf = async ({ findSession }: Pick<Listing, "findSession">, label: string) => ({
  label,
  fee_due: (await findSession(label))?.fee_due ?? ("with_application" as const),
})

/** The conditions on the fee of a session's applications. */
export const feeConditions = (listing: Pick<Listing, "db" | "findSession" | "offers">) => ({
  isAsked: async (label: string) => feeIsAsked(listing, await feeSessionOf(listing, label)),
  isWithoutSeat: async (label: string) =>
    feeIsWithoutSeat(listing, await feeSessionOf(listing, label)),
})

const isInList =
  (list: WorkList, isFeeAsked?: Condition): Condition =>
  (row) =>
    row.or(
      statesOf(list).map(({ status, isSeen, feeStatus }) =>
        row.and([
          ...(isFeeAsked ? [isFeeAsked(row)] : []),
          ...(status === undefined ? [] : [row("status", "=", status)]),
          ...(isSeen === undefined ? [] : [row("seen_at", isSeen ? "is not" : "is", null)]),
          ...(feeStatus === undefined ? [] : [row("fee_status", "=", feeStatus)]),
        ]),
      ),
    )

/** A search for an exact code or number, which covers all sessions; undefined if no application has it. */
const parseNumber = async (db: Database, text: string): Promise<Condition | undefined> => {
  const code = parseAdmissionCode(text)
  const applicationNumber = parseApplicationNumber(text)
  const number = mobile.safeParse(text)
  const digits = normalizeNumber(text)
  const candidates: (Condition | false | undefined)[] = [
    applicationNumber !== undefined && ((row) => row("application_number", "=", applicationNumber)),
    code !== undefined && ((row) => row("admission_code", "=", code)),
    number.success && ((row) => row("applicant_mobile", "=", number.data)),
    /\d/.test(text) && hasReference(text),
    /^\d{4}$/.test(digits) && ((row) => row("aadhaar_last_four", "=", digits)),
    /^\d{5,9}$/.test(digits) && hasPartOfMobile(digits),
  ]
  const applications = db.selectFrom("applications")
  for (const where of candidates) {
    if (where && (await hasRows(applications.where(where)))) return where
  }
  return undefined
}

const matchesAll =
  (patterns: readonly string[]): Condition =>
  (row) =>
    patterns.length === 0
      ? row.lit(false)
      : row.and(patterns.map((pattern) => row("search_tokens", "like", pattern)))

/** A name without the dots and spaces of its abbreviations: "Mohd. Arif" is "Mohd Arif". */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[. ]/g, "")

/** The name in the spelling that was typed, then the ranks of `personRanks`, then words of which the last one is a beginning. */
const rankOf =
  (text: string): NonNullable<Search["rank"]> =>
  (row) => {
    const stored = sql<string>`replace(replace(lower(applicant_name), '.', ''), ' ', '')`
    const asTyped = row(stored, "=", plainName(text))
    const ranks = personRanks(text).map((patterns) => matchesAll(patterns)(row))
    const ranked = ranks.reduce(
      (cases, condition, index) => cases.when(condition).then(index + 1),
      row.case().when(asTyped).then(0),
    )
    return ranked.else(ranks.length + 1).end()
  }

/**
 * The meaning of a search text: a code or number that an application has, else names, a URN or an e-mail address. `isLenient`:
 * words that only some write in a name, such as Kumari, need not match; by default only if nobody has them.
 */
const parseSearch = async (
  db: Database,
  searchText: string,
  isLenient = false,
): Promise<Search | undefined> => {
  const text = toAsciiDigits(normalizeText(searchText))
  if (text === "") return undefined
  const byNumber = await parseNumber(db, text)
  if (byNumber) return { isByNumber: true, where: byNumber }
  const where = matchesAll(personPatterns(text))
  const lenient: Condition = (row) =>
    row.or([
      matchesAll(lenientPersonPatterns(text))(row),
      matchesAll(abbreviationPatterns(text))(row),
    ])
  const isFound = !isLenient && (await hasRows(db.selectFrom("applications").where(where)))
  return { isByNumber: false, where: isFound ? where : lenient, rank: rankOf(text) }
}

/** The applications with this Aadhaar number, in every session. */
const hasAadhaar = (fieldEncryption: FieldEncryption, number: string): Condition => {
  const index = fieldEncryption.blindIndex(number)
  return (row) => row("aadhaar_index", "=", index)
}

/**
 * The applications that match a text, a whole Aadhaar number too, in every session. A whole number must not be sent as
 * part of an address.
 */
export const buildSearch = async (
  { db, fieldEncryption }: { db: Database; fieldEncryption: FieldEncryption },
  searchText: string,
): Promise<Pick<Search, "where" | "rank"> | undefined> => {
  const number = aadhaar.safeParse(searchText)
  if (number.success) return { where: hasAadhaar(fieldEncryption, number.data) }
  return parseSearch(db, searchText, true)
}

const formsAtOnce = 500

/**
 * The applications of a session with unusual answers. The rule reads several fields, and may change: so it is not stored,
 * and the forms are read in small parts.
 */
const listUnusualCodes = async (db: Database, session: string) => {
  const codes: string[] = []
  for (let after: string | undefined = ""; after !== undefined;) {
    const rows: Pick<ApplicationsTable, "admission_code" | "form" | "form_version">[] = await db
      .selectFrom("applications")
      .select(["admission_code", "form", "form_version"])
      .where("session", "=", session)
      .where("admission_code", ">", after)
      .orderBy("admission_code")
      .limit(formsAtOnce)
      .execute()
    const unusual = rows.filter((row) => Object.keys(questionsOf(formOf(row))).length > 0)
    codes.push(...unusual.map(({ admission_code }) => admission_code))
    after = rows[formsAtOnce - 1]?.admission_code
  }
  return codes
}

/** Turns a filter with its search text into a condition. */
export const buildApplicationQuery = async (
  listing: Listing,
  filter: ApplicationFilter,
): Promise<ApplicationQuery> => {
  const { db, currentSession } = listing
  const { course, category, status, feeStatus, isSeen, list, assignedTo, dayFrom, dayTo, q } =
    filter
  const { duplicates, check, offer } = filter
  const search = q === undefined ? undefined : await parseSearch(db, q)
  const session = search?.isByNumber ? filter.session : (filter.session ?? (await currentSession()))
  const ofCodes = session ?? (await currentSession())
  const codeLists = [
    duplicates && (await listDuplicateCodes(db, ofCodes, duplicates)),
    check === "marks" && (await listUnusualCodes(db, ofCodes)),
    check === "proposal" && (await listProposedCodes(db, ofCodes)),
    check === "answer" && (await listAnsweredCodes(db, ofCodes)),
  ].filter((codes) => codes !== undefined && codes !== false)
  const isFeeAsked = list === "feeDue" && (await feeConditions(listing).isAsked(ofCodes))
  const offered = offer && (await listing.offers.selectByState(db, ofCodes, offer))
  const isWithoutSeat =
    feeStatus === "without_seat" && (await feeConditions(listing).isWithoutSeat(ofCodes))
  const fee_status = isWithoutSeat ? undefined : feeStatus
  const equal = { session, course, category, status, fee_status }
  const where = (row: Row) => {
    const conditions = Object.entries(equal).flatMap(([column, value]) =>
      value === undefined ? [] : [row(column as keyof typeof equal, "=", value)],
    )
    if (isSeen !== undefined) conditions.push(row("seen_at", isSeen ? "is not" : "is", null))
    const also = [
      isWithoutSeat,
      list && isInList(list, isFeeAsked || undefined),
      assignedTo && isAssignedTo(assignedTo),
      search?.where,
    ]
    if (offered) conditions.push(row("admission_code", "in", offered))
    for (const codes of codeLists)
      conditions.push(codes.length > 0 ? row("admission_code", "in", codes) : row.lit(false))
    if (dayFrom) conditions.push(row("day", ">=", dayFrom))
    if (dayTo) conditions.push(row("day", "<=", dayTo))
    return row.and([...conditions, ...also.flatMap((one) => (one ? [one(row)] : []))])
  }
  return { session, where }
}

/** The exact number of applications that match. */
export const countMatches = (db: Database, { where }: ApplicationQuery) =>
  countRows(db.selectFrom("applications").where(where))
