import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

interface OldSettings {
  admission_session: string
  card_session: string
  card_valid_until: string
  fees: Record<string, unknown>
  admission?: { last_day?: string; fee_last_day?: string }
}

const programmesOf = ({ fees, admission }: OldSettings) =>
  ["BA", "BSc", "BCom"].map((code) => ({
    code,
    fees: fees[code],
    // The last day used to be a notice only. Now the form closes at its end.
    ...(admission?.last_day && { closes: { day: admission.last_day, time: "23:59" } }),
  }))

const sessionOf = (settings: OldSettings) => ({
  form_version: "1.2.10",
  first_year_of_passing: 2010,
  last_year_of_passing: 2025,
  grace_minutes: 30,
  ...(settings.admission?.fee_last_day && { fee_last_day: settings.admission.fee_last_day }),
  card_session: settings.card_session,
  card_valid_until: settings.card_valid_until,
  programmes: programmesOf(settings),
})

/** The settings without what has moved into the session. */
const restOf = ({
  fees: _fees,
  card_session: _session,
  card_valid_until: _valid,
  admission,
  ...rest
}: OldSettings) => {
  const { last_day: _day, fee_last_day: _feeDay, ...others } = admission ?? {}
  return { ...rest, admission: others }
}

/**
 * Moves fees, dates and the validity of cards from the settings into a document of the admission session. A new
 * site has no settings yet.
 */
export const admissionSessions: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { rows } = await sql<{ data: string; updated_at: string; updated_by: string }>`
      select data, updated_at, updated_by from items
      where collection = 'settings' and slug = 'college'`.execute(db)
    const [row] = rows
    if (!row) return
    const settings = JSON.parse(row.data) as OldSettings
    await sql`insert into items
      (collection, slug, data, position, version, updated_at, updated_by, publish_at)
      values ('sessions', ${settings.admission_session}, ${JSON.stringify(sessionOf(settings))},
        0, 1, ${row.updated_at}, ${row.updated_by}, ${row.updated_at})`.execute(db)
    await sql`update items set data = ${JSON.stringify(restOf(settings))}
      where collection = 'settings' and slug = 'college'`.execute(db)
  },
}
