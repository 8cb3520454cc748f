// SIGKILL of the worker at each step of the queue: no message is sent twice by itself, and none is lost.
import { afterEach, describe, expect, test, vi } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type OpenDatabase, sharedDatabases } from "#tests/support/servers/databases.ts"
import { startMailServer } from "#tests/support/servers/mail-server.ts"

import { startServer } from "./harness.ts"

type Options = Parameters<typeof startMailServer>[0]

const pictures = await makeSamplePictures()

describe.each(sharedDatabases)("a worker that is killed, on $name", ({ openEmpty }) => {
  let closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.toReversed()) await close()
    closing = []
  })

  const start = async (options: Options) => {
    const mail = await startMailServer(options)
    const database: OpenDatabase = await openEmpty()
    const server = await startServer({
      SMTP_URL: mail.url,
      MAIL_FROM: "admissions@college.example",
      PUBLIC_URL: "http://college.example",
      ...(database.url && { DATABASE_URL: database.url }),
    })
    closing = [() => database.close(), () => mail.close(), () => server.close()]
    const query = async <Result>(run: (db: ReturnType<typeof connect>) => Promise<Result>) => {
      const db = connect({ dataDir: server.dataDir, url: database.url })
      try {
        return await run(db)
      } finally {
        await db.destroy()
      }
    }
    const states = () =>
      query((db) => db.selectFrom("outgoing").select(["state", "attempts"]).orderBy("id").execute())
    let applicants = 0
    return {
      server,
      mails: mail.mails,
      states,
      apply: () => {
        applicants += 1
        const form = validForm("BSc", { email: `person${applicants}@example.com` })
        return apply(server.url, pictures, form)
      },
      /** Kills the server, lets the lease of its claims run out, and starts another one. */
      killAndRestart: async () => {
        await server.stop("SIGKILL")
        const before = await states()
        await query((db) =>
          db
            .updateTable("outgoing")
            .set({ claimed_at: "2025-01-01T00:00:00.000Z" })
            .where("claimed_at", "is not", null)
            .execute(),
        )
        await server.restart()
        return before
      },
    }
  }
  /** Each mail by its recipient. */
  const recipients = (mails: readonly { to: string[] }[]) => mails.flatMap(({ to }) => to)
  const waiting = { timeout: 30_000 }

  test("after the claim: the next worker takes the message over, and sends it once", async () => {
    let isHolding = true
    let connections = 0
    const site = await start({
      onConnect: async () => {
        connections += 1
        if (isHolding) await new Promise(() => undefined)
      },
    })
    await site.apply()
    await vi.waitUntil(() => connections > 0, waiting)
    isHolding = false
    expect(await site.killAndRestart()).toEqual([{ state: "claimed", attempts: 0 }])
    await vi.waitUntil(async () => (await site.states())[0]?.state === "sent", waiting)
    expect(recipients(site.mails)).toEqual(["person1@example.com"])
  })

  test("after the mail, before the mark: the message is uncertain, and is not sent again", async () => {
    let isHolding = true
    const site = await start({
      onMail: async () => {
        if (isHolding) await new Promise(() => undefined)
        return undefined
      },
    })
    await site.apply()
    await vi.waitUntil(() => site.mails.length > 0, waiting)
    isHolding = false
    expect(await site.killAndRestart()).toEqual([{ state: "sending", attempts: 1 }])
    // A later message comes after it in the queue.
    await site.apply()
    await vi.waitUntil(async () => (await site.states())[1]?.state === "sent", waiting)
    expect(await site.states()).toMatchObject([{ state: "uncertain" }, { state: "sent" }])
    expect(recipients(site.mails)).toEqual(["person1@example.com", "person2@example.com"])
  })

  test("after the mark: the message is not sent again", async () => {
    const site = await start({})
    await site.apply()
    await vi.waitUntil(async () => (await site.states())[0]?.state === "sent", waiting)
    await site.killAndRestart()
    await site.apply()
    await vi.waitUntil(async () => (await site.states())[1]?.state === "sent", waiting)
    expect(recipients(site.mails)).toEqual(["person1@example.com", "person2@example.com"])
  })
})
