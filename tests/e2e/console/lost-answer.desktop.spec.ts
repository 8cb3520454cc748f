import { expect, type Page } from "@playwright/test"

import { joinAndSignIn, test } from "./console.ts"
import { isPublic, opens, presses } from "./content.ts"

// Replies are lost on purpose, and a save over the member's own change is refused.
test.use({ expectedErrors: [/ERR_CONNECTION_RESET|status of 409/] })

const address = "/api/console/content/tiles/courses"

/** The server stores what is sent to it, but that many of its replies are lost. */
const losesReplies = async (page: Page, count: number) => {
  let left = count
  await page.unroute(`**${address}`)
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() !== "PUT" || left === 0) return route.continue()
    left -= 1
    await route.fetch()
    await route.abort("connectionreset")
  })
}

test("a save whose reply is lost is stored once, and never called unsaved or a colleague's", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  const version = async () => {
    const { data } = await (await page.request.get(address)).json()
    return data.version as number
  }
  const before = await version()
  const title = page.getByLabel("Title (English)")
  const saves = async (text: string) => {
    await title.fill(text)
    await presses(page, "Save")
  }
  const unknown = page.getByText("No answer came: this may have been saved.")
  await opens(page, "content/tiles/courses")

  // One lost reply: the page repeats the change, and gets the first answer.
  await losesReplies(page, 1)
  await saves("All courses")
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  expect(await version()).toBe(before + 1)

  // No reply at all: the page says so, and the same button gets the first answer.
  await opens(page, "content/tiles/courses")
  await expect(title).toHaveValue("All courses")
  await losesReplies(page, 5)
  await saves("Our courses")
  await expect(unknown).toBeVisible()
  await axe()
  expect(await isPublic(page, "/", "Our courses")).toBe(true)
  await presses(page, "Save")
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  expect(await version()).toBe(before + 2)

  // Edited in between: the conflict is with the member's own change.
  await opens(page, "content/tiles/courses")
  await expect(title).toHaveValue("Our courses")
  await losesReplies(page, 5)
  await saves("Courses here")
  await expect(unknown).toBeVisible()
  await saves("Courses and subjects")
  await expect(page.getByText("Your own earlier change was saved after all")).toBeVisible()
  await axe()
  await expect(page.getByText("Somebody else")).toHaveCount(0)
  await page.getByRole("button", { name: "Load the newest version" }).click()
  await expect(title).toHaveValue("Courses here")
  await page.getByRole("button", { name: "Put it back" }).click()
  await expect(title).toHaveValue("Courses and subjects")
  await presses(page, "Save")
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  expect(await version()).toBe(before + 4)
  await opens(page, "content/tiles/courses")
  await expect(title).toHaveValue("Courses and subjects")
})
