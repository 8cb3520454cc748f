import { sql } from "kysely"
import { describe, expect, test } from "vitest"

import { batchLimit } from "#domain/staff/limits.ts"
import { applicationCalls } from "#server/features/applications/applications.ts"
import { readConfig } from "#server/platform/config.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import type { Routes } from "#tests/support/routes-alone.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"
import { applicationRoutes } from "./application-routes.ts"

const config = readConfig({ DATA_DIR: "unused" })
const routes: Routes = async (app, { services }) => {
  await app.register(applicationRoutes, { config, services })
  await app.register(callRoutes(applicationCalls), { services })
}

describe.each(databasesInFullRuns)("routes of the work lists on $name", ({ open }) => {
  const site = routesOfBlock(open, routes)
  const enterPaper = async () => {
    const body = { data: validForm("BSc") }
    const { data } = await site.call("POST", "/applications", { role: "clerk", body })
    return data.id as string
  }
  const assign = (body: object, role: "clerk" | "officer" | "auditor" = "clerk") =>
    site.call("POST", "/applications/assign", { role, body })
  const assignedTo = async (id: string) =>
    (await site.call("GET", `/applications/${id}`)).data.assigned_to

  test("counts each work list of a session, also for roles that only read", async () => {
    const before = await site.call("GET", "/applications/work-lists", { role: "auditor" })
    await enterPaper()
    const { status, data } = await site.call("GET", "/applications/work-lists")
    expect(status).toBe(200)
    expect(data.all).toBe(before.data.all + 1)
    // A form that staff entered is seen.
    expect([data.new, data.checking]).toEqual([before.data.new, before.data.checking + 1])
    const other = await site.call("GET", "/applications/work-lists?session=1999-00")
    expect(new Set(Object.values(other.data))).toEqual(new Set([0]))
    const editor = await site.call("GET", "/applications/work-lists", { role: "editor" })
    expect(editor).toEqual({ status: 403 })
  })

  test("missing papers are listed by filter and by id, with the permission to read applications", async () => {
    const { rows } = await sql<{ data: string }>`select data from items
      where collection = 'sessions' and slug = '2025-26'`.execute(site.db)
    const documents = [
      { slot: "highschool_marksheet", is_required: true, when: "with_application" },
    ]
    const data = JSON.stringify({ ...JSON.parse(rows[0]!.data), documents })
    await site.db
      .updateTable("items")
      .set({ data })
      .where("collection", "=", "sessions")
      .where("slug", "=", "2025-26")
      .execute()
    const id = await enterPaper()
    const list = async (query: string) => site.call("GET", `/papers?${query}`, { role: "auditor" })
    const filter = (values: object) => `filter=${encodeURIComponent(JSON.stringify(values))}`
    const all = await list(filter({ slot: "highschool_marksheet", kind: "missing" }))
    const own = { id, papers: [expect.objectContaining({ slot: "highschool_marksheet" })] }
    expect(all.data).toContainEqual(expect.objectContaining(own))
    expect((await list(filter({ course: "BA" }))).data).toEqual([])
    // What is no paper or state filters nothing.
    expect((await list(filter({ slot: "x", kind: "x" }))).data).toEqual(all.data)
    expect((await list(`ids=${id}`)).data).toMatchObject([{ id, asked_on: "" }])
    expect(await site.call("GET", "/papers", { role: "editor" })).toEqual({ status: 403 })
    const body = { format: "csv", language: "en", filter: {} }
    expect((await site.call("POST", "/papers/export", { role: "clerk", body })).status).toBe(403)
  })

  test("an application is taken from nobody, or from the colleague who was seen", async () => {
    const id = await enterPaper()
    const grouped = `${id.slice(0, 4)}-${id.slice(4)}`.toLowerCase()
    expect(await assign({ ids: [grouped], takes: true })).toEqual({ status: 200, data: [id] })
    expect(await assignedTo(id)).toBe("the clerk")
    expect(await assign({ ids: [id], takes: true }, "officer")).toEqual({ status: 200, data: [] })
    await assign({ ids: [id], takes: true, from: "the clerk" }, "officer")
    expect(await assignedTo(id)).toBe("the officer")
    await assign({ ids: [id], takes: false, from: "the officer" }, "officer")
    expect(await assignedTo(id)).toBeNull()
    expect(await assign({ ids: [id], takes: true }, "auditor")).toEqual({ status: 403 })
  })

  test("who opens an application is told who else has it open", async () => {
    const id = await enterPaper()
    const note = (role: "clerk" | "auditor" | "editor", isOpen?: boolean) =>
      site.call("POST", `/applications/${id}/open`, { role, body: { isOpen } })
    expect(await note("clerk")).toEqual({ status: 200, data: [] })
    expect(await note("auditor", true)).toEqual({ status: 200, data: ["the clerk"] })
    await note("clerk", false)
    expect(await note("auditor")).toEqual({ status: 200, data: [] })
    expect(await note("editor")).toEqual({ status: 403 })
    expect(await site.call("POST", "/applications/x/open", { body: {} })).toMatchObject({
      status: 404,
    })
  })

  test.each([
    { ids: undefined, error: "missing" },
    { ids: [], error: "missing" },
    { ids: ["nonsense"], error: "unknown" },
    { ids: Array(batchLimit + 1).fill("x"), error: "too_many" },
  ])("refuses to assign $ids.length applications: $error", async ({ ids, error }) => {
    const errors = { ids: [error] }
    expect(await assign({ ids, takes: true })).toEqual({ status: 422, message: "refused", errors })
  })

  test("a view is saved without what was searched, read by all and removed", async () => {
    const save = (name: unknown, filter: object, role: "clerk" | "auditor" = "clerk") =>
      site.call("POST", "/views", { role, body: { name, filter } })
    const filter = { course: "BSc", list: "feeDue", q: "Anjali", dayFrom: "2025-07-01", other: 1 }
    const view = {
      name: "Science",
      by: "the clerk",
      filter: { course: "BSc", list: "feeDue", dayFrom: "2025-07-01" },
    }
    expect(await save(" Science ", filter)).toEqual({ status: 200 })
    expect(await site.call("GET", "/views", { role: "auditor" })).toEqual({
      status: 200,
      data: [view],
    })
    expect(await save("", {})).toMatchObject({ status: 422, errors: { name: ["missing"] } })
    expect(await save("Days", { dayFrom: "32-13-2025" })).toMatchObject({
      status: 422,
      errors: { dayFrom: ["day.format"] },
    })
    expect(await save("Science", {}, "auditor")).toEqual({ status: 403 })
    expect(await site.call("GET", "/views", { role: "editor" })).toEqual({ status: 403 })

    const remove = (name: string) => site.call("POST", "/views/remove", { body: { name } })
    expect(await remove("Science")).toEqual({ status: 200 })
    expect((await site.call("GET", "/views")).data).toEqual([])
    expect(await site.lastLine()).toMatchObject({ action: "view removed", actor: "the officer" })
    expect(await remove("Science")).toEqual({ status: 404, message: "unknown" })
  })
})
