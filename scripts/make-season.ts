// node scripts/make-season.ts [ROUNDS]: fills a new data directory with 200 made-up applicants in three programmes, signs
// their rules, and publishes up to three merit lists of each with answers. For looking at screens, and to show them.
import { specifiedSession } from "#content/sessions.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Services } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { type Database, withDatabase } from "#server/platform/database/connect.ts"
import { recordAll } from "#tests/support/merit/record-answers.ts"
import { seasonRule, storeSeason } from "#tests/support/merit/season.ts"
import { sampleCourses } from "#tests/support/samples/applications.ts"

import { runTask, withServices } from "./run-task.ts"

type Merit = Services["merit"]
type Where = Parameters<Merit["read"]>[0]

const officer = { name: "Meera Singh", role: "officer" } as const
const daysToAnswer = 3

/** Of ten offers, what becomes of each in turn. */
const answers: OfferState[] = [
  ...Array<OfferState>(3).fill("accepted"),
  "declined",
  ...Array<OfferState>(3).fill("accepted"),
  "absent",
  "accepted",
  "offered",
]

const signRule = async (merit: Merit, where: Where) => {
  const rule = seasonRule(where.programme as (typeof sampleCourses)[number])
  await merit.saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
  const [draft] = (await merit.read(where)).rules
  await merit.signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
}

const publish = async (merit: Merit, where: Where) => {
  const round = await merit.dryRun(where, officer.name)
  if (round.outcome !== "computed") throw new Error(round.outcome)
  const { number, list } = round
  const lastDate = dayInIndia(new Date(Date.now() + daysToAnswer * 86_400_000))
  const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate }
  await merit.publish(where, publication, officer)
  return number
}

/** Ends the time to answer the lists of a programme: their last day was yesterday. */
const lastDayPasses = async (db: Database, where: Where) => {
  const last_date = dayInIndia(new Date(Date.now() - 86_400_000))
  await db
    .updateTable("merit_rounds")
    .set({ last_date })
    .where((row) => row.and({ ...where }))
    .execute()
}

/** Each letter is recorded alone, with its reason. */
const recordLetters = async (merit: Merit, where: Where, number: number, codes: string[]) => {
  const letter = { number, state: "declined", reason: "Letter of the applicant" } as const
  for (const code of codes) await recordAll(merit, where, { ...letter, codes: [code] }, officer)
}

/** Records the answers to a list. Its last day passes first if nobody answers it any more: then people did not come. */
const answer = async (merit: Merit, where: Where, number: number, endDay?: () => Promise<void>) => {
  const open = (await merit.read(where)).offers.filter(({ state }) => state === "offered")
  const codesOf = (state: OfferState) =>
    open.filter((_, index) => answers[index % answers.length] === state).map(({ code }) => code)
  const record = (state: OfferState) =>
    recordAll(merit, where, { number, codes: codesOf(state), state }, officer)
  await record("accepted")
  await recordLetters(merit, where, number, codesOf("declined"))
  if (!endDay) return
  await endDay()
  await record("absent")
}

await runTask(async () => {
  const rounds = Number(process.argv[2] ?? 2)
  const config = readConfig({ ...process.env, SAMPLE_SESSION: specifiedSession })
  await withServices(async ({ merit }) => {
    const encryption = createFieldEncryption(await loadAppKey(config.DATA_DIR, config.APP_KEY))
    await withDatabase(config, (db) => storeSeason(db, encryption))
    for (const programme of sampleCourses) {
      const where = { session: specifiedSession, programme }
      await signRule(merit, where)
      for (let round = 1; round <= rounds; round++) {
        const number = await publish(merit, where)
        const endDay = () => withDatabase(config, (db) => lastDayPasses(db, where))
        await answer(merit, where, number, round < rounds ? endDay : undefined)
      }
    }
  }, config)
  return 0
})
