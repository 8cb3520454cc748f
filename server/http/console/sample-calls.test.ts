import { describe, expect, test } from "vitest"

import { collegeStartCalls } from "#server/features/college-start/college-start.ts"
import { sampleCalls } from "#server/features/content/content.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { ownCollege } from "#tests/support/samples/own-college.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"

const routes = callRoutes({ ...collegeStartCalls, ...sampleCalls })
const vision = { collection: "pages", slug: "vision" }
const session = "/admission-confirmation/2025-26"
const all = { fees: true, dates: true, account: true, session: true, texts: true }

describe.each(databasesInFullRuns)(
  "the texts of the sample in the console on $name",
  ({ open }) => {
    const site = routesOfBlock(open, routes)
    const confirm = (role: "administrator" | "auditor" | "editor", ...refs: object[]) =>
      site.call("POST", "/sample-checklist/confirm", { role, body: { refs } })
    const start = () => site.services.collegeStart.start(ownCollege, "administrator")

    test("nothing is confirmed while the site still shows the sample college: 409", async () => {
      expect(await confirm("administrator", vision)).toMatchObject({
        status: 409,
        message: "still_sample",
      })
      const { data } = await site.call("GET", session, { role: "administrator" })
      const body = { versions: data.versions, ...all }
      expect(await site.call("POST", session, { role: "administrator", body })).toMatchObject({
        status: 409,
        message: "still_sample",
      })
    })

    test("the page of the start cannot be opened a second time: 409", async () => {
      await start()
      expect(
        await site.call("GET", "/college-start/form", { role: "administrator" }),
      ).toMatchObject({ status: 409, message: "no_sample" })
    })

    test("an editor confirms and hides content, settings and sessions are an administrator's", async () => {
      const { data } = await site.call("GET", "/sample-checklist", { role: "editor" })
      expect(data.rows.length).toBeGreaterThan(100)
      expect(await confirm("auditor", vision)).toMatchObject({ status: 403 })
      const retention = { collection: "settings", slug: "college", part: "retention" }
      const announcement = { ...retention, part: "announcement" }
      expect(await confirm("editor", retention)).toMatchObject({ status: 403 })
      expect(await confirm("editor", vision, announcement)).toMatchObject({ data: { count: 2 } })
      expect(await confirm("administrator", retention)).toMatchObject({ data: { count: 1 } })
      expect(await confirm("editor")).toMatchObject({ status: 422 })
      expect((await site.call("GET", session, { role: "editor" })).status).toBe(403)
    })

    test.each([
      { slug: "mission", version: 1, answer: { status: 200 } },
      { slug: "mission", version: 1, answer: { status: 404 } },
      { slug: "iqac", version: 9, answer: { status: 409, message: "changed_meanwhile" } },
      { slug: "privacy-notice", version: 1, answer: { status: 409, message: "needed_by_form" } },
    ])(
      "hiding version $version of $slug answers $answer.status",
      async ({ slug, answer, ...sent }) => {
        const body = { collection: "pages", slug, expectedVersion: sent.version }
        expect(
          await site.call("POST", "/sample-checklist/hide", { role: "editor", body }),
        ).toMatchObject(answer)
      },
    )

    test("all five are ticked, for the values that were shown", async () => {
      const role = "administrator"
      const { data } = await site.call("GET", session, { role })
      expect(data).toMatchObject({ label: "2025-26", deposit: ownCollege.deposit })
      const post = (body: object) => site.call("POST", session, { role, body })
      const { versions } = data
      expect(await post({ versions, ...all, account: false })).toMatchObject({
        status: 422,
        errors: { account: ["missing"] },
      })
      const old = { ...versions, settings: versions.settings - 1 }
      expect(await post({ versions: old, ...all })).toMatchObject({ status: 409 })
      expect((await site.call("GET", "/college-start", { role })).data).toMatchObject({
        unconfirmed: "2025-26",
      })
      expect(await post({ versions, ...all })).toMatchObject({
        data: { confirmed: { confirmed_by: "the administrator" } },
      })
      expect((await site.call("GET", "/college-start", { role })).data).toMatchObject({
        isSample: false,
        unconfirmed: null,
      })
      expect((await site.call("GET", "/admission-confirmation/2049-50", { role })).status).toBe(404)
    })
  },
)
