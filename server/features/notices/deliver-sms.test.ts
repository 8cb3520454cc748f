import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { queueNotices, turnChannels } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { startSmsServer } from "#tests/support/servers/sms-server.ts"

import { createNoticesService } from "./notices-service.ts"

const example = JSON.parse(readFileSync("docs/sms-gateways/fast2sms.json", "utf8")) as object

describe.each(databases)("messages to applicants by SMS on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let folder: Awaited<ReturnType<typeof openFolder>>
  let gateway: Awaited<ReturnType<typeof startSmsServer>>
  let service: ReturnType<typeof createNoticesService>
  let time: Date
  const now = () => time
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
    folder = await openFolder()
    time = new Date("2025-07-10T06:30:00.000Z")
    gateway = await startSmsServer(() => ({ body: '{"return":true}' }))
    const file = join(folder.path, "sms.json")
    const url = `${gateway.url}/?to={mobile}&text={text}`
    await writeFile(file, JSON.stringify({ ...example, url }))
    await turnChannels(db, ["sms"])
    service = createNoticesService({
      db,
      now,
      randomBytes,
      settings: async () => settings,
      sessions: async () => [],
      offers: createSeatOffers({ now }),
      config: {
        PORT: 3000,
        PUBLIC_URL: "https://college.example",
        SMTP_URL: undefined,
        MAIL_FROM: undefined,
        SMS_GATEWAY: file,
      },
    })
  })
  afterEach(async () => {
    await gateway.close()
    await folder.remove()
    await close()
  })
  const apply = async (language: "en" | "hi" | null) => {
    const changes = { submitted_at: time.toISOString(), language }
    const row = buildRow({ applicant_name: "Asha Devi" }, changes)
    await insertApplications(db, [row])
    return row.admission_code
  }
  const states = () =>
    db.selectFrom("outgoing").select(["kind", "state", "reason"]).orderBy("id").execute()
  const texts = () =>
    gateway.received.map(({ path }) => new URL(path, gateway.url).searchParams.get("text"))

  test("the text is in the language of the form, and in Hindi if that is not known", async () => {
    await apply("en")
    await apply(null)
    await service.run()
    expect(texts()).toEqual([
      expect.stringMatching(/^Dear Asha Devi, Government Degree College/),
      expect.stringMatching(/^प्रिय Asha Devi, राजकीय महाविद्यालय/),
    ])
  })

  test("without a registered text nothing is sent, and the queue says so", async () => {
    const code = await apply("en")
    await queueNotices(db, [code], { kind: "query", event: "1", at: time.toISOString() })
    await service.run()
    expect(await states()).toEqual([
      { kind: "received", state: "sent", reason: "" },
      { kind: "query", state: "not_sent", reason: "no_template" },
    ])
    expect(gateway.received).toHaveLength(1)
  })

  test("at night messages wait for the morning, but a forgotten code does not", async () => {
    time = new Date("2025-07-10T16:00:00.000Z")
    const code = await apply("en")
    await queueNotices(db, [code], { kind: "code", event: "1", at: time.toISOString() })
    await service.run()
    // The example has no text for the code.
    expect(await states()).toEqual([
      { kind: "received", state: "waiting", reason: "" },
      { kind: "code", state: "not_sent", reason: "no_template" },
    ])
    time = new Date("2025-07-11T02:30:00.000Z")
    await service.run()
    expect(await states()).toMatchObject([{ state: "sent" }, { state: "not_sent" }])
  })
})
