import { expect, type Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { oneTimeCode } from "../../support/one-time-code.ts"
import { addSession, joinAndSignIn, slowTimeout, test } from "./console.ts"
import { opens } from "./content.ts"

// The session ends on purpose, and another member's session is refused.
test.use({ expectedErrors: [/status of (401|409)/] })

/** Types a new notice, and saves it by keyboard after the session has ended. */
const savesWithoutSession = async (page: Page, title: string) => {
  await opens(page, "content/notices/create")
  await page.getByLabel("Title (English)").fill(title)
  await page.getByLabel("Title (Hindi)").fill("नए विद्यार्थियों के लिए छात्रावास")
  await page.getByLabel("Date", { exact: false }).first().fill("2026-07-01")
  await page.getByLabel("Text (English)").fill("Ask at the office.")
  await page.getByLabel("Text (Hindi)").fill("कार्यालय में पूछें।")
  // In the editor and in its preview, which is no request any more.
  for (const text of ["Ask at the office.", "कार्यालय में पूछें।"])
    await expect(page.getByText(text)).toHaveCount(2)
  await page.context().clearCookies()
  await page.getByRole("button", { name: "Save", exact: true }).focus()
  await page.keyboard.press("Enter")
}

const hasSaved = async (page: Page, title: string) => {
  await expect(page).toHaveURL(/#\/content\/notices\/(?!create)/)
  // The heading of the create page is another one; the reload ends the requests that follow the save.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Notice: ${title}`)
  await page.reload()
  await expect(page.getByText("Draft", { exact: true })).toBeVisible()
  await expect(page.getByLabel("Title (English)")).toHaveValue(title)
}

test.describe("an editor", () => {
  test.use({ sharesSite: true })

  test("a save after the session ended is repeated after a sign-in with second factor", async ({
    page,
    server,
    axe,
  }) => {
    test.slow()
    const { email, password } = await addSession(page, server, "editor")
    const post = async (path: string, data: object) => {
      const headers = { origin: server.url }
      const reply = await page.request.post(`/api/console/auth/two-factor/${path}`, {
        data,
        headers,
      })
      return reply.json()
    }
    const { totpURI } = await post("enable", { password })
    // Ends the session and begins another: a page that was open would ask for a sign-in.
    await post("verify-totp", { code: oneTimeCode(totpURI) })
    await page.goto("/console")

    await savesWithoutSession(page, "Fee receipts")
    const dialog = page.getByRole("dialog", { name: "Please sign in again" })
    await expect(dialog.getByLabel("E-mail")).toHaveValue(email)
    await expect(dialog.getByLabel("Password")).toBeFocused()
    await axe()
    await page.keyboard.type(password)
    await page.keyboard.press("Enter")
    await expect(dialog.getByLabel("Six digits from your phone")).toBeFocused(slowTimeout)
    await axe()
    await page.keyboard.type(oneTimeCode(totpURI))
    await page.keyboard.press("Enter")
    const again = page.getByRole("dialog", { name: "You are signed in again" })
    await expect(again.getByRole("button", { name: "Repeat now" })).toBeFocused(slowTimeout)
    await axe()
    await expect(page.getByText("Added", { exact: true })).toHaveCount(0)
    await page.keyboard.press("Enter")
    await hasSaved(page, "Fee receipts")
  })

  test("another member's sign-in saves nothing without a confirmation", async ({
    page,
    server,
    axe,
    browser,
  }) => {
    test.slow()
    const notice = "Lockers for day scholars"
    const context = await browser.newContext()
    const meena = await joinAndSignIn(await context.newPage(), server, "editor", "Meena Devi")
    await context.close()
    const ravi = await joinAndSignIn(page, server, "editor")
    const signsIn = async ({ email, password }: typeof ravi) => {
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("E-mail").fill(email)
      await dialog.getByLabel("Password").fill(password)
      await dialog.getByRole("button", { name: "Sign in" }).click()
    }
    const saved: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/content/notices"))
        saved.push(request.url())
    })

    await savesWithoutSession(page, notice)
    await signsIn(meena)
    const asks = page.getByRole("dialog", { name: "Meena Devi is signed in now" })
    await expect(asks).toBeVisible(slowTimeout)
    await axe()
    // The one that was refused before.
    expect(saved).toHaveLength(1)
    await asks.getByRole("button", { name: "Sign in as Ravi Kumar" }).click()
    await signsIn(meena)
    await expect(asks.getByRole("button", { name: "Repeat as Meena Devi" })).toBeVisible(
      slowTimeout,
    )
    expect(saved).toHaveLength(1)
    await asks.getByRole("button", { name: "Sign in as Ravi Kumar" }).click()
    await signsIn(ravi)
    await page.getByRole("button", { name: "Repeat now" }).click(slowTimeout)
    await hasSaved(page, notice)

    // In another tab somebody else signs in; this page still shows what the first member typed.
    await page.getByLabel("Title (English)").fill("Changed by Ravi")
    await page.context().clearCookies()
    const signIn = await page.request.post("/api/console/auth/sign-in/email", {
      data: meena,
      headers: { origin: server.url },
    })
    expect(signIn.ok()).toBe(true)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(asks).toBeVisible()
    await asks.getByRole("button", { name: "Leave without saving" }).click()
    await expect(page.getByRole("button", { name: "Meena Devi" })).toBeVisible()
    await opens(page, "content/notices")
    await expect(page.getByText(notice)).toBeVisible()
    await expect(page.getByText("Changed by Ravi")).toHaveCount(0)
  })
})

// On its own site: it requires exactly one administrator.
test("a change of a member after the session ended shows no success, and the choice stays", async ({
  page,
  server,
}) => {
  test.slow()
  const { password } = await joinAndSignIn(page, server, "administrator")
  await page.getByRole("menu").first().getByText("Staff", { exact: true }).click()
  await page.getByRole("row", { name: /Ravi Kumar/ }).click()
  await chooses(page.getByLabel("Role"), "Clerk")
  await page.context().clearCookies()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByText("This was not carried out, and nothing was saved.")).toBeVisible()
  await expect(page.getByText("Saved", { exact: true })).toHaveCount(0)
  await expect(page.getByLabel("Role")).toHaveText("Clerk")

  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("dialog").getByLabel("Password").fill(password)
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("button", { name: "Repeat now" }).click(slowTimeout)
  // The save arrives: the only administrator can't become a clerk.
  await expect(page.getByText("The console would have no administrator left.")).toBeVisible()
})
