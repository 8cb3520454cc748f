import { chooses } from "#tests/support/browsers/chooses.ts"

import { publishListIn, withDatabaseOf } from "../../support/merit/publish-list.ts"
import { expect, isHydrated, isPrinted } from "../../support/test.ts"
import { joinAndSignIn, test } from "../console/console.ts"
import { sentApplication } from "./sent-application.ts"

// An incomplete objection is answered 422.
test.use({ expectedErrors: [/422/] })

test("an applicant objects, accepts the offered seat, and keeps the receipt", async ({
  page,
  browser,
  request,
  server,
  axe,
}) => {
  const { code, dob, form } = await sentApplication(request)
  const aadhaar = String(form["aadhar_no"])
  await withDatabaseOf(server, (db) => publishListIn(db))
  const open = async (language = "", submit = "Show the status", heading = /an open seat$/) => {
    await page.goto(`${language}/admission-status`)
    await page.locator("#code").fill(code)
    await page.locator("#dob").fill(dob)
    await page.getByRole("button", { name: submit }).click()
    await expect(page.getByRole("heading", { name: heading })).toBeVisible()
    await isHydrated(page)
  }
  await open()
  await expect(page.getByRole("table", { name: "Your index as a sum" })).toContainText("82.40")
  await axe()

  await page.getByText("Object to your index or a claim").click()
  await page.locator("#aadhar_no").fill(aadhaar)
  await page.getByRole("button", { name: "Send the objection" }).click()
  await expect(page.getByRole("link", { name: "Choose what is wrong" })).toBeVisible()
  await axe()
  await page.getByLabel("What is wrong").selectOption({ label: "NCC B certificate" })
  await page.getByLabel("Why it is wrong").fill("I showed the certificate on 2 July")
  await page.locator("#aadhar_no").fill(aadhaar)
  await page.getByRole("button", { name: "Send the objection" }).click()
  await expect(page.getByText("Your objection has reached the college")).toBeVisible()
  await axe()

  const office = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await joinAndSignIn(office, server, "officer")
  await office.goto(`${server.url}/console#/merit/BSc/objections`)
  await expect(office.getByText("I showed the certificate on 2 July")).toBeVisible()
  await office.getByRole("radio", { name: "Upheld" }).check()
  await chooses(office.getByLabel("Insert a sentence"), /^Your certificate is verified now/)
  await expect(office.getByLabel("Answer to the applicant")).toHaveValue(
    /verified now\. The next list counts it\.$/,
  )
  await office.getByRole("button", { name: "Answer the objection" }).click()
  await expect(office.getByText("The objection is answered.")).toBeVisible()
  await office.close()

  await open()
  await expect(page.getByText(/^Upheld: the college answered on/)).toBeVisible()
  await page.getByRole("button", { name: "Accept the seat" }).click()
  await expect(page.getByRole("heading", { name: "Do you accept an open seat?" })).toBeVisible()
  await axe()
  await page.getByRole("button", { name: "Yes, I accept the seat" }).click()
  await expect(page.getByRole("link", { name: "Enter the Aadhaar number" })).toBeVisible()
  await axe()
  await page.locator("#aadhar_no").pressSequentially(aadhaar)
  await expect(page.locator("#aadhar_no")).toHaveValue(/^\d{4} \d{4} \d{4}$/)
  await page.getByRole("button", { name: "Yes, I accept the seat" }).click()
  await expect(page.getByRole("heading", { name: "Receipt: seat accepted" })).toBeVisible()
  await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(page.url()).not.toContain(code)
  await axe()

  await page.getByRole("button", { name: "Print", exact: true }).click()
  await isPrinted(page)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: "Receipt: seat accepted" })).toBeVisible()
  await expect(page.getByRole("table", { name: "Your index as a sum" })).toBeVisible()
  for (const hidden of ["Print", "Show the status"])
    await expect(page.getByRole("button", { name: hidden, exact: true })).toHaveCount(0)
  await page.emulateMedia({ media: "screen" })

  await open("/hi", "स्थिति देखें", /^आपने अनारक्षित सीट स्वीकार की है$/)
  await expect(
    page.getByRole("table", { name: "आपके योग्यता सूचकांक (मेरिट इंडेक्स) का जोड़" }),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})
