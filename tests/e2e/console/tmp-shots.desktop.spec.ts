import { expect } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { changeAsOtherProcess } from "../../support/servers/other-process.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, slowTimeout, test } from "./console.ts"

const documents = [
  { slot: "highschool_marksheet", is_required: true, when: "with_application" },
  { slot: "intermediate_marksheet", is_required: true, when: "with_application" },
  { slot: "category", is_required: true, when: "with_application" },
]
test("shots", async ({ page, server, request, browser }) => {
  test.slow()
  changeAsOtherProcess(
    server.dataDir,
    "update items set data = json_patch(data, ?) where collection = 'sessions' and slug = '2025-26'",
    [JSON.stringify({ documents })],
  )
  const { code } = await sentApplication(request, "BSc", { category: "obc" })
  await sentApplication(request, "BA")
  const number = await numberOf(server, code)
  await joinAndSignIn(page, server, "officer")
  for (const lang of ["en", "hi"]) {
    if (lang === "hi") await page.getByRole("button", { name: /हिन्दी/ }).click()
    for (const [w, h] of [
      [1366, 768],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page.goto(`${server.url}/console#/papers`)
      await page.reload()
      await expect(page.getByText(number).first()).toBeVisible(slowTimeout)
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/papers-${lang}-${w}.png` })
      await page
        .getByRole("checkbox")
        .nth(w === 360 ? 0 : 1)
        .check()
      await page.getByRole("button", { name: /Ask for what|शेष काग़ज़ माँगें/ }).click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/shots/ask-${lang}-${w}.png` })
      await page.goto(`${server.url}/console#/applications/${number}/show`)
      await page.reload()
      await page.getByRole("button", { name: /Ask for what|शेष काग़ज़ माँगें/ }).scrollIntoViewIfNeeded()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/record-${lang}-${w}.png` })
      await page.getByRole("button", { name: /Ask for what|शेष काग़ज़ माँगें/ }).click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/shots/record-ask-${lang}-${w}.png` })
    }
  }
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(`${server.url}/console#/papers`)
  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible(slowTimeout)
  await page.emulateMedia({ media: "print" })
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/shots/papers-print.png` })
  const applicant = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await applicant.newPage()
  for (const lang of ["", "/hi"]) {
    await phone.emulateMedia({ media: "screen" })
    await phone.goto(`${server.url}${lang}/admission-status`)
    await phone.locator("#code").fill(code)
    await phone.locator("#dob").fill("27-03-2007")
    await phone.locator("main form button[type=submit]").last().click()
    await phone.waitForTimeout(1000)
    await phone.screenshot({
      path: `/tmp/shots/status${lang.replace("/", "-")}.png`,
      fullPage: true,
    })
    await phone.emulateMedia({ media: "print" })
    await phone.screenshot({
      path: `/tmp/shots/status${lang.replace("/", "-")}-print.png`,
      fullPage: true,
    })
  }
  await applicant.close()
})
