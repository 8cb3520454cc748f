import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"
import { clerk, minutesAfter, noon, openSite, type Site } from "#tests/support/site-content.ts"

import { createMessages, type MessageOutcome } from "./messages.ts"

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
  const messages = () => createMessages(site.db)
  const list = (isUnread = false, page = 1) => messages().list({ isUnread }, { page, perPage: 2 })
  const subjects = async (...query: Parameters<typeof list>) =>
    (await list(...query)).messages.map(({ subject }) => subject)
  const lastLine = () =>
    site.db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()

  beforeEach(async () => {
    await site.db.deleteFrom("contact_messages").execute()
    for (const [index, subject] of ["first", "second", "third"].entries()) {
      await messages().insert(message(subject), minutesAfter(index))
    }
    const all = await messages().list({ isUnread: false }, { page: 1, perPage: 10 })
    ids = all.messages.map(({ id }) => id).toReversed()
  })

  test("are listed newest first with pagination and total", async () => {
    expect(await subjects()).toEqual(["third", "second"])
    expect(await subjects(false, 2)).toEqual(["first"])
    expect((await list()).total).toBe(3)
    expect(await messages().find(ids[0]!)).toEqual({
      ...message("first"),
      id: ids[0],
      at: noon.toISOString(),
      seen_at: null,
    })
  })

  test("are marked as read and unread; audit lines hold none of their text", async () => {
    expect(await messages().mark(ids[1]!, true, clerk)).toBe("done")
    expect(await messages().find(ids[1]!)).toMatchObject({ seen_at: clerk.at.toISOString() })
    expect({ ...(await lastLine()), id: 0 }).toEqual({
      id: 0,
      at: clerk.at.toISOString(),
      actor: "clerk",
      action: "message read",
      subject: `messages/${ids[1]}`,
      detail: "",
    })
    expect(await subjects(true)).toEqual(["third", "first"])
    expect((await list(true)).total).toBe(2)
    expect(await messages().mark(ids[1]!, false, clerk)).toBe("done")
    expect(await lastLine()).toMatchObject({ action: "message unread" })
    expect(await subjects(true)).toEqual(["third", "second"])
  })

  test("are removed permanently", async () => {
    expect(await messages().remove(ids[2]!, clerk)).toBe("done")
    expect(await lastLine()).toMatchObject({
      action: "message removed",
      actor: "clerk",
      subject: `messages/${ids[2]}`,
    })
    expect(await subjects()).toEqual(["second", "first"])
    expect(await messages().find(ids[2]!)).toBeUndefined()
  })

  test.each<{ what: string; act: () => Promise<MessageOutcome>; outcome: MessageOutcome }>([
    {
      what: "marking an unread message as unread",
      act: () => messages().mark(ids[0]!, false, clerk),
      outcome: "unchanged",
    },
    {
      what: "marking an unknown message",
      act: () => messages().mark(999_999, true, clerk),
      outcome: "unknown",
    },
    {
      what: "removing an unknown message",
      act: () => messages().remove(999_999, clerk),
      outcome: "unknown",
    },
  ])("$what: $outcome, without an audit line", async ({ act, outcome }) => {
    const before = await lastLine()
    expect(await act()).toBe(outcome)
    expect(await lastLine()).toEqual(before)
  })
})
