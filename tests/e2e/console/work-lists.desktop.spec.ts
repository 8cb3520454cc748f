import { expect } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { smallTargets } from "../../support/test.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, test } from "./console.ts"

test("a clerk takes the new applications, keeps them as a view, and goes through them; a colleague sees it", async ({
  page,
  browser,
  server,
  request,
  axe,
}) => {
  const first = await sentApplication(request, "BCom")
  const second = await sentApplication(request, "BCom")
  await joinAndSignIn(page, server, "clerk")
  await page.getByRole("menuitem", { name: "Applications" }).click()
  const lists = page.getByRole("navigation", { name: "Work lists" })
  await lists.getByRole("link", { name: "New 2" }).click()
  const rows = page.getByRole("row").filter({ hasText: "BCom" })
  await expect(rows).toHaveCount(2)
  await expect(lists.getByRole("link", { name: "New 2" })).toHaveAttribute("aria-current", "page")
  const newest = rows.nth(0).getByRole("link")
  await expect(newest).toHaveCSS("font-weight", "700")

  await page.getByRole("columnheader").getByRole("checkbox").check()
  await page.getByRole("button", { name: "Assign to me" }).click()
  await expect(page.getByText("2 of 2 records changed.")).toBeVisible()
  await page.getByRole("button", { name: "Assigned to me" }).click()
  await expect(rows).toHaveCount(2)

  const dialog = page.getByRole("dialog")
  await page.getByRole("button", { name: "Views" }).click()
  await page.getByRole("button", { name: "Save this view" }).click()
  await dialog.getByLabel("Name of the view").fill("My new ones")
  await axe()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toHaveCount(0)
  await lists.getByRole("link", { name: "Admitted" }).click()
  await expect(rows).toHaveCount(0)
  await page.getByRole("button", { name: "Views" }).click()
  await page.getByRole("button", { name: "Delete the view: My new ones" }).click()
  await expect(page.getByText("View deleted: My new ones")).toBeVisible()
  await page.keyboard.press("u")
  await expect(page.getByText("Undone: it is as it was before.")).toBeVisible()
  await page.getByRole("button", { name: "Views" }).click()
  await page.getByRole("link", { name: "My new ones" }).click()
  await expect(rows).toHaveCount(2)

  // The newest is the first.
  const heading = (name: unknown) => page.getByRole("heading", { level: 1, name: String(name) })
  await newest.click()
  await expect(page).toHaveURL(new RegExp(await numberOf(server, second.code)))
  await expect(heading(second.form["applicant_name"])).toBeVisible()
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page).toHaveURL(new RegExp(await numberOf(server, first.code)))
  await page.getByRole("button", { name: "Previous" }).click()
  await expect(page).toHaveURL(new RegExp(await numberOf(server, second.code)))
  await expect(page.getByText("Assigned to Ravi Kumar")).toBeVisible()

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await joinAndSignIn(other, server, "officer", "Meena Singh")
  await other.goto(
    `${server.url}/console#/applications/${await numberOf(server, second.code)}/show`,
  )
  await expect(other.getByText("Also open by Ravi Kumar")).toBeVisible()
  const filter = encodeURIComponent(JSON.stringify({ course: "BCom", category: "obc" }))
  await other.goto(`${server.url}/console#/applications?filter=${filter}`)
  const chip = (name: string) => other.getByRole("button", { name: `Remove this filter: ${name}` })
  await expect(chip("Category")).toBeVisible()
  const topOf = async (name: string) =>
    (await other.getByRole("button", { name, exact: true }).boundingBox())!.y
  expect(Math.abs((await topOf("Filters")) - (await topOf("Export")))).toBeLessThan(20)
  await chip("Category").click()
  await expect(chip("Category")).toHaveCount(0)
  await expect(chip("Course")).toBeVisible()
  await other.context().close()

  // Both are no longer new, so the view does not list them.
  await page.getByRole("menuitem", { name: "Applications" }).click()
  await expect(rows).toHaveCount(0)
  await lists.getByRole("link", { name: "All" }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole("button", { name: "Columns" }).click()
  await page.getByRole("menuitemcheckbox", { name: "Mobile" }).click()
  await page.getByRole("menuitemcheckbox", { name: "Father's name" }).press("Space")
  await axe()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("columnheader", { name: "Mobile" })).toBeVisible()
  await expect(page.getByRole("columnheader", { name: "Father's name" })).toHaveCount(0)
  await expect(newest).not.toHaveCSS("font-weight", "700")
  const [beside] = await Promise.all([
    page.context().waitForEvent("page"),
    newest.click({ modifiers: ["ControlOrMeta"] }),
  ])
  await expect(beside).toHaveURL(
    new RegExp(`#/applications/${await numberOf(server, second.code)}/show`),
  )
  await beside.close()
  const sheets = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Print all 2 sheets" }).click()
  await expect((await sheets).getByText(await numberOf(server, first.code)).first()).toBeVisible()

  // The window is narrowed: its menu closes, and the page can be used at once.
  await page.setViewportSize({ width: 360, height: 740 })
  const touch = await page.context().newCDPSession(page)
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true })
  const line = page.getByRole("listitem").filter({ hasText: await numberOf(server, first.code) })
  await line.getByRole("checkbox").check()
  await expect(page.getByText("1 selected")).toBeVisible()
  await axe()
  const [outer, code] = await Promise.all([
    line.boundingBox(),
    line.getByText(await numberOf(server, first.code)).boundingBox(),
  ])
  expect(code!.x + code!.width).toBeLessThanOrEqual(outer!.x + outer!.width - 8)

  await line.getByRole("checkbox").uncheck()
  const targets = page.locator("button, [role=button], nav a, [type=checkbox], .MuiInputBase-root")
  expect(await smallTargets(targets), "small targets of the list").toEqual([])
  await page.getByRole("button", { name: "Filters" }).click()
  const sheet = page.getByRole("dialog", { name: "Filters" })
  await expect(sheet).toBeVisible()
  const { x, y, width, height } = (await sheet.boundingBox())!
  expect([x, width, y + height], "the filters rise from below").toEqual([0, 360, 740])
  expect(
    await smallTargets(sheet.locator("button, [role=combobox], input:not([aria-hidden])")),
  ).toEqual([])
})
