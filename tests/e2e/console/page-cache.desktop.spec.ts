import { expect } from "@playwright/test"

import { startServer } from "../../support/servers/server.ts"
import { joinAndSignIn, test } from "./console.ts"
import { today } from "./content.ts"

test.use({ sharesSite: true })

test("publishing a notice invalidates the page cache of every process", async ({
  page,
  server,
  axe,
  browser,
}) => {
  const second = await startServer({ LOG_LEVEL: "warn", DATA_DIR: server.dataDir })
  const visitor = await browser.newPage()
  const title = "Hostel rooms for new students"
  try {
    await joinAndSignIn(page, server, "editor")
    const menu = page.getByRole("menu").first()
    await expect(menu.getByText("Applications")).toHaveCount(0)
    await menu.getByText("Notices").click()
    await axe()
    await page.getByRole("link", { name: "Create" }).click()
    await page.getByLabel("Title (English)").fill(title)
    await page.getByLabel("Title (Hindi)").fill("नए विद्यार्थियों के लिए छात्रावास")
    await page.getByLabel("Date", { exact: false }).first().fill(today)
    await page.getByLabel("Text (English)").fill("Ask at the office.")
    await page.getByLabel("Text (Hindi)").fill("कार्यालय में पूछें।")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Draft").first()).toBeVisible()
    await axe()

    // Both processes now have the page in their cache.
    for (const { url } of [server, second]) {
      await visitor.goto(`${url}/notices`)
      await expect(visitor.getByText(title)).toHaveCount(0)
    }
    await page.getByRole("button", { name: "Save and publish now" }).click()
    await expect(page.getByText("Published").first()).toBeVisible()
    for (const { url } of [server, second]) {
      await visitor.goto(`${url}/notices`)
      await expect(visitor.getByText(title)).toBeVisible()
      await visitor.goto(`${url}/hi/notices`)
      await expect(visitor.getByText("नए विद्यार्थियों के लिए छात्रावास")).toBeVisible()
    }
  } finally {
    await visitor.close()
    await second.close()
  }
})
