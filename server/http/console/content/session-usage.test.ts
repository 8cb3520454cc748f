import { afterEach, beforeEach, describe, expect, test } from "vitest"

import type { Session } from "#domain/admission/session.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import {
  countSessionUsage,
  type ApplicationsService,
} from "#server/features/applications/applications.ts"
import { contentCalls, sessionCalls } from "#server/features/content/content.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

const role = "administrator"

describe.each(databasesInFullRuns)("a session with applications on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  beforeEach(async () => {
    site = await openContentHarness(
      open,
      callRoutes({ ...contentCalls, ...sessionCalls }),
      ({ db }) => ({
        staffApplications: { countUsage: countSessionUsage(db) } as ApplicationsService,
      }),
    )
    const zoology = { first_major_subject: "Zoology", second_major_subject: "Botany" }
    await insertApplications(site.db, [
      buildRow({ course: "BSc", ...zoology, minor_subject: "Hindi" }),
      buildRow({ course: "BSc", ...zoology, minor_subject: "Hindi" }, { status: "admitted" }),
      buildRow({ course: "BA" }, { session: "2024-25" }),
    ])
  })
  afterEach(() => site.close())

  const path = "/content/sessions/2025-26"
  const change = async (edit: (session: Session) => void) => {
    const { data } = await site.call("GET", path)
    const item = structuredClone(data.item)
    edit(item)
    return site.call("PUT", path, { role, body: { expectedVersion: data.version, data: { item } } })
  }

  test("shows an administrator how many applications refer to what", async () => {
    const { status, data } = await site.call("GET", "/sessions/2025-26/usage", { role })
    expect([status, data.programmes]).toEqual([200, { BSc: { submitted: 1, admitted: 1 } }])
    expect(data.choices).toContainEqual({
      programme: "BSc",
      field: "first_major_subject",
      subject: "Zoology",
      count: 2,
      admitted: 1,
    })
  })

  test.each(["editor", "officer", "clerk", "auditor"] as const)(
    "refuses the counts to an %s",
    async (other) =>
      expect(await site.call("GET", "/sessions/2025-26/usage", { role: other })).toMatchObject({
        status: 403,
      }),
  )

  test("refuses to remove a programme or a subject that applications refer to", async () => {
    const refused = await change((session) => {
      session.programmes = session.programmes.filter(({ code }) => code !== "BSc")
      session.subjects = session.subjects.filter(({ code }) => code !== "Zoology")
      for (const programme of session.programmes) {
        for (const slot of programme.slots)
          slot.subjects = slot.subjects.filter((code) => code !== "Zoology")
      }
    })
    expect(refused).toEqual({
      status: 422,
      message: "refused",
      errors: { "item.programmes": ["programme_in_use"], "item.subjects": ["subject_in_use"] },
    })
  })

  test("a subject in use may be closed to new applications, and an unused programme removed", async () => {
    const changed = await change((session) => {
      session.programmes = session.programmes.filter(({ code }) => code !== "BCom")
      session.programmes[1]!.slots[0]!.excluded.push("Zoology")
    })
    expect(changed).toMatchObject({ status: 200, data: { version: 2 } })
  })

  test("has the seats of the signed rule, or none until a rule with the new number is signed", async () => {
    const signRule = (version: number, seats: number) => {
      const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation: { seats } }
      const at = site.now().toISOString()
      const where = { session: "2025-26", programme: "BSc", version, reason: "" }
      const by = { changed_at: at, changed_by: "Officer", signed_at: at, signed_by: "Officer" }
      return site.db
        .insertInto("merit_rules")
        .values({ ...where, ...by, rule: JSON.stringify(rule), signed_role: "officer" })
        .execute()
    }
    const setSeats = (seats: number | undefined) =>
      change((session) => {
        session.programmes.find(({ code }) => code === "BSc")!.seats = seats
      })
    expect(await setSeats(3)).toMatchObject({ status: 200 })
    await signRule(1, 3)
    const errors = { "item.programmes.1.seats": ["seats_of_rule"] }
    expect(await setSeats(2)).toEqual({ status: 422, message: "refused", errors })
    expect(await setSeats(undefined)).toMatchObject({ status: 200 })
    expect(await setSeats(2)).toMatchObject({ status: 422, errors })
    await signRule(2, 2)
    expect(await setSeats(2)).toMatchObject({ status: 200 })
  })

  test("refuses to restore a version without a programme in use", async () => {
    await insertApplications(site.db, [buildRow({ course: "BA" })])
    const { data } = await site.call("GET", path)
    const item = { ...data.item, programmes: data.item.programmes.slice(1) }
    await site.db
      .insertInto("revisions")
      .values({
        collection: "sessions",
        slug: "2025-26",
        version: 0,
        data: JSON.stringify(item),
        at: site.now().toISOString(),
        by: "sample",
      })
      .execute()
    const body = { version: 0, expectedVersion: data.version }
    expect(await site.call("POST", `${path}/restore`, { role, body })).toEqual({
      status: 422,
      message: "refused",
      errors: { "item.programmes": ["programme_in_use"] },
    })
  })
})
