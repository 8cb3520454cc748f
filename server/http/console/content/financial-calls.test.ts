import { describe, expect, test } from "vitest"

import type { Session } from "#domain/admission/session.ts"
import type { Settings } from "#domain/content/settings.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { ownCollege } from "#tests/support/samples/own-college.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

interface Entry<Item> {
  item: Item
  version: number
}

describe.each(databasesInFullRuns)("account, fees and open session on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const as = (cookie: string) => ({
    read: async <Item>(path: string) =>
      (await site.call("GET", `/content/${path}`, { cookie })).json().data as Entry<Item>,
    save: async (path: string, { version }: { version: number }, item: object, secret?: string) => {
      const body = { data: { item }, expectedVersion: version, password: secret }
      return site.call("PUT", `/content/${path}`, { cookie, body })
    },
    changes: async () => (await site.call("GET", "/financial-changes", { cookie })).json().data,
    make: (id: number, secret = password) =>
      site.call("POST", `/financial-changes/${id}/make`, { cookie, body: { password: secret } }),
    drop: (id: number) => site.call("POST", `/financial-changes/${id}/drop`, { cookie, body: {} }),
  })
  const settingsPath = "settings/college"
  const withIfsc = ({ item }: Entry<Settings>, ifsc: string) => ({
    ...item,
    phones: ["05950-654321"],
    deposit: { ...item.deposit, ifsc },
  })

  let administrator: ReturnType<typeof as>

  test("a sample college has no money: its account is changed without a password", async () => {
    administrator = as(await site.cookieFor("administrator"))
    const settings = await administrator.read<Settings>(settingsPath)
    const saved = await administrator.save(
      settingsPath,
      settings,
      withIfsc(settings, "SBIN0009999"),
    )
    expect(saved.statusCode).toBe(200)
    expect(await administrator.changes()).toEqual([])
  })

  test("no setting makes a college a sample again", async () => {
    await site.services.collegeStart.start(ownCollege, "administrator")
    const settings = await administrator.read<Settings>(settingsPath)
    await administrator.save(settingsPath, settings, { ...settings.item, is_sample: true })
    expect((await administrator.read<Settings>(settingsPath)).item.is_sample).toBe(false)
  })

  test("the account needs the password; the only person who may confirm makes the change alone", async () => {
    const settings = await administrator.read<Settings>(settingsPath)
    const item = withIfsc(settings, "SBIN0000001")
    const without = await administrator.save(settingsPath, settings, item)
    expect(without.statusCode).toBe(422)
    expect(without.json().errors).toEqual({ password: ["missing"] })
    const wrong = await administrator.save(settingsPath, settings, item, "not the password at all")
    expect(wrong.json().errors).toEqual({ password: ["password.wrong"] })
    expect((await administrator.read<Settings>(settingsPath)).item).toEqual(settings.item)

    const saved = await administrator.save(settingsPath, settings, item, password)
    expect(saved.json().data.item.deposit.ifsc).toBe("SBIN0000001")
    expect(await administrator.changes()).toMatchObject([
      {
        state: "made",
        changes: [{ place: ["deposit", "ifsc"], from: "SBIN0001234", to: "SBIN0000001" }],
        asked_by: "Member administrator",
        decided_by: "Member administrator",
        isOwn: true,
        canMake: false,
      },
    ])
  })

  test("other settings need none", async () => {
    const settings = await administrator.read<Settings>(settingsPath)
    const item = { ...settings.item, email: "desk@rampur.example" }
    expect((await administrator.save(settingsPath, settings, item)).statusCode).toBe(200)
  })

  let principal: ReturnType<typeof as>

  test("with a second person the change waits, and everything else is saved", async () => {
    principal = as(await site.cookieFor("principal"))
    const settings = await administrator.read<Settings>(settingsPath)
    const item = { ...withIfsc(settings, "SBIN0000002"), phones: ["05950-222222"] }
    const saved = await administrator.save(settingsPath, settings, item, password)
    expect(saved.json().data.item).toMatchObject({
      phones: ["05950-222222"],
      deposit: { ifsc: "SBIN0000001" },
    })
    const [waiting] = await administrator.changes()
    expect(waiting).toMatchObject({ state: "waiting", isOwn: true, canMake: false })
    const own = await administrator.make(waiting.id)
    expect([own.statusCode, own.json().message]).toEqual([409, "second_person"])
    const again = await administrator.save(settingsPath, saved.json().data, item, password)
    expect([again.statusCode, again.json().message]).toEqual([409, "change_waits"])
  })

  test("the second person confirms with the own password; both are in the audit log", async () => {
    const [waiting] = await principal.changes()
    expect(waiting).toMatchObject({ isOwn: false, canMake: true })
    expect((await principal.make(waiting.id, "wrong wrong wrong")).statusCode).toBe(422)
    expect((await principal.make(waiting.id)).statusCode).toBe(200)
    const { item } = await principal.read<Settings>(settingsPath)
    expect(item).toMatchObject({ phones: ["05950-222222"], deposit: { ifsc: "SBIN0000002" } })
    expect((await principal.make(waiting.id)).statusCode).toBe(404)
    const filter = { actor: "", action: "", subject: "settings/", from: "", to: "" }
    const { data } = await site.services.auditLog.list(filter, { page: 1, perPage: 20 }, "en")
    const detail = "IFSC: SBIN0000001 → SBIN0000002"
    const lines = data.filter((line) => line.detail === detail)
    expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
      ["Member principal", "Account, fees or open session changed"],
      ["Member administrator", "Change of account, fees or open session asked for"],
    ])
  })

  test("of a confirmation and a withdrawal at the same time only one takes effect", async () => {
    for (let round = 0; round < 5; round++) {
      const settings = await administrator.read<Settings>(settingsPath)
      const before = settings.item.deposit.ifsc
      const after = before === "SBIN0000002" ? "SBIN0000004" : "SBIN0000002"
      await administrator.save(settingsPath, settings, withIfsc(settings, after), password)
      const [{ id }] = await principal.changes()
      const replies = await Promise.all([principal.make(id), administrator.drop(id)])
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
      const [{ state }] = await principal.changes()
      const { item } = await administrator.read<Settings>(settingsPath)
      expect(item.deposit.ifsc).toBe(state === "made" ? after : before)
    }
    const settings = await administrator.read<Settings>(settingsPath)
    if (settings.item.deposit.ifsc === "SBIN0000002") return
    await administrator.save(settingsPath, settings, withIfsc(settings, "SBIN0000002"), password)
    const [{ id }] = await principal.changes()
    await principal.make(id)
  })

  test("another member refuses a change; the member who asked withdraws it", async () => {
    for (const [member, state] of [
      [principal, "refused"],
      [administrator, "withdrawn"],
    ] as const) {
      const settings = await administrator.read<Settings>(settingsPath)
      await administrator.save(settingsPath, settings, withIfsc(settings, "SBIN0000003"), password)
      const [waiting] = await member.changes()
      expect((await member.drop(waiting.id)).statusCode).toBe(200)
      expect((await member.changes())[0]).toMatchObject({ id: waiting.id, state })
      expect((await administrator.read<Settings>(settingsPath)).item.deposit.ifsc).toBe(
        "SBIN0000002",
      )
    }
  })

  test("fees of the open session wait too; seats do not", async () => {
    const { item: settings } = await administrator.read<Settings>(settingsPath)
    const path = `sessions/${settings.admission_session}`
    const session = await administrator.read<Session>(path)
    const [first, ...others] = session.item.programmes
    const fees = { ...first!.fees, sc: 11 }
    const item = { ...session.item, programmes: [{ ...first!, seats: 61, fees }, ...others] }
    const saved = await administrator.save(path, session, item, password)
    expect(saved.json().errors).toBeUndefined()
    expect(saved.json().data.item.programmes[0]).toMatchObject({ seats: 61, fees: first!.fees })
    const [waiting] = await principal.changes()
    expect(waiting.changes).toEqual([
      { place: ["fees", first!.code, "sc"], from: first!.fees.sc, to: 11 },
    ])
    expect((await principal.make(waiting.id)).statusCode).toBe(200)
    const { item: stored } = await principal.read<Session>(path)
    expect(stored.programmes[0]!.fees.sc).toBe(11)
  })

  test("a change of a programme that is gone is not made: 409", async () => {
    const { item: settings } = await administrator.read<Settings>(settingsPath)
    const path = `sessions/${settings.admission_session}`
    const session = await administrator.read<Session>(path)
    const [first, ...others] = session.item.programmes
    const dearer = { ...first!, fees: { ...first!.fees, sc: 12 } }
    const item = { ...session.item, programmes: [dearer, ...others] }
    const saved = await administrator.save(path, session, item, password)
    const [waiting] = await principal.changes()
    const without = { ...session.item, programmes: others }
    const removed = await administrator.save(path, saved.json().data, without)
    expect(removed.statusCode).toBe(200)
    const refused = await principal.make(waiting.id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, "financial_changed"])
    await principal.drop(waiting.id)
    await administrator.save(path, removed.json().data, session.item)
  })

  test("the fees of a session that is not in use are changed freely", async () => {
    const { item: settings } = await administrator.read<Settings>(settingsPath)
    const { item } = await administrator.read<Session>(`sessions/${settings.admission_session}`)
    const { contentAdmin } = site.services
    await contentAdmin.create("sessions", { slug: "2031-32", item }, "administrator")
    const [first, ...others] = item.programmes
    const changed = {
      ...item,
      programmes: [{ ...first!, fees: { ...first!.fees, sc: 1 } }, ...others],
    }
    const path = "sessions/2031-32"
    expect((await administrator.save(path, { version: 1 }, changed)).statusCode).toBe(200)
    // To open it is a change that waits.
    const settingsNow = await administrator.read<Settings>(settingsPath)
    const opened = { ...settingsNow.item, admission_session: "2031-32" }
    await administrator.save(settingsPath, settingsNow, opened, password)
    expect((await principal.changes())[0].changes).toEqual([
      { place: ["admission_session"], from: settings.admission_session, to: "2031-32" },
    ])
  })

  test("an earlier version with another account is not restored by one press", async () => {
    const { version } = await administrator.read<Settings>(settingsPath)
    const { contentAdmin } = site.services
    const restored = await contentAdmin.restore(
      ["settings", "college"],
      2,
      version,
      "administrator",
    )
    expect(restored).toEqual({ errors: { item: ["financial_restore"] } })
  })
})
