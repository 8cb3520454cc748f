// A clerk checks the claims of an application against its certificates, and the applicant reads why one was refused.
import { expect } from "@playwright/test"

import { changeSession } from "../../support/change-session.ts"
import { apply } from "../../support/contract-calls.ts"
import { validForm } from "../../support/samples/applications.ts"
import { everyClaim, everyField } from "../../support/samples/asked-fields.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { joinAndSignIn, test } from "./console.ts"

test("a clerk verifies one claim and refuses another with a reason", async ({
  page,
  server,
  axe,
}) => {
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  await changeSession(server.dataDir, { asked_fields: everyField })
  const code = await apply(server.url, pictures, validForm("BSc", everyClaim))

  await joinAndSignIn(page, server, "clerk")
  await page.goto(`${server.url}/console#/applications/${code}/show`)
  const claim = (name: string) => page.getByRole("listitem").filter({ hasText: name })
  await expect(claim("Sports")).toContainText("Sport: Kabaddi")
  await page.getByRole("button", { name: "Mark as verified: EWS" }).click()
  await expect(claim("EWS certificate number: EWS/2026/000123")).toContainText("Verified")
  await page.getByRole("button", { name: "Refuse: Sports" }).click()
  await page.getByLabel("What the applicant will read").fill("The certificate is of another person")
  await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click()
  await expect(claim("Sport: Kabaddi")).toContainText("Refused")
  await expect(
    page.getByText("Sports: Refused, The certificate is of another person"),
  ).toBeVisible()
  await axe()

  await page.goto(`${server.url}/admission-status`)
  await page.getByLabel("Admission code").fill(code)
  await page.getByLabel("Date of birth").fill("27-03-2007")
  await page.getByRole("button", { name: "Show the status" }).click()
  const refused = page.getByRole("heading", { name: "Claims that the college could not accept" })
  await expect(refused).toBeVisible()
  await expect(page.getByText("The certificate is of another person")).toBeVisible()
})
