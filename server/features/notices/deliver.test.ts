import { randomBytes } from "node:crypto"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"
import {
  type ReceivedMail,
  startMailServer,
  textOfMail,
} from "#tests/support/servers/mail-server.ts"

import { createNoticesService } from "./notices-service.ts"

const minuteMs = 60_000
const email = "asha@example.com"

describe.each(databases)("messages to applicants by e-mail on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let time: Date
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined
  const now = () => time
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * minuteMs)
  }
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
    time = new Date("2025-07-10T06:30:00.000Z")
    await turnChannels(db, ["email"])
  })
  afterEach(async () => {
    await server?.close()
    server = undefined
    await close()
  })

  const start = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    server = await startMailServer(options)
    return server
  }
  /** The service of one process. */
  const serviceOf = (url: string) =>
    createNoticesService({
      db,
      now,
      randomBytes,
      settings: async () => settings,
      sessions: async () => [],
      offers: createSeatOffers({ now }),
      config: {
        PORT: 3000,
        PUBLIC_URL: "https://college.example",
        SMTP_URL: url,
        MAIL_FROM: "admissions@college.example",
        SMS_GATEWAY: undefined,
      },
    })
  const apply = async (changes: Parameters<typeof buildRow>[1] = {}, form = { email }) => {
    const row = buildRow(form, { submitted_at: time.toISOString(), ...changes })
    await insertApplications(db, [row])
    return row.admission_code
  }
  const rows = () =>
    db
      .selectFrom("outgoing")
      .select(["kind", "channel", "state", "reason", "attempts"])
      .orderBy("id")
      .execute()

  test("an application is answered by one e-mail in both languages, without personal data besides the name", async () => {
    const { url, mails } = await start()
    const code = await apply()
    await serviceOf(url).run()
    await serviceOf(url).run()
    expect(await rows()).toEqual([
      { kind: "received", channel: "email", state: "sent", reason: "", attempts: 1 },
    ])
    expect(mails).toHaveLength(1)
    const [mail] = mails as [ReceivedMail]
    const { source } = mail
    expect(mail.to).toEqual([email])
    expect(textOfMail(mail)).toContain("has received your application 2025-00001-9")
    expect(source).toMatch(/^Message-ID: <notice\.\d+\.[0-9a-f]{32}@college\.example>\r$/im)
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/im)
    expect(textOfMail(mail)).not.toContain(code)
  })

  test("a mail server that cannot be reached leaves the message waiting, without an attempt", async () => {
    const { url, close: stop } = await startMailServer()
    await stop()
    await apply()
    const service = serviceOf(url)
    await service.run()
    expect(await rows()).toMatchObject([{ state: "waiting", reason: "ESOCKET", attempts: 0 }])
  })

  test.each([
    { answer: 451, state: "waiting", reason: "EENVELOPE 451" },
    { answer: 550, state: "failed", reason: "EENVELOPE 550" },
  ])("an address that is answered with $answer is $state", async ({ answer, state, reason }) => {
    const { url } = await start({ onRecipient: () => answer })
    await apply()
    await serviceOf(url).run()
    expect(await rows()).toMatchObject([{ state, reason, attempts: 1 }])
  })

  test("what is answered with 'later' is tried again, and sent once", async () => {
    let isBusy = true
    const { url, mails } = await start({ onRecipient: () => (isBusy ? 451 : undefined) })
    await apply()
    const service = serviceOf(url)
    await service.run()
    isBusy = false
    await service.run()
    expect(mails).toHaveLength(0)
    later(1)
    await service.run()
    expect(mails).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 2 }])
  })

  test("it is for a person after eight attempts", async () => {
    const { url } = await start({ onRecipient: () => 451 })
    await apply()
    const service = serviceOf(url)
    for (let attempt = 0; attempt < 12; attempt++) {
      await service.run()
      later(720)
    }
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 8 }])
  })

  test("a connection that breaks after the mail was sent leaves it uncertain: it is not sent again", async () => {
    const { url, mails } = await start({ onMail: () => "hang up" })
    await apply()
    const service = serviceOf(url)
    await service.run()
    later(24 * 60)
    await service.run()
    expect(await rows()).toMatchObject([{ state: "uncertain", attempts: 1 }])
    expect(mails).toHaveLength(1)
  })

  test("without an e-mail address, or if the applicant stopped messages, nothing is sent", async () => {
    const { url, mails } = await start()
    await apply({}, { email: "" })
    await apply({ messages_stopped_at: time.toISOString() })
    await serviceOf(url).run()
    expect(await rows()).toMatchObject([
      { state: "not_sent", reason: "no_contact" },
      { state: "not_sent", reason: "stopped" },
    ])
    expect(mails).toEqual([])
  })

  test("what is five days late is not sent", async () => {
    const { url, mails } = await start()
    await apply()
    later(5 * 24 * 60)
    await serviceOf(url).run()
    expect(await rows()).toMatchObject([{ state: "not_sent", reason: "too_late" }])
    expect(mails).toEqual([])
  })

  test("while no channel is on, nothing is queued", async () => {
    await turnChannels(db, [])
    await apply()
    expect(await rows()).toEqual([])
  })

  test("two processes send each of many messages once", async () => {
    const { url, mails } = await start()
    for (let i = 0; i < 45; i++) await apply({}, { email: `person${i}@example.com` })
    await Promise.all([serviceOf(url).run(), serviceOf(url).run()])
    await serviceOf(url).run()
    const recipients = mails.map(({ to }) => to[0])
    expect(recipients).toHaveLength(45)
    expect(new Set(recipients).size).toBe(45)
  })
})
