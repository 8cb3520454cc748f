import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The few events of applicants' answers are counted with the work lists, so they have an index of their own. */
export const queryAnswers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index application_answers on application_events (admission_code, id)
      where kind in ('answer', 'answer_review')`.execute(db)
  },
}
