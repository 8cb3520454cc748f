import { execFileSync } from "node:child_process"

import { expect, type Page } from "@playwright/test"

import type { Role } from "#domain/staff/permissions.ts"
import { chooses } from "#tests/support/browsers/chooses.ts"

import { node24, root } from "../../../scripts/tools.mjs"
import { type CourseCode, validForm } from "../../support/samples/applications.ts"
import { type RunningServer, startServer } from "../../support/servers/server.ts"
import { password, signInNewMember } from "../../support/staff-session.ts"
import { test as base } from "../../support/test.ts"

/** Password hashing is slow by design, and slower on a busy machine. */
export const slowTimeout = { timeout: 20_000 }

let count = 0

type Site = {
  /**
   * `test.use({ sharesSite: true })`: the test uses the site of its worker, which other tests have changed. Only for
   * tests that use their own records, and leave settings, menus and sample records unchanged.
   */
  sharesSite: boolean
  server: RunningServer
}

const start = () => startServer({ LOG_LEVEL: "warn", RATE_SAVE_PER_MINUTE: "100000" })

/** A site with a console: a new one for each test, unless the test shares its worker's. */
export const test = base.extend<Site, { sharedSite: () => Promise<RunningServer> }>({
  sharesSite: [false, { option: true }],

  sharedSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, provide) => {
      let started: Promise<RunningServer> | undefined
      await provide(() => (started ??= start()))
      const server = await started
      await server?.close()
    },
    { scope: "worker" },
  ],

  server: async ({ sharesSite, sharedSite }, provide) => {
    const server = sharesSite ? await sharedSite() : await start()
    await provide(server)
    if (!sharesSite) await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
  // Dialogs and menus open at once: less to draw, and less to wait for.
  contextOptions: async ({ contextOptions }, provide) =>
    provide({ ...contextOptions, reducedMotion: "reduce" }),
})

/** A request without a session is answered 401. */
export const beforeSignIn = [/401/]

/** Makes a one-time link for a role on the command line. */
export const createInviteLink = ({ dataDir, url }: RunningServer, role: Role) => {
  const made = execFileSync(node24, ["scripts/staff-link.ts", "--role", role], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url },
    encoding: "utf8",
  })
  return made.trim()
}

/** Gives the browser the session of a new member of staff; returns the credentials. */
export const addSession = async (
  page: Page,
  server: RunningServer,
  role: Role,
  name = "Ravi Kumar",
) => {
  const email = `${role}${++count}@college.example`
  const cookies = await signInNewMember(server.dataDir, { name, email, role }, server.databaseUrl)
  const domain = new URL(server.url).hostname
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain })))
  return { email, password }
}

/** Ends a member's session in the browser. No page is left that would ask with the session of the next member. */
export const leave = async (page: Page) => {
  await page.goto("about:blank")
  await page.context().clearCookies()
}

/** Opens the console as a new member of staff with a session; returns the credentials. */
export const joinAndSignIn = async (...session: Parameters<typeof addSession>) => {
  const credentials = await addSession(...session)
  const [page, server] = session
  await page.goto(`${server.url}/console`)
  await expect(page.getByRole("menu").first()).toBeVisible(slowTimeout)
  return credentials
}

/** Sets a filter of a list. */
export const filtersBy = async (page: Page, name: string, value: string) => {
  const filters = page.getByRole("dialog", { name: "Filters" })
  await page.getByRole("button", { name: "Filters" }).click()
  await chooses(filters.getByRole("combobox", { name }), value)
  await filters.getByRole("button", { name: /^Show/ }).click()
  await expect(filters).toHaveCount(0)
}

/** Verifies an application that was entered just now. */
export const verify = async (page: Page, origin: string, id: string) => {
  const change = { ids: [id], expectedVersions: { [id]: 1 }, to: "verified", reason: "" }
  const url = `${origin}/api/console/applications/status`
  const reply = await page.request.post(url, { data: change, headers: { origin } })
  expect((await reply.json()).data).toMatchObject([{ outcome: "stored" }])
}

/** Enters paper forms without pictures as the signed-in member; returns their admission codes. */
export const enterPaperForms = async (page: Page, origin: string, courses: CourseCode[]) =>
  Promise.all(
    courses.map(async (course) => {
      const data = { data: validForm(course) }
      const headers = { origin }
      const reply = await page.request.post(`${origin}/api/console/applications`, { data, headers })
      return (await reply.json()).data.id as string
    }),
  )
