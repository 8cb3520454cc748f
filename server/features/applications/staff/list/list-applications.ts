import type { FeeTime } from "#domain/admission/session.ts"
import type { DuplicateKind } from "#domain/applications/duplicates.ts"
import { type FeeState, feeRequestOf, seatOf } from "#domain/applications/fee-request.ts"
import { isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import { questionsOf } from "#domain/applications/form/form-questions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { formOf } from "../../application-row.ts"
import { findDuplicates, kindsOf } from "../../duplicates/find-duplicates.ts"
import type { ListedOffer } from "../seat-offer.ts"
import {
  type ApplicationFilter,
  buildApplicationQuery,
  buildSearch,
  countMatches,
  type Listing,
} from "./application-query.ts"

/** Sort keys of the list. */
export const sortings = ["submitted_at", "applicant_name", "status_at"] as const

export interface ApplicationListQuery {
  filter: ApplicationFilter
  sort: (typeof sortings)[number]
  order: "asc" | "desc"
  limit: number
  offset: number
}

const columns = [
  "admission_code",
  "applicant_name",
  "course",
  "category",
  "session",
  "status",
  "status_at",
  "submitted_at",
  "day",
  "applicant_mobile",
  "aadhaar_last_four",
  "fee",
  "fee_status",
  "seen_at",
  "assigned_to",
  "source",
  "version",
] as const satisfies (keyof ApplicationsTable)[]

/** One row of the list. */
export interface ListedApplication extends Omit<
  Pick<ApplicationsTable, (typeof columns)[number]>,
  "admission_code"
> {
  /** The admission code. */
  id: string
  father_name: string
  /** YYYY-MM-DD. */
  dob: string
  /** Per cent in the intermediate examination. */
  percentage: string
  /** Whether years or marks are so unusual that they may be mistakes. */
  is_unusual: boolean
  /** The result of class 12, if it is awaited; else "". */
  awaited_result: string
  /** What is in question about other applications that may be of the same person. */
  duplicates: DuplicateKind[]
  /** Whether the fee is asked now, and whether money came without a seat. */
  fee_state: FeeState
  /** The newest offer of a merit list; null: none. */
  offer: ListedOffer | null
}

/** A page of the list, with the total over all pages. */
export interface ApplicationPage {
  applications: ListedApplication[]
  total: number
}

/** With the form, of which a line shows two values. */
const columnsRead = [
  ...columns,
  "form",
  "form_version",
  "aadhaar_index",
  "likeness_key",
  "may_be_duplicate",
] as const

type Row = Pick<ApplicationsTable, (typeof columnsRead)[number]>

/** The lines of these rows, each with what is in question about it. */
const listedOf = async (
  { db, offers, findSession }: Pick<Listing, "db" | "offers" | "findSession">,
  rows: readonly Row[],
): Promise<ListedApplication[]> => {
  const codes = rows.map(({ admission_code }) => admission_code)
  const feeTimes = new Map<string, FeeTime>()
  const givenUp = new Set<string>()
  for (const label of new Set(rows.map(({ session }) => session))) {
    feeTimes.set(label, (await findSession(label))?.fee_due ?? "with_application")
    const left = offers.selectGivenUp(db, label).where("admission_code", "in", codes)
    for (const { admission_code } of await left.execute()) givenUp.add(admission_code)
  }
  const duplicates = await findDuplicates(db, rows)
  const offersByCode = await offers.findMany(db, codes)
  const seatOfCode = (code: string) =>
    seatOf(
      offersByCode.get(code) ?? {
        state: "no_offer",
        ...(givenUp.has(code) && { hasGivenUp: true }),
      },
    )
  return rows.map(({ form, form_version, ...row }) => {
    const {
      admission_code,
      aadhaar_index: _i,
      likeness_key: _l,
      may_be_duplicate: _m,
      ...shown
    } = row
    const stored = formOf({ form, form_version })
    const duplicate = duplicates.get(admission_code)
    return {
      id: admission_code,
      ...shown,
      father_name: stored.father_name,
      dob: stored.dob,
      percentage: stored.i_percentage,
      awaited_result: isResultAwaited({ ...stored }) ? stored.i_result : "",
      is_unusual: Object.keys(questionsOf(stored)).length > 0,
      duplicates: duplicate ? kindsOf(duplicate) : [],
      fee_state: feeRequestOf({
        fee_due: feeTimes.get(shown.session)!,
        status: shown.status,
        fee: shown.fee_status,
        seat: seatOfCode(admission_code),
      }).state,
      offer: offersByCode.get(admission_code) ?? null,
    }
  })
}

/** The list rows of these admission codes. Unknown codes are left out. */
export const findListedApplications =
  (listing: Pick<Listing, "db" | "offers" | "findSession">) =>
  async (codes: readonly string[]): Promise<ListedApplication[]> => {
    if (codes.length === 0) return []
    const rows = listing.db.selectFrom("applications").select(columnsRead)
    return listedOf(listing, await rows.where("admission_code", "in", [...codes]).execute())
  }

/** The applications of all sessions that match a text best, a whole Aadhaar number too; the newest first among equals. */
export const searchApplications =
  (deps: Pick<SiteDeps, "db" | "fieldEncryption"> & Pick<Listing, "offers" | "findSession">) =>
  async (text: string, limit: number): Promise<ListedApplication[]> => {
    const search = await buildSearch(deps, text)
    if (!search) return []
    // Only the rows that are shown are read whole.
    const best = await deps.db
      .selectFrom("applications")
      .select("admission_code")
      .where(search.where)
      .$if(search.rank !== undefined, (query) => query.orderBy(search.rank!))
      .orderBy("submitted_at", "desc")
      .limit(limit)
      .execute()
    const codes = best.map(({ admission_code }) => admission_code)
    const found = await findListedApplications(deps)(codes)
    return found.toSorted((a, b) => codes.indexOf(a.id) - codes.indexOf(b.id))
  }

/** Lists applications for the staff: search, filter, sorting and pagination. */
export const listApplications =
  (listing: Listing) =>
  async ({
    filter,
    sort,
    order,
    limit,
    offset,
  }: ApplicationListQuery): Promise<ApplicationPage> => {
    const { db } = listing
    const query = await buildApplicationQuery(listing, filter)
    // The page is found in the covering index alone; then only its rows are read.
    const page = db
      .selectFrom("applications")
      .select("admission_code")
      .where(query.where)
      .orderBy(sort, order)
      .orderBy("admission_code", order)
      .limit(limit)
      .offset(offset)
    const rows = await db
      .selectFrom("applications")
      .select(columnsRead)
      .where("admission_code", "in", page)
      .orderBy(sort, order)
      .orderBy("admission_code", order)
      .execute()
    // The last page tells the total by itself, so that a rare name is searched once.
    const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0)
    const total = isLastPage ? offset + rows.length : await countMatches(db, query)
    return { applications: await listedOf(listing, rows), total }
  }
