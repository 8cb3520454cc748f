import { expect, type Page } from "@playwright/test"

import { joinAndSignIn, test } from "./console.ts"
import { opens } from "./content.ts"

test.use({ expectedErrors: [/409/] })

const rows = (page: Page) => page.locator("tbody tr td.column-id")
const menu = ["Home", "About", "Administration", "Faculties & Staff", "Academics"]

/** The titles of the public main menu. */
const publicMenu = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch("/", { cache: "no-store" })).text()
    // The console's policy would report the styles of the other page.
    const unstyled = html.replaceAll(/<style[^]*?<\/style>/g, "")
    const home = new DOMParser().parseFromString(unstyled, "text/html")
    const entries = home.querySelectorAll("nav[aria-label='Main menu'] > ul > li")
    return [...entries].map((entry) => (entry.querySelector("summary") ?? entry).textContent.trim())
  })

test("an editor orders the menu by pointer, keyboard and buttons, also while a colleague changes it", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  await opens(page, "content/menus")
  const handle = (title: string) => page.getByRole("button", { name: `Drag: ${title}` })
  const begins = async (...titles: string[]) => {
    for (const [place, title] of titles.entries())
      await expect(rows(page).nth(place)).toHaveText(title)
  }
  await begins(...menu)

  const from = (await handle("Home").boundingBox())!
  const onto = (await handle("Administration").boundingBox())!
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(onto.x + 10, onto.y - 5, { steps: 10 })
  await page.mouse.move(onto.x + 10, onto.y + 15, { steps: 10 })
  await page.mouse.up()
  await begins("About", "Administration", "Home")
  const first = async () => (await publicMenu(page)).slice(0, 3)
  await expect.poll(first).toEqual(["About", "Administration", "Home"])

  // dnd-kit ignores the key until the animation of the former drop ends, so it is pressed again.
  const lift = (place: number) =>
    expect(async () => {
      await handle("Home").press("Space")
      const lifted = page.getByText(`Home lifted, place ${place} of 10.`)
      await expect(lifted).toBeAttached({ timeout: 1000 })
    }).toPass()
  await lift(3)
  await page.keyboard.press("ArrowUp")
  await expect(page.getByText("Home, place 2 of 10.")).toBeAttached()
  await axe()
  await page.keyboard.press("Space")
  await expect(page.getByText("Home is now in place 2 of 10.")).toBeAttached()
  await begins("About", "Home", "Administration")
  await expect(handle("Home")).toBeFocused()

  await lift(2)
  await page.keyboard.press("ArrowDown")
  await expect(page.getByText("Home, place 3 of 10.")).toBeAttached()
  await page.keyboard.press("Escape")
  await expect(page.getByText("Home is back in place 2.")).toBeAttached()
  await begins("About", "Home", "Administration")

  await page.getByRole("button", { name: "Move up: Home" }).press("Enter")
  await begins(...menu)
  await expect(page.getByRole("button", { name: "Move up: Home" })).toBeFocused()
  await expect(page.getByText("Home is now in place 1 of 10.")).toBeAttached()
  await expect.poll(first).toEqual(menu.slice(0, 3))

  // A colleague moves another entry, which this page does not show yet.
  const data = { slug: "gallery", before: "home" }
  const headers = { origin: server.url }
  await page.request.post("/api/console/content/menus/order", { data, headers })
  await page.getByRole("button", { name: "Move up: Administration" }).click()
  await expect(rows(page).first()).toHaveText("Gallery")
  expect((await publicMenu(page)).slice(0, 4)).toEqual([
    "Gallery",
    "Home",
    "Administration",
    "About",
  ])

  await page.request.delete("/api/console/content/menus/alumni?expectedVersion=1", { headers })
  await page.getByRole("button", { name: "Move up: Alumni" }).click()
  await expect(page.getByText("Somebody else changed this meanwhile")).toBeVisible()
  await expect(rows(page).filter({ hasText: "Alumni" })).toHaveCount(0)
})
