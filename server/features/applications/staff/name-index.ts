import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

/** The columns that the name index needs. */
export type NamedApplication = Pick<
  ApplicationsTable,
  "admission_code" | "applicant_name" | "session" | "submitted_at"
>

/** Adds applications to the name index, one row per token of the applicant's name. */
export const addNameTokens = async (
  within: Database,
  applications: readonly NamedApplication[],
) => {
  const words = applications.flatMap(({ session, submitted_at, admission_code, applicant_name }) =>
    [...new Set(tokenize(applicant_name))].map((word) => [
      session,
      word,
      submitted_at,
      admission_code,
      applicant_name,
    ]),
  )
  if (words.length === 0) return
  // Pass all rows as one JSON parameter: the statement text stays the same and is compiled once.
  const rows = isPostgres(within) ? sql`json_array_elements` : sql`json_each`
  await sql`insert into application_words
      (session, word, submitted_at, admission_code, applicant_name)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
    from ${rows}(${JSON.stringify(words)}) where true
    on conflict do nothing`.execute(within)
}

/** Removes an application from the name index, before its new name is added. */
export const removeNameTokens = (within: Database, admissionCode: string) =>
  within.deleteFrom("application_words").where("admission_code", "=", admissionCode).execute()
