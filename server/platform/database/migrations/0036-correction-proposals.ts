import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The few events of proposed corrections are counted with the work lists, so they have an index of their own. */
export const correctionProposals: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index application_proposals on application_events (admission_code, id)
      where kind in ('proposal', 'proposal_answer')`.execute(db)
  },
}
