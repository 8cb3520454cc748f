// Stored XSS: markup entered into any field is shown as text and never runs.

import type { Page } from "@playwright/test"

import { save } from "../../support/contract-calls.ts"
import { freshAadhaar, toFormData, validForm } from "../../support/samples/applications.ts"
import { makeSamplePictures } from "../../support/samples/sample-pictures.ts"
import { notice } from "../../support/samples/site-content.ts"
import { openIn } from "../../support/servers/other-process.ts"
import type { RunningServer } from "../../support/servers/server.ts"
import { expect, isHydrated, test as publicTest } from "../../support/test.ts"
import { anjali, Student } from "../student/student.ts"
import { joinAndSignIn, leave, slowTimeout, test } from "./console.ts"
import { today } from "./content.ts"

const evil = '"><img src=x onerror=window.__hit=1>'

/** Expects the markup as text, and no effect of it. */
const showsInert = async (page: Page, what = page.locator("body")) => {
  await expect(what).toContainText("onerror=window.__hit=1", slowTimeout)
  expect(await page.evaluate(() => "__hit" in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

/** Changes a notice in the database, past the validation of the console. */
const rewriteNotice = ({ dataDir }: RunningServer, text: string) => {
  const both = { en: text, hi: text }
  const database = openIn(dataDir)
  database
    .prepare(
      "update items set data = json_patch(data, ?) where collection = 'notices' and slug = 'library-clearance'",
    )
    .run(JSON.stringify({ title: both, body: both }))
  database.exec("update content_version set version = version + 1")
  database.close()
}

test("markup of applicants, visitors, staff and the database is text on every page", async ({
  page,
  server,
}) => {
  test.slow()
  const texts = {
    sub_category: evil,
    c_address: evil,
    p_address: evil,
    local_guardian_address: evil,
    bank_name: evil,
    bank_branch: evil,
    highschool_name: evil,
    i_name: evil,
    i_board: evil,
  }
  const form = validForm("BSc", { ...texts, aadhar_no: freshAadhaar() })
  const { answer } = await save(server.url, toFormData(form, await makeSamplePictures()))
  const code = answer.admission_code!

  await page.goto(`/admission-form/print/${code}`)
  await showsInert(page)

  await page.goto("/contact-us")
  const message = { name: evil, email: "a@example.com", subject: evil, message: evil, website: "" }
  const posted = await page.request.post("/contact-us", {
    form: message,
    headers: { origin: server.url },
  })
  expect(posted.ok()).toBe(true)

  await joinAndSignIn(page, server, "administrator")
  const call = (path: string, body: object) =>
    page.evaluate(
      async ([url, json]) => {
        const headers = { "content-type": "application/json" }
        const reply = await fetch(url!, { method: "POST", headers, body: json! })
        return { status: reply.status, body: (await reply.json()) as { data?: { id: string } } }
      },
      [`/api/console${path}`, JSON.stringify(body)],
    )
  const data = { item: notice(evil, { body: evil, date: today }), publish_at: "now" }
  const made = await call("/content/notices", { data })
  expect(made.status).toBe(200)
  expect((await call(`/applications/${code}/note`, { text: evil })).status).toBe(200)

  for (const [place, address] of Object.entries({
    application: `applications/${code}/show`,
    messages: "messages",
    notices: "content/notices",
  })) {
    await page.goto(`/console#/${address}`)
    await page.reload()
    await test.step(place, () => showsInert(page))
  }

  for (const path of ["/", "/notices", `/notices/${made.body.data!.id}`, "/hi/notices"]) {
    await page.goto(path)
    await test.step(path, () => showsInert(page))
  }
  await page.goto(`/search?q=${encodeURIComponent(evil)}`)
  await showsInert(page)

  await test.step("a notice that closes the page's own script", async () => {
    const text = `</script><script>window.evil = "it ran"</script><img src="x" onerror="window.evil = 'it ran'">`
    rewriteNotice(server, text)
    // The server polls for changes that another process made.
    await expect.poll(async () => (await page.request.get("/notices")).text()).toContain("it ran")
    for (const path of ["/", "/notices", "/notices/library-clearance"]) {
      await page.goto(path)
      await isHydrated(page)
      await expect(page.getByRole("main")).toContainText(text)
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
      expect(await page.evaluate("window.evil"), path).toBeUndefined()
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text)
  })

  await test.step("a student's record", async () => {
    await leave(page)
    await joinAndSignIn(page, server, "officer")
    const status = await page.evaluate(
      async ([urn, address]) => {
        const place = `/api/console/students/${urn}`
        const record = (await (await fetch(place)).json()) as { data: Record<string, unknown> }
        const { version, aadhaar: _masked, ...student } = record.data
        const headers = { "content-type": "application/json" }
        const body = JSON.stringify({
          data: { ...student, p_address: address },
          expectedVersion: version,
        })
        return (await fetch(place, { method: "PUT", headers, body })).status
      },
      [anjali.urn, evil],
    )
    expect(status).toBe(200)
    await page.goto(`/console#/students/${anjali.urn}/show`)
    await page.reload()
    await showsInert(page)
    await new Student(page).signsIn()
    await showsInert(page)
  })
})

publicTest.describe("an inline script that is added to a page", () => {
  publicTest.use({ expectedErrors: [/Content Security Policy/] })

  publicTest("is blocked by the browser", async ({ page }) => {
    await page.goto("/")
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "window.evil = 'it ran'"
      document.body.append(script)
    })
    expect(await page.evaluate("window.evil")).toBeUndefined()
  })
})
