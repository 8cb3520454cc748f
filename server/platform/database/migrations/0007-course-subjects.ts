import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

interface OldCourse {
  subjects: unknown[]
}

/** The courses of the sessions: their subjects are in the session now. */
const ofSession = ["ba", "bsc", "bcom"]

const upgraded = (slug: string, data: string) => {
  const course = JSON.parse(data) as OldCourse
  const { subjects } = course
  return JSON.stringify({
    ...course,
    lists_subjects: subjects.length > 0,
    subjects: ofSession.includes(slug) ? [] : subjects,
  })
}

/** The courses page takes the subjects of a course from the session. Those of other courses stay. */
export const courseSubjects: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ["items", "revisions"]) {
      const { rows } = await sql<{ slug: string; version: number; data: string }>`
        select slug, version, data from ${sql.table(table)} where collection = 'courses'`.execute(
        db,
      )
      for (const { slug, version, data } of rows) {
        await sql`update ${sql.table(table)} set data = ${upgraded(slug, data)}
          where collection = 'courses' and slug = ${slug} and version = ${version}`.execute(db)
      }
    }
  },
}
