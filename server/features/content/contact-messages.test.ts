import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { minutesAfter, noon, openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createContactMessages, type MessageOutcome } from "./contact-messages.ts"

const message = (subject: string) => ({
  name: "सुनीता देवी",
  email: "sunita@example.com",
  subject,
  message: "Is there a hostel?",
})

describe.each(databases)("contact messages on $name", ({ open }) => {
  let site: Site
  let ids: number[]
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())
  let time = noon
  const messages = () => createContactMessages({ db: site.db, now: () => time })
  const list = (isUnread = false, page = 1) =>
    messages().listMessages({ isUnread }, { page, perPage: 2 })
  const subjects = async (...query: Parameters<typeof list>) =>
    (await list(...query)).messages.map(({ subject }) => subject)
  const lastLine = () =>
    site.db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()

  beforeEach(async () => {
    await site.db.deleteFrom("contact_messages").execute()
    for (const [index, subject] of ["first", "second", "third"].entries()) {
      time = minutesAfter(index)
      await messages().sendMessage(message(subject), async () => false)
    }
    const all = await messages().listMessages({ isUnread: false }, { page: 1, perPage: 10 })
    ids = all.messages.map(({ id }) => id).toReversed()
  })

  test("are listed newest first with pagination and total", async () => {
    expect(await subjects()).toEqual(["third", "second"])
    expect(await subjects(false, 2)).toEqual(["first"])
    expect((await list()).total).toBe(3)
    expect(await messages().findMessage(ids[0]!)).toEqual({
      ...message("first"),
      id: ids[0],
      at: noon.toISOString(),
      seen_at: null,
    })
  })

  test("are marked as read and unread; audit lines hold none of their text", async () => {
    expect(await messages().markMessage(ids[1]!, true, "clerk")).toBe("done")
    expect(await messages().findMessage(ids[1]!)).toMatchObject({ seen_at: time.toISOString() })
    expect({ ...(await lastLine()), id: 0 }).toEqual({
      id: 0,
      at: time.toISOString(),
      actor: "clerk",
      action: "message read",
      subject: `messages/${ids[1]}`,
      detail: "",
      details: null,
    })
    expect(await subjects(true)).toEqual(["third", "first"])
    expect((await list(true)).total).toBe(2)
    expect(await messages().markMessage(ids[1]!, false, "clerk")).toBe("done")
    expect(await lastLine()).toMatchObject({ action: "message unread" })
    expect(await subjects(true)).toEqual(["third", "second"])
  })

  test("are removed permanently", async () => {
    expect(await messages().removeMessage(ids[2]!, "clerk")).toBe("done")
    expect(await lastLine()).toMatchObject({
      action: "message removed",
      actor: "clerk",
      subject: `messages/${ids[2]}`,
    })
    expect(await subjects()).toEqual(["second", "first"])
    expect(await messages().findMessage(ids[2]!)).toBeUndefined()
  })

  test.each<{ what: string; act: () => Promise<MessageOutcome>; outcome: MessageOutcome }>([
    {
      what: "marking an unread message as unread",
      act: () => messages().markMessage(ids[0]!, false, "clerk"),
      outcome: "unchanged",
    },
    {
      what: "marking an unknown message",
      act: () => messages().markMessage(999_999, true, "clerk"),
      outcome: "unknown",
    },
    {
      what: "removing an unknown message",
      act: () => messages().removeMessage(999_999, "clerk"),
      outcome: "unknown",
    },
  ])("$what: $outcome, without an audit line", async ({ act, outcome }) => {
    const before = await lastLine()
    expect(await act()).toBe(outcome)
    expect(await lastLine()).toEqual(before)
  })
})

const form = { ...message("Hostel"), website: "" }

describe.each(databases)("sending a contact message on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await site.db.deleteFrom("contact_messages").execute()
    // Audit lines can't be deleted: each test reads only lines after the current last one.
    lastLine = Number((await auditLines()).at(-1)?.id ?? lastLine)
  })

  const send = (fields: Record<string, unknown>, isTooMany = async () => false) =>
    createContactMessages({ db: site.db, now: () => noon }).sendMessage(fields, isTooMany)
  const stored = () => site.db.selectFrom("contact_messages").selectAll().execute()
  let lastLine = 0
  const auditLines = () =>
    site.db.selectFrom("audit").selectAll().where("id", ">", lastLine).orderBy("id").execute()

  test("is stored as unread; its audit line holds none of its text", async () => {
    expect(await send(form)).toBe("stored")
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    const { website: _, ...sent } = form
    expect(row).toMatchObject({ ...sent, at: noon.toISOString(), seen_at: null })
    const [line] = await auditLines()
    expect({ ...line, id: undefined }).toEqual({
      id: undefined,
      at: noon.toISOString(),
      actor: "visitor",
      action: "message sent",
      subject: `messages/${row!.id}`,
      detail: "",
      details: null,
    })
  })

  test("with an invalid field is refused without counting against the rate limit", async () => {
    const count = () => Promise.reject(new Error("counted"))
    const outcome = await send({ ...form, email: "sunita", message: " " }, count)
    expect(outcome).toEqual({ errors: { email: "email", message: "missing" } })
    expect(await stored()).toEqual([])
  })

  test("over the rate limit is not stored", async () => {
    expect(await send(form, async () => true)).toBe("too many")
    expect(await stored()).toEqual([])
    expect(await auditLines()).toEqual([])
  })

  test.each([
    { website: "https://spam.example" },
    { website: " " },
    { website: "x", name: "", email: "" },
    { website: ["x"] },
  ])("with a filled honeypot field is dropped silently: %j", async (changes) => {
    const count = () => Promise.reject(new Error("counted"))
    expect(await send({ ...form, ...changes }, count)).toBe("stored")
    expect(await stored()).toEqual([])
    expect(await auditLines()).toEqual([])
  })
})
