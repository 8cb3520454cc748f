import type { DuplicateKind } from "#domain/applications/duplicates.ts"
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
  /** Per cent in the intermediate examination. */
  percentage: string
  /** Whether years or marks are so unusual that they may be mistakes. */
  is_unusual: boolean
  /** The result of class 12, if it is awaited; else "". */
  awaited_result: string
  /** What is in question about other applications that may be of the same person. */
  duplicates: DuplicateKind[]
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
  { db, offers }: Pick<Listing, "db" | "offers">,
  rows: readonly Row[],
): Promise<ListedApplication[]> => {
  const duplicates = await findDuplicates(db, rows)
  const offersByCode = await offers.findMany(
    db,
    rows.map(({ admission_code }) => admission_code),
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
      percentage: stored.i_percentage,
      awaited_result: isResultAwaited({ ...stored }) ? stored.i_result : "",
      is_unusual: Object.keys(questionsOf(stored)).length > 0,
      duplicates: duplicate ? kindsOf(duplicate) : [],
      offer: offersByCode.get(admission_code) ?? null,
    }
  })
}

/** The list rows of these admission codes. Unknown codes are left out. */
export const findListedApplications =
  (listing: Pick<Listing, "db" | "offers">) =>
  async (codes: readonly string[]): Promise<ListedApplication[]> => {
    if (codes.length === 0) return []
    const rows = listing.db.selectFrom("applications").select(columnsRead)
    return listedOf(listing, await rows.where("admission_code", "in", [...codes]).execute())
  }

/** The newest applications of all sessions that match a text, a whole Aadhaar number too. */
export const searchApplications =
  (deps: Pick<SiteDeps, "db" | "fieldEncryption"> & Pick<Listing, "offers">) =>
  async (text: string, limit: number): Promise<ListedApplication[]> => {
    const where = await buildSearch(deps, text)
    if (!where) return []
    const rows = deps.db.selectFrom("applications").select(columnsRead).where(where)
    return listedOf(deps, await rows.orderBy("submitted_at", "desc").limit(limit).execute())
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
