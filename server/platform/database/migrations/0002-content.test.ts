import { Migrator } from "kysely/migration"
import { expect, test } from "vitest"

import { settings } from "#content/settings.ts"
import { createItems } from "#server/features/content/items.ts"
import { seedContent } from "#server/features/content/seed.ts"
import { readSettings } from "#server/features/content/settings.ts"
import { databases } from "#tests/support/databases.ts"
import { noon } from "#tests/support/site-content.ts"

import { connect } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { admission } from "./0001-admission.ts"

test.each(databases)(
  "a site from before keeps its settings and gets the sample content anew, on $name",
  async ({ open }) => {
    const place = await open()
    const db = connect(place)
    const first = { getMigrations: async () => ({ "0001-admission": admission }) }
    expect((await new Migrator({ db, provider: first }).migrateToLatest()).error).toBeUndefined()

    // As the first version left them: a page that says itself whether it is published.
    const changed = { ...settings, admission_session: "2026-27" }
    const rows = [
      { collection: "settings", slug: "college", data: JSON.stringify(changed) },
      { collection: "pages", slug: "vision", data: '{"path":"/about/vision","is_published":true}' },
    ].map((row) => ({ ...row, position: 0, version: 1, updated_at: noon.toISOString() }))
    await db
      .insertInto("items")
      .values(rows as never)
      .execute()
    await db
      .insertInto("installation")
      .values({ name: "sample_content", value: noon.toISOString() })
      .execute()

    await migrate(db)
    await seedContent(db, noon)
    expect((await readSettings(db)).admission_session).toBe("2026-27")
    const page = await createItems(db).findPage("/about/vision", noon)
    expect(page?.title.en).toBe("Vision")
    await db.destroy()
    await place.close()
  },
)
