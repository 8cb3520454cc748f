// Staff ask for the papers that are missing; the applicant sends one from a phone; its acceptance and what follows are told by e-mail.
import { expect, type Page } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { buildPdf } from "../../support/samples/pdf-files.ts"
import { textOfMail } from "../../support/servers/mail-server.ts"
import { changeAsOtherProcess } from "../../support/servers/other-process.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { filtersBy, joinAndSignIn, slowTimeout } from "./console.ts"
import { testWithMail as test } from "./mail.ts"

const documents = [
  { slot: "highschool_marksheet", is_required: true, when: "with_application" },
  { slot: "intermediate_marksheet", is_required: true, when: "with_application" },
]
const email = "asha@example.com"

const openStatus = async (phone: Page, origin: string, code: string) => {
  await phone.goto(`${origin}/admission-status`)
  await phone.locator("#code").fill(code)
  await phone.locator("#dob").fill("27-03-2007")
  await phone.getByRole("button", { name: "Show the status" }).click()
}

test("missing papers are listed, asked for, sent, accepted, and told by e-mail", async ({
  page,
  server,
  mail,
  request,
  browser,
  axe,
}) => {
  test.slow()
  changeAsOtherProcess(
    server.dataDir,
    "update items set data = json_patch(data, ?) where collection = 'sessions' and slug = '2025-26'",
    [JSON.stringify({ documents })],
  )
  const { code, form } = await sentApplication(request, "BSc", { email })
  const other = await sentApplication(request, "BA")
  const [number, otherNumber] = await Promise.all(
    [code, other.code].map((one) => numberOf(server, one)),
  )
  await joinAndSignIn(page, server, "clerk")
  await page.goto(`${server.url}/console#/papers`)
  const row = page.getByRole("row", { name: number! })
  await expect(row.getByText(/^High School marksheet: not received/)).toBeVisible(slowTimeout)
  await filtersBy(page, "Course", "BSc")
  await expect(page.getByText(otherNumber!)).toHaveCount(0)
  await axe()
  await row.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Ask for what is missing" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(/More for the applicants/).fill("Scan both sides.")
  await axe()
  await dialog.getByRole("button", { name: "Send the query" }).click()
  await expect(row.getByText("Waiting for applicant")).toBeVisible(slowTimeout)

  const applicant = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await applicant.newPage()
  await openStatus(phone, server.url, code)
  await expect(
    phone.getByText(/Send a photo or PDF of these documents.*Scan both sides/),
  ).toBeVisible()
  const pdf = { name: "marksheet.pdf", mimeType: "application/pdf", buffer: buildPdf() }
  for (const slot of ["highschool_marksheet", "intermediate_marksheet"])
    await phone.locator(`#document_${slot}`).first().setInputFiles(pdf)
  await phone.locator("#query_aadhar_no").fill(String(form["aadhar_no"]))
  await phone.getByRole("button", { name: "Send the answer" }).click()
  await expect(phone.getByText("Your answer was sent.", { exact: false })).toBeVisible(slowTimeout)

  await page.goto(`${server.url}/console#/applications/${number}/show`)
  await page.getByRole("button", { name: "Save the decision" }).click()
  await expect(page.getByText("Nothing is missing")).toBeVisible(slowTimeout)
  await page.goto(`${server.url}/console#/papers`)
  await expect(row.getByText(/^High School marksheet: original not seen/)).toBeVisible(slowTimeout)
  // It would wait for a minute, in which the query could be undone.
  changeAsOtherProcess(server.dataDir, "update outgoing set due_at = created_at", [])
  const mailTexts = () =>
    mail.mails.filter(({ to }) => to.includes(email)).map((one) => textOfMail(one))
  await expect.poll(mailTexts, slowTimeout).toContainEqual(expect.stringMatching(/question/))
  await applicant.close()
})
