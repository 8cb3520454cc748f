import type { SiteDeps } from "#server/features/site-deps.ts"

import type { Where } from "./merit-rows.ts"

/**
 * A text that changes with each change of a programme's rules, rounds, answers and objections, and when a scheduled list
 * becomes public. An open page asks for it every few seconds, so it reads no list.
 */
export const readVersion =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async ({ session, programme }: Where) => {
    const ofProgramme = { session, programme }
    const rules = await db
      .selectFrom("merit_rules")
      .select(({ fn }) => [fn.max("changed_at").as("changed"), fn.max("signed_at").as("signed")])
      .where((row) => row.and(ofProgramme))
      .executeTakeFirst()
    const rounds = await db
      .selectFrom("merit_rounds")
      .select(["id", "withdrawn_at", "published_at"])
      .where((row) => row.and(ofProgramme))
      .orderBy("id")
      .execute()
    // No round has the id 0: an empty list of values is no SQL.
    const ids = [0, ...rounds.map(({ id }) => Number(id))]
    const answers = await db
      .selectFrom("merit_answers")
      .select(({ fn }) => fn.max("id").as("last"))
      .where("round_id", "in", ids)
      .executeTakeFirst()
    const objections = await db
      .selectFrom("merit_objections")
      .select(({ fn }) => [
        fn.countAll().as("made"),
        fn.count("verdict").as("answered"),
        fn.max("id").as("last"),
      ])
      .where("round_id", "in", ids)
      .executeTakeFirst()
    const time = now().toISOString()
    return [
      rules?.changed,
      rules?.signed,
      ...rounds.map((round) => [round.id, round.withdrawn_at, round.published_at <= time].join()),
      answers?.last,
      objections?.made,
      objections?.answered,
      objections?.last,
    ].join(" ")
  }
