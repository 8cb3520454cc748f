import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

/** The pages that every site had, with their texts. */
const former = {
  science: {
    title: { en: "Faculty of Science", hi: "विज्ञान संकाय" },
    path: "/faculty-of-science",
    lead: {
      en: "The departments of science, their coordinators, and what is taught and tried out there.",
      hi: "विज्ञान के विभाग, उनके समन्वयक, और वहाँ क्या पढ़ाया और परखा जाता है।",
    },
  },
  commerce: {
    title: { en: "Faculty of Commerce", hi: "वाणिज्य संकाय" },
    path: "/faculties-staff/faculty-of-commerce/",
    lead: {
      en: "The departments of commerce, their coordinators, and what is learnt for trade and office.",
      hi: "वाणिज्य के विभाग, उनके समन्वयक, और व्यापार तथा कार्यालय के लिए क्या सीखा जाता है।",
    },
  },
  "non-teaching": {
    title: { en: "Non-Teaching Staff", hi: "शिक्षणेतर (नॉन-टीचिंग) कर्मचारी" },
    path: "/faculties-staff/non-teaching-staff/",
    lead: {
      en: "The office, the library and the laboratories: who looks after them, and what for.",
      hi: "कार्यालय, पुस्तकालय और प्रयोगशालाएँ: इन्हें कौन सँभालता है और किस काम के लिए।",
    },
  },
}

/** Adds the faculties to a site that has content, as of when its sample was written. A new site gets them with its sample. */
const addFaculties = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ value: string }>`
    select value from installation where name = 'sample_content'`.execute(db)
  if (!rows[0]) return
  const at = rows[0].value
  for (const [position, [slug, item]] of Object.entries(former).entries()) {
    const path = item.path.replace(/\/$/, "")
    await sql`insert into items
      (collection, slug, data, path, position, version, updated_at, updated_by, publish_at)
      values ('faculties', ${slug}, ${JSON.stringify(item)}, ${path}, ${position}, 1, ${at},
      'sample', ${at}) on conflict do nothing`.execute(db)
  }
}

/** Departments refer to a faculty by its slug, which has no underscore. */
const renameFaculty = async (db: Kysely<unknown>) => {
  for (const table of ["items", "revisions"]) {
    const { rows } = await sql<{ slug: string; version: number; data: string }>`
      select slug, version, data from ${sql.table(table)} where collection = 'departments'`.execute(
      db,
    )
    for (const { slug, version, data } of rows) {
      const item = JSON.parse(data) as { faculty: string }
      if (item.faculty !== "non_teaching") continue
      const renamed = JSON.stringify({ ...item, faculty: "non-teaching" })
      await sql`update ${sql.table(table)} set data = ${renamed}
        where collection = 'departments' and slug = ${slug} and version = ${version}`.execute(db)
    }
  }
}

/** A department has a page of its own, unless the college has one at its path. */
const addPaths = async (db: Kysely<unknown>) => {
  await sql`update items set path = '/departments/' || slug
    where collection = 'departments'
    and not exists (select 1 from items as other where other.path = '/departments/' || items.slug)`.execute(
    db,
  )
}

/** The course of a programme had its code, in lower case, as its slug. */
const joinCourses = async (db: Kysely<unknown>) => {
  const { rows: sessions } = await sql<{ data: string }>`
    select data from items where collection = 'sessions' order by slug`.execute(db)
  const codes = sessions.flatMap(({ data }) =>
    (JSON.parse(data) as { programmes: { code: string }[] }).programmes.map(({ code }) => code),
  )
  const bySlug = new Map(codes.map((code) => [code.toLowerCase(), code]))
  for (const table of ["items", "revisions"]) {
    const { rows } = await sql<{ slug: string; version: number; data: string }>`
      select slug, version, data from ${sql.table(table)} where collection = 'courses'`.execute(db)
    for (const { slug, version, data } of rows) {
      const programme = bySlug.get(slug)
      if (programme === undefined) continue
      const joined = JSON.stringify({ ...(JSON.parse(data) as object), programme })
      await sql`update ${sql.table(table)} set data = ${joined}
        where collection = 'courses' and slug = ${slug} and version = ${version}`.execute(db)
    }
  }
}

/** Faculties are items, to which departments refer; courses name their programme. */
export const faculties: Migration = {
  up: async (db: Kysely<unknown>) => {
    await joinCourses(db)
    await addFaculties(db)
    await renameFaculty(db)
    await addPaths(db)
  },
}
