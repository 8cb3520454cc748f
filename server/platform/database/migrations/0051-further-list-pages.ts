import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const both = (en: string, hi: string) => ({ en, hi })

/** The texts that these pages of every site had. */
const pages = {
  "merit-lists": {
    title: both("Merit lists", "योग्यता सूचियाँ"),
    page: "/merit-lists",
    lead: both(
      "Who is offered a seat, by course and list, and where each list closed.",
      "किसे सीट मिली और कौन-सी सूची कहाँ बन्द हुई: पाठ्यक्रम और सूची के अनुसार।",
    ),
  },
  search: {
    title: both("Search", "खोज"),
    page: "/search",
    lead: both("Pages, notices and events of this site.", "इस साइट के पृष्ठ, सूचनाएँ और कार्यक्रम।"),
  },
  "site-map": {
    title: both("Site Map", "साइट मानचित्र"),
    page: "/site-map",
    lead: both("Every page of this site in one list.", "इस साइट के सभी पृष्ठ एक सूची में।"),
  },
}

/** Title and lead of merit lists, search and site map are items. A new site gets them with its sample. */
export const furtherListPages: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { rows } = await sql<{ value: string }>`
      select value from installation where name = 'sample_content'`.execute(db)
    if (!rows[0]) return
    const at = rows[0].value
    const { rows: last } = await sql<{ position: number | null }>`
      select max(position) as position from items where collection = 'list_pages'`.execute(db)
    const first = Number(last[0]?.position ?? -1) + 1
    for (const [index, [slug, item]] of Object.entries(pages).entries())
      await sql`insert into items
        (collection, slug, data, position, version, updated_at, updated_by, publish_at)
        values ('list_pages', ${slug}, ${JSON.stringify(item)}, ${first + index}, 1, ${at}, 'sample',
        ${at}) on conflict do nothing`.execute(db)
  },
}
