import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"
import { noon, openSite, type Site } from "#tests/support/site-content.ts"

import { createMessages } from "./messages.ts"
import { sendMessage } from "./send-message.ts"

const form = {
  name: "सुनीता देवी",
  email: "sunita@example.com",
  subject: "Hostel",
  message: "Is there a hostel?",
  website: "",
}

describe.each(databases)("a contact message on $name", ({ open }) => {
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
    sendMessage({ messages: createMessages(site.db), now: () => noon })(fields, isTooMany)
  const stored = () => site.db.selectFrom("contact_messages").selectAll().execute()
  let lastLine = 0
  const auditLines = () =>
    site.db.selectFrom("audit").selectAll().where("id", ">", lastLine).orderBy("id").execute()

  test("is stored as unread; its audit line holds none of its text", async () => {
    expect(await send(form)).toBe("stored")
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    const { website: _, ...message } = form
    expect(row).toMatchObject({ ...message, at: noon.toISOString(), seen_at: null })
    const [line] = await auditLines()
    expect({ ...line, id: undefined }).toEqual({
      id: undefined,
      at: noon.toISOString(),
      actor: "visitor",
      action: "message sent",
      subject: `messages/${row!.id}`,
      detail: "",
    })
  })

  test("with an invalid field is refused without counting against the rate limit", async () => {
    const count = () => Promise.reject(new Error("counted"))
    const outcome = await send({ ...form, email: "sunita", message: " " }, count)
    expect(outcome).toEqual({ problems: { email: "email", message: "missing" } })
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
