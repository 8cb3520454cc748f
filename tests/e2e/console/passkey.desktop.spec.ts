import { expect } from "../../support/test.ts"
import { createInviteLink, slowTimeout, test } from "./console.ts"

// Each request without a session is answered 401.
test.use({ expectedErrors: [/401/] })

const clerk = { email: "meena@college.example", password: "mango orchard by the canal" }

test("a member adds a passkey, and signs in with the password and the passkey", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const client = await page.context().newCDPSession(page)
  await client.send("WebAuthn.enable")
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const signIn = async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible(slowTimeout)
    await page.locator("#email").fill(clerk.email)
    await page.locator("#password").fill(clerk.password)
    await page.getByRole("button", { name: "Sign in" }).click()
  }
  // Passkeys need a name of the site: an IP address has none.
  await page.goto(createInviteLink(server, "clerk").replace("127.0.0.1", "localhost"))
  await page.locator("#name").fill("Meena Devi")
  await page.locator("#email").fill(clerk.email)
  await page.locator("#password").fill(clerk.password)
  await page.getByRole("button", { name: "Join" }).click()
  await signIn()
  await page.getByRole("button", { name: "Meena Devi" }).click(slowTimeout)
  await page.getByRole("menuitem", { name: "My account" }).click()
  await page.locator("#passkeyName").fill("Office computer")
  await page.locator("#passkeyPassword").fill(clerk.password)
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await expect(page.getByText("Office computer")).toBeVisible(slowTimeout)
  await axe()

  // The bar hides while a page is scrolled down.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole("button", { name: "Meena Devi" }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await signIn()
  const use = page.getByRole("button", { name: "Use the passkey" })
  await expect(use).toBeVisible(slowTimeout)
  await axe()
  await use.click()
  await expect(page.getByRole("button", { name: "Meena Devi" })).toBeVisible(slowTimeout)
})
