// node scripts/bench/merit-dry-run.ts COUNT: stores so many made-up applications of 12 programmes on SQLite, publishes a
// first list of each, lets four of five accept, and computes the next list of each as the console does. Prints the
// milliseconds of the slowest programme as JSON, the median of five runs.

import { hash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import type { Application } from "#domain/applications/application.ts"
import { choices } from "#domain/applications/form/form-fields.ts"
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { rowOf } from "#server/features/applications/application-row.ts"
import { createMeritService } from "#server/features/merit/merit.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { publishListIn } from "#tests/support/merit/publish-list.ts"
import { recordAll } from "#tests/support/merit/record-answers.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"

import { createNumbers, medianOf, repeat, say } from "./report.ts"

const session = "2025-26"
const programmes = Array.from({ length: 12 }, (_, number) => `P${number + 1}`)
const runs = 5
const officer = { name: "Officer", role: "officer" } as const
const count = Number(process.argv[2])
const size = Math.ceil(count / programmes.length)

const dataDir = mkdtempSync(join(tmpdir(), "merit-dry-run-"))
const db = connect({ dataDir, url: undefined })
const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
const merit = createMeritService({ ...sessionDeps, db, fieldEncryption, now: () => new Date() })

const below = createNumbers()

const createRow = (programme: string, number: number) => ({
  ...rowOf(fieldEncryption, {
    admission_code: admissionCodeFrom(hash("sha256", `${programme} ${number}`, "buffer")),
    submission_key: undefined,
    session,
    submitted_at: "2025-06-20T06:30:00.000Z",
    fee: 0,
    image_file: "image.jpg",
    signature_file: "signature.jpg",
    notice_version: "",
    form: validForm("BA", {
      category: choices.category[below(choices.category.length)]!,
      gender: below(2) === 0 ? "female" : "male",
      aadhar_no: freshAadhaar(100_000 + number + 1000 * programmes.indexOf(programme)),
      applicant_mobile: String(6_100_000_000 + number),
      i_obtmarks: String(225 + below(250)),
    }) as unknown as Application,
  }),
  course: programme,
  status: "verified" as const,
})

const prepare = async (programme: string) => {
  const where = { session, programme }
  await insertApplications(
    db,
    Array.from({ length: size }, (_, number) => createRow(programme, number)),
  )
  await publishListIn(db, { programme, rule: presetRule("intermediate", Math.ceil(size / 2)) })
  const codes = (await merit.read(where)).offers.map(({ code }) => code)
  const declined = codes.filter((_, index) => index % 5 === 0)
  const accepted = codes.filter((code) => !declined.includes(code))
  await recordAll(merit, where, { number: 1, codes: accepted, state: "accepted" }, officer)
  const letter = { number: 1, state: "declined", reason: "A letter" } as const
  for (const code of declined) await recordAll(merit, where, { ...letter, codes: [code] }, officer)
}

const timeOf = async (programme: string) => {
  const from = performance.now()
  const { outcome } = await merit.dryRun({ session, programme }, officer.name)
  if (outcome !== "computed") throw new Error(outcome)
  return performance.now() - from
}

await migrate(db)
const times: number[] = []
for (const programme of programmes) {
  await prepare(programme)
  times.push(medianOf(await repeat(runs, () => timeOf(programme))))
}
say(JSON.stringify({ milliseconds: Math.max(...times) }))
await db.destroy()
rmSync(dataDir, { recursive: true })
