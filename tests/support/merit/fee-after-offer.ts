import { specifiedSession } from "#content/sessions.ts"
import { changeContent } from "#server/features/content/content.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Sets the session of the specification to ask for the fee only after an offer, as new sites do. */
export const askFeeAfterOffer = (db: Database) =>
  changeContent(db, async (transaction) => {
    const isSession = { collection: "sessions", slug: specifiedSession }
    const { data } = await transaction
      .selectFrom("items")
      .select("data")
      .where((row) => row.and(isSession))
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable("items")
      .set({ data: JSON.stringify({ ...JSON.parse(data), fee_due: "after_offer" }) })
      .where((row) => row.and(isSession))
      .execute()
  })
