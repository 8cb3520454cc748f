import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { changeContent } from "../items/content-version.ts"
import { parseData } from "../items/item-row.ts"
import { findItemRow } from "../items/write-item.ts"
import { readAdmissionContext } from "../sessions.ts"
import { settingsItem } from "../settings.ts"

interface Deps {
  db: Database
  now: () => Date
}

/** The versions of session and settings whose values a member saw. */
export interface SeenVersions {
  session: number
  settings: number
}

const findDocuments = async (db: Database, label: string) => {
  const session = await findItemRow(db, "sessions", label)
  const settings = await findItemRow(db, settingsItem.collection, settingsItem.slug)
  return session && settings && { session, settings }
}

/** What a member confirms before a session takes applications: its values, and the account of the fees. */
const readConfirmation =
  ({ db }: Deps) =>
  async (label: string) => {
    const found = await findDocuments(db, label)
    if (!found) return undefined
    const { session, settings } = found
    const { deposit, is_sample } = parseData("settings", JSON.parse(settings.data))
    const confirmed = await db
      .selectFrom("confirmations")
      .select(["confirmed_at", "confirmed_by"])
      .where((row) => row.and({ collection: "sessions", slug: label, part: "admission" }))
      .executeTakeFirst()
    return {
      label,
      isSample: is_sample,
      confirmed,
      versions: { session: session.version, settings: settings.version },
      session: parseData("sessions", JSON.parse(session.data)),
      deposit,
    }
  }

export type AdmissionConfirmation = NonNullable<
  Awaited<ReturnType<ReturnType<typeof readConfirmation>>>
>

/**
 * A member confirms fees, dates, account and name of a session: applications are taken from then on. Refused if the values are
 * not those that the member saw. The session counts as confirmed in the checklist of the sample too.
 */
const confirmAdmission =
  ({ db, now }: Deps) =>
  (label: string, seen: SeenVersions, by: string) =>
    changeContent(
      db,
      async (transaction): Promise<"confirmed" | "unknown" | "changed meanwhile" | "sample"> => {
        const found = await findDocuments(transaction, label)
        if (!found) return "unknown"
        const { session, settings } = found
        if (session.version !== seen.session || settings.version !== seen.settings)
          return "changed meanwhile"
        if (parseData("settings", JSON.parse(settings.data)).is_sample) return "sample"
        const stamp = stampOf({ now }, by)
        const made = { confirmed_at: stamp.at, confirmed_by: by }
        await transaction
          .insertInto("confirmations")
          .values(
            ["", "admission"].map((part) => ({
              collection: "sessions",
              slug: label,
              part,
              ...made,
            })),
          )
          .onConflict((conflict) =>
            conflict.columns(["collection", "slug", "part"]).doUpdateSet(made),
          )
          .execute()
        await writeAudit(transaction, stamp, "admission confirmed", `sessions/${label}`)
        return "confirmed"
      },
    )

/** An admission is closed until a member has confirmed what it asks of applicants (decision 68). */
export const createAdmissionConfirmation = (deps: Deps) => ({
  read: readConfirmation(deps),
  confirm: confirmAdmission(deps),
  /** The open session, if it takes no applications because nobody has confirmed it. */
  unconfirmedSession: async () => {
    const { session } = await readAdmissionContext(deps.db)
    return session.isConfirmed ? undefined : session.label
  },
})
