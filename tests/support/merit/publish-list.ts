// Merit lists of a running site, published through its database: without staff and console.
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { createMeritService } from "#server/features/merit/merit.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"

import { sessionDeps } from "../samples/session.ts"

const officer = { name: "Member officer", role: "officer" } as const
const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))

interface Publication {
  /** By default the rule of the pattern "intermediate" with one open seat and no minimum. */
  rule?: object
  programme?: string
  lastDate?: string
  publishAt?: string
}

const ruleOfOneSeat = () => {
  const { basis, weightages, deductions } = presetRule("intermediate", 1)
  return { basis, weightages, deductions, ranked: "all", allocation: { seats: 1 } }
}

/** Signs a rule if none is signed, and publishes the next list of a programme that has applications. */
export const publishListIn = async (
  db: Database,
  { rule = ruleOfOneSeat(), programme = "BSc", ...publication }: Publication = {},
) => {
  const merit = createMeritService({ ...sessionDeps, db, fieldEncryption, now: () => new Date() })
  const { session } = await db
    .selectFrom("applications")
    .select("session")
    .where("course", "=", programme)
    .executeTakeFirstOrThrow()
  const where = { session, programme }
  if ((await merit.read(where)).rules.length === 0) {
    const saved = await merit.saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit.read(where)).rules
    if (saved.outcome !== "saved" || !draft) throw new Error(JSON.stringify(saved))
    await merit.signRule(
      where,
      { version: draft.version, unmodifiedSince: draft.changed_at },
      officer,
    )
  }
  const round = await merit.dryRun(where, officer.name)
  if (round.outcome !== "computed") throw new Error(round.outcome)
  const { number, list } = round
  const { lastDate = "2099-07-14", publishAt = "" } = publication
  const confirmed = { number, sha256: list.result.sha256, publishAt, lastDate }
  const published = await merit.publish(where, confirmed, officer)
  if (published.outcome !== "published") throw new Error(published.outcome)
}

/** Works on the database of a running site on SQLite. */
export const withDatabaseOf = async <Result>(
  { dataDir }: { dataDir: string },
  work: (db: Database) => Promise<Result>,
) => {
  const db = connect({ dataDir, url: undefined })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
