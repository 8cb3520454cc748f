// The page Backups: a destination is set, a backup outlives a reload, and a copy is downloaded.
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect } from "@playwright/test"

import { checkArchive } from "#server/features/backup/backup.ts"

import { password } from "../../support/staff-session.ts"
import { joinAndSignIn, slowTimeout, test } from "./console.ts"

const passphrase = "copper lantern walks uphill"

// A destination that is not there is refused.
test.use({ expectedErrors: [/422/] })

test("an administrator sets a destination, makes a backup and downloads a copy", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), "backups-"))
  const destination = join(folder, "kept")
  await joinAndSignIn(page, server, "administrator")
  await page.goto(`${server.url}/console#/backups`)
  await expect(page.getByText("There is none yet")).toBeVisible(slowTimeout)
  await axe()

  await page.getByRole("textbox", { name: "Destination" }).fill(destination)
  await page.locator("#passphrase").fill(passphrase)
  await page.locator("#passphrase_again").fill(passphrase)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("There is no such folder on the server.")).toBeVisible(slowTimeout)
  await mkdir(destination)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved.")).toBeVisible(slowTimeout)

  await page.getByRole("button", { name: "Make one now" }).click()
  await expect(page.getByText(/^Step \d of 4/)).toBeVisible(slowTimeout)
  await page.reload()
  await expect(page.getByText(/^The backup of .* is good\.$/)).toBeVisible({ timeout: 60_000 })
  await expect(
    page.getByRole("row", { name: /mahavidyalaya-.*\.age.*checked, good/ }),
  ).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await axe()
  const isWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isWider()).toBe(false)

  await page.getByRole("button", { name: "Download a copy" }).click()
  const dialog = page.getByRole("dialog")
  await axe()
  await dialog.locator("#passphrase").fill(passphrase)
  await dialog.locator("#passphrase_again").fill(passphrase)
  await dialog.locator("#password").fill(password)
  const downloading = page.waitForEvent("download", { timeout: 60_000 })
  await dialog.getByRole("button", { name: "Download a copy" }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mahavidyalaya-.*-copy\.age$/)
  const copy = await checkArchive(await download.path(), passphrase)
  expect(copy.counts).toHaveProperty("applications")
  await expect(dialog.getByText("Downloaded:")).toBeVisible()
  await rm(folder, { recursive: true })
})
