import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

import { type CheckResult, good, type CheckContext, countOf, wrong } from "./finding.ts"
import { readInPages } from "./read-in-pages.ts"

/**
 * Compares the stored counts, which staff see, with the applications. One query, so both come from the same
 * moment.
 */
const countWrongCounts = async (db: Database) => {
  const all = sql.raw("session, course, category, status, fee_status, day, is_seen")
  const few = sql.raw("session, day, course, status")
  const { rows } = await sql<{ wrong: number | string }>`
    with counted as (
      select *, case when seen_at is null then 0 else 1 end as is_seen, 1 as one from applications
    ), wrong_counts as (
      select ${all} from (
        select ${all}, one from counted
        union all
        select ${all}, -count as one from application_counts
      ) as both_sides
      group by ${all} having sum(one) <> 0
    ), wrong_day_counts as (
      select ${few} from (
        select ${few}, one from counted
        union all
        select ${few}, -count as one from application_day_counts
      ) as both_sides
      group by ${few} having sum(one) <> 0
    )
    select (select count(*) from wrong_counts) + (select count(*) from wrong_day_counts) as wrong`.execute(
    db,
  )
  return Number(rows[0]!.wrong)
}

/** Counts the applications whose name index differs from their name. */
const countWrongWords = async (db: Database) => {
  let differing = 0
  const page = (after: string, limit: number) =>
    db
      .selectFrom("applications")
      .select(["admission_code", "applicant_name"])
      .select((row) =>
        row
          .selectFrom("application_words as of_it")
          .whereRef("of_it.admission_code", "=", "applications.admission_code")
          .select((word) =>
            sql<string | null>`string_agg(${word.ref("of_it.word")}, ' ')`.as("one"),
          )
          .as("words"),
      )
      .where("admission_code", ">", after)
      .orderBy("admission_code")
      .limit(limit)
      .execute()
  for await (const rows of readInPages(page, (row) => row.admission_code)) {
    for (const { applicant_name, words } of rows) {
      const wanted = [...new Set(tokenize(applicant_name))].toSorted().join(" ")
      if (wanted !== (words ?? "").split(" ").toSorted().join(" ")) differing++
    }
  }
  return differing
}

/** Counts the name tokens and events that refer to a missing application. */
const countLoose = async (db: Database) => {
  const { rows } = await sql<{ loose: number | string }>`
    select (select count(*) from application_words where admission_code not in
        (select admission_code from applications))
      + (select count(*) from application_events where admission_code not in
        (select admission_code from applications)) as loose`.execute(db)
  return Number(rows[0]!.loose)
}

/** Whether the derived tables (counts, name index, events) agree with the applications. */
export const checkCounts = async ({ db }: CheckContext): Promise<CheckResult> => {
  const counts = await countWrongCounts(db)
  if (counts > 0) return wrong(`${countOf(counts, "count")} of applications differ from the rows`)
  const words = await countWrongWords(db)
  if (words > 0) return wrong(`${countOf(words, "application")} can't be found by the name`)
  const loose = await countLoose(db)
  if (loose > 0)
    return wrong(`${countOf(loose, "word or event", "words and events")} of no application`)
  const { total } = await db
    .selectFrom("applications")
    .select((row) => row.fn.countAll().as("total"))
    .executeTakeFirstOrThrow()
  return good(`${countOf(Number(total), "application")}, counted and found by name as they are`)
}
