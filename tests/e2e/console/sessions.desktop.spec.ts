// An administrator opens the next session, and an applicant who passed in its first year applies under it.
import { expect, type Page } from "@playwright/test"

import { apply } from "../../support/contract-calls.ts"
import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { joinAndSignIn, test } from "./console.ts"
import { isPublic, opens, presses } from "./content.ts"

test.use({ expectedErrors: [/422/] })

/** An input of one course of the session, in the order of the list. */
const ofCourse = (page: Page, index: number, path: string) =>
  page.locator(`[name="item.programmes.${index}.${path}"]`)

test("an administrator makes the next session from the last one, and opens it", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  const earlier = await apply(server.url, pictures, validForm("BCom"))

  await joinAndSignIn(page, server, "administrator")
  await opens(page, "content/sessions/2025-26")
  await page.getByRole("link", { name: "New session from this one" }).click()
  await page.getByLabel("Session, like 2026-27").fill("2026-2027")
  await page.getByLabel("Last year of passing").fill("2026")
  await ofCourse(page, 0, "fees.sc").fill("640")
  await ofCourse(page, 2, "closes.day").fill("2026-07-10")
  await ofCourse(page, 2, "closes.time").fill("9")
  await presses(page, "Save")
  await expect(page.getByText("A time of day, please, like 17:00.")).toBeVisible()
  await ofCourse(page, 2, "closes.time").fill("17:00")
  await axe()
  await presses(page, "Save")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2026-27")

  await opens(page, "content/settings")
  await page.getByLabel("Session of admission").fill("2027-28")
  await presses(page, "Save")
  await expect(page.getByText("There is no such session.")).toBeVisible()
  await page.getByLabel("Session of admission").fill("2026-27")
  await presses(page, "Save")
  await expect.poll(() => isPublic(page, "/admission-form", "2026-27")).toBe(true)

  for (const path of ["/admission-form/ba/part-1", "/hi/admission-form/ba/part-1"]) {
    expect(await isPublic(page, path, '<option value="2026">'), path).toBe(true)
  }
  expect(await isPublic(page, "/admission-form/bcom/part-1", "Applications closed on")).toBe(true)
  expect(await isPublic(page, "/admission-form/bcom/part-1", 'id="application"')).toBe(false)
  const code = await apply(
    server.url,
    pictures,
    validForm("BA", { category: "sc", i_year: "2026" }),
  )
  await expect.poll(() => isPublic(page, `/admission-form/print/${code}`, "2026-27")).toBe(true)
  expect(await isPublic(page, `/admission-form/print/${code}`, "₹640")).toBe(true)
  expect(await isPublic(page, `/admission-form/print/${earlier}`, "2025-26")).toBe(true)
})
