import { sql } from "kysely"

import type { Database } from "../../database/connect.ts"
import type { ApplicationsTable } from "../../database/tables.ts"
import { type ApplicationFilter, type Counted, findAsked, whereAll } from "./asked-applications.ts"
import { mostCounted } from "./count-rows.ts"

export const sortings = ["submitted_at", "applicant_name", "status_at"] as const

export interface ApplicationListAsked {
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
  "source",
  "version",
] as const satisfies (keyof ApplicationsTable)[]

/** One line of the list. */
export interface ListedApplication extends Omit<
  Pick<ApplicationsTable, (typeof columns)[number]>,
  "admission_code"
> {
  /** The admission code. */
  id: string
}

/** A page of the list, and how many there are on all pages. */
export interface ApplicationList extends Counted {
  applications: ListedApplication[]
}

type Row = Omit<ListedApplication, "id"> & { admission_code: string }

const listed = ({ admission_code, ...row }: Row): ListedApplication => ({
  id: admission_code,
  ...row,
})

/** The lines of these admission codes; an unknown one has none. */
export const findListed =
  ({ db }: { db: Database }) =>
  async (codes: readonly string[]): Promise<ListedApplication[]> => {
    if (codes.length === 0) return []
    const rows = db.selectFrom("applications").select(columns)
    return (await rows.where("admission_code", "in", [...codes]).execute()).map(listed)
  }

/**
 * A page as a part of a list from one end or the other: the way to the last page of a million is then as
 * short as to the first.
 */
const fromNearerEnd = ({ order, limit, offset }: ApplicationListAsked, total: number) => {
  if (offset <= total / 2) return { order, limit, offset }
  const rest = Math.max(0, total - offset)
  const shown = Math.min(limit, rest)
  return { order: order === "asc" ? "desc" : "asc", limit: shown, offset: rest - shown } as const
}

/** The applications of the office, found, filtered, in order, a page of them. */
export const listApplications =
  (listing: { db: Database; currentSession: () => Promise<string> }) =>
  async (page: ApplicationListAsked): Promise<ApplicationList> => {
    const { filter, sort, offset } = page
    const asked = await findAsked(listing, filter)
    // Of so many that counting them takes long it is told whether there is one more page.
    const counted = asked.isWalked ? undefined : await asked.count()
    const part = counted?.isTotalExact
      ? fromNearerEnd(page, counted.total)
      : { ...page, limit: page.limit + 1 }
    const inOrder = (alias: string, order: "asc" | "desc") => {
      const direction = sql.raw(order)
      return sql`order by ${sql.ref(`${alias}.${sort}`)} ${direction}, ${sql.ref(`${alias}.admission_code`)} ${direction}`
    }
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(`shown.${column}`)))} from applications as shown
      where shown.admission_code in (
        select a.admission_code from ${asked.from(mostCounted + 1)} ${whereAll(asked.conditions)}
        ${inOrder("a", part.order)} limit ${part.limit} offset ${part.offset}
      ) ${inOrder("shown", page.order)}`.execute(listing.db)
    // A page behind the last one tells nothing of how many there are.
    const isBehind = rows.length === 0 && offset > 0
    const seen = { total: offset + rows.length, isTotalExact: rows.length <= page.limit }
    return {
      applications: rows.slice(0, page.limit).map(listed),
      ...(counted ?? (isBehind ? await asked.count() : seen)),
    }
  }
