import { execFileSync } from "node:child_process"

import { expect, type Page } from "@playwright/test"

import type { Role } from "#domain/staff/permissions.ts"

import { node24, root } from "../../scripts/tools.mjs"
import { type RunningServer, startServer } from "../support/server.ts"
import { test as base } from "../support/test.ts"

/** Passwords are slow to check, on purpose; on a busy machine very slow. */
export const patience = { timeout: 20_000 }

const password = "peepal tree near the well"
let count = 0

/** A site of its own, whose staff and applications no other journey sees. */
export const test = base.extend<{ server: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, provide) => {
    const server = await startServer({ LOG_LEVEL: "warn" })
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

/** Before one is signed in, the console asks who is here and is told: nobody. */
export const beforeSignIn = [/401/]

/** Makes a one-time link for a role on the command line. */
export const linkFor = ({ dataDir, url }: RunningServer, role: Role) => {
  const made = execFileSync(node24, ["scripts/staff-link.ts", "--role", role], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url },
    encoding: "utf8",
  })
  return made.trim()
}

/** Joins by a link, signs in, and stands in the console; with what one signs in. */
export const entersAs = async (
  page: Page,
  server: RunningServer,
  role: Role,
  name = "Ravi Kumar",
) => {
  const email = `${role}${++count}@college.example`
  await page.goto(linkFor(server, role))
  await page.locator("#name").fill(name)
  await page.locator("#email").fill(email)
  await page.locator("#password").fill(password)
  await page.locator("button[type=submit]").click()
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible(patience)
  await page.locator("#email").fill(email)
  await page.locator("#password").fill(password)
  await page.locator("button[type=submit]").click()
  await expect(page.getByRole("menu").first()).toBeVisible(patience)
  return { email, password }
}
