import { describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

const form = {
  text: "More was asked than is published.",
  name: "आशा कुमारी",
  mobile: "9876543210",
  email: "Asha@example.com",
}

describe.each(databasesInFullRuns)("the console's grievances on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const send = async (category: string) => {
    const sent = await site.services.grievances.submit(
      { ...form, category },
      "en",
      async () => false,
    )
    if (sent.outcome !== "stored") throw new Error(sent.outcome)
    return sent.receipt
  }
  const as = async (role: Role) => {
    const cookie = await site.cookieFor(role)
    return async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
      const reply = await site.call(method, path, { cookie, ...(body && { body }) })
      const isFile = reply.headers["content-type"]?.toString().startsWith("text/csv")
      const json = isFile ? { file: reply.body } : reply.json()
      return { status: reply.statusCode, ...json }
    }
  }

  test("an officer answers and closes one; the answer to each act is the record, without the code", async () => {
    const officer = await as("officer")
    const { number, code } = await send("fees")
    const listed = await officer("GET", "/grievances")
    expect(listed).toMatchObject({ total: 1, data: [{ id: number, isLate: false }] })
    const replied = await officer("POST", `/grievances/${number}/reply`, { text: "We look." })
    expect(replied).toMatchObject({ status: 200, data: { id: number, name: form.name } })
    expect(JSON.stringify(replied)).not.toContain(code)
    const closing = { text: "Paid back.", outcome: "resolved" }
    const closed = await officer("POST", `/grievances/${number}/close`, closing)
    expect(closed.data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "received",
      "reply",
      "closed",
    ])
    expect(await officer("POST", `/grievances/${number}/reply`, { text: "x" })).toMatchObject({
      status: 409,
      message: "grievance_closed",
    })
    expect(await officer("POST", `/grievances/${number}/reopen`, { text: " " })).toMatchObject({
      status: 422,
      errors: { text: ["missing"] },
    })
    expect(await officer("GET", "/grievances/G-2026-99999-0")).toMatchObject({ status: 404 })
    expect(await officer("GET", "/grievances/counts")).toMatchObject({
      data: { open: 0, late: 0, mine: 0 },
    })
  })

  test("who reads, acts and organises", async () => {
    const { number } = await send("facilities")
    const paths = [
      ["GET", `/grievances/${number}`],
      ["POST", `/grievances/${number}/note`],
      ["PUT", "/grievances/responsibles"],
    ] as const
    const bodies = { GET: undefined, POST: { text: "x" }, PUT: { category: "fees", member: null } }
    const statuses = async (role: Role) => {
      const call = await as(role)
      const answers = []
      for (const [method, path] of paths)
        answers.push((await call(method, path, bodies[method])).status)
      return answers
    }
    expect(await statuses("principal")).toEqual([200, 200, 200])
    expect(await statuses("administrator")).toEqual([200, 200, 200])
    expect(await statuses("officer")).toEqual([200, 200, 403])
    expect(await statuses("auditor")).toEqual([200, 403, 403])
    expect(await statuses("clerk")).toEqual([403, 403, 403])
    expect(await statuses("editor")).toEqual([403, 403, 403])
  })

  test("the principal chooses who gets new ones; only members who may answer", async () => {
    const principal = await as("principal")
    const { members } = (await principal("GET", "/grievances/responsibles")).data
    const [member] = members as { id: string; name: string }[]
    const chosen = await principal("PUT", "/grievances/responsibles", {
      category: "scholarship",
      member: member!.id,
    })
    expect(chosen.data.chosen).toEqual([{ category: "scholarship", member_id: member!.id }])
    const own = await site.services.grievances.own.read(await send("scholarship"))
    expect(own).toMatchObject({ responsible: member!.name })
    expect(
      await principal("PUT", "/grievances/responsibles", { category: "fees", member: "nobody" }),
    ).toMatchObject({ status: 422, errors: { member: ["not_a_choice"] } })
  })

  test("an officer who hands a confidential one on is told so, and cannot read it any more", async () => {
    const principal = await as("principal")
    const listMembers = async (): Promise<{ id: string }[]> =>
      (await principal("GET", "/grievances/responsibles")).data.members
    const others = (await listMembers()).map(({ id }) => id)
    const officer = await as("officer")
    const own = (await listMembers()).find(({ id }) => !others.includes(id))!.id
    const { number } = await send("ragging")
    const path = `/grievances/${number}/assign`
    const given = await principal("POST", path, { member: own })
    expect(given.data.grievance).toMatchObject({ id: number })
    expect(await officer("POST", path, { member: others[0] })).toMatchObject({
      status: 200,
      data: { grievance: null },
    })
    expect(await officer("GET", `/grievances/${number}`)).toMatchObject({ status: 404 })
  })

  test("the report is a table in the language of the member", async () => {
    const auditor = await as("auditor")
    const report = await auditor("GET", "/grievances/report")
    expect(report.data[0]).toMatchObject({ category: "scholarship", received: 1, open: 1 })
    const { file } = await auditor("POST", "/grievances/report/export", {
      format: "csv",
      language: "hi",
    })
    expect(file).toContain("प्राप्ति की तिमाही")
    expect(file).toContain("छात्रवृत्ति")
    expect(file).not.toContain(form.name)
  })

  test("a person's grievances are found by contact, copied without code and actors, and erased", async () => {
    const administrator = await as("administrator")
    const find = async (by: string, value: string) =>
      (await administrator("POST", "/privacy/find", { by, value })).data
    const [byMobile] = await find("mobile", form.mobile)
    const [byEmail] = await find("email", "asha@EXAMPLE.com")
    expect(byMobile).toEqual(byEmail)
    expect(byMobile).toMatchObject({ name: form.name, applications: [], messages: [] })
    const records = byMobile.grievances.map(({ number }: { number: string }) => ({
      kind: "grievance",
      id: number,
    }))
    expect(records).toHaveLength(4)
    const cookie = await site.cookieFor("administrator")
    const body = { records, messages: false }
    const copy = await site.call("POST", "/privacy/export", { cookie, body })
    expect(copy.statusCode).toBe(200)
    const erased = await administrator("POST", "/privacy/erase", {
      ...body,
      why: "Asked on paper",
    })
    expect(erased.data).toEqual({ applications: 0, students: 0, messages: 0, grievances: 4 })
    expect(await find("mobile", form.mobile)).toEqual([])
    expect(await administrator("GET", "/grievances")).toMatchObject({ total: 0 })
  })
})
