import { execFileSync } from "node:child_process"

import { apply } from "../../support/contract-calls.ts"
import { manyCandidates, publishList } from "../../support/merit/list-in-folder.ts"
import { ruleOf } from "../../support/merit/people.ts"
import { makeSamplePictures } from "../../support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "../../support/servers/server.ts"
import { signInNewMember } from "../../support/staff-session.ts"
import { accessibilityErrors, expect, test } from "../../support/test.ts"

const list = {
  session: "2025-26",
  programme: "BSc",
  rule: ruleOf({
    seats: 60,
    vertical: { SC: 21, ST: 2, OBC: 27, EWS: 10 },
    traits: { woman: { percent: 20 }, disability: { percent: 5, mode: "overall" } },
  }),
  candidates: manyCandidates(130),
}

let server: RunningServer
let sha256 = ""
test.beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" })
  await apply(server.url, await makeSamplePictures())
  for (const number of [1, 2, 3]) {
    const publishedAt = `2026-07-1${number}T06:30:00.000Z`
    const published = publishList(server.dataDir, { ...list, number, publishedAt })
    sha256 = published.sha256
  }
})
test.afterAll(() => server.close())

for (const prefix of ["", "/hi"]) {
  test(`merit lists are accessible and fit a phone (${prefix || "en"})`, async ({ page }) => {
    for (const path of ["", "/2025-26/bsc/3", "/2025-26/bsc/3/open", "/2025-26/bsc/3/obc"]) {
      await page.goto(`${server.url}${prefix}/merit-lists${path}`)
      await expect(page.getByRole("table").first()).toBeVisible()
      expect.soft(await accessibilityErrors(page), path).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `horizontal overflow of ${path}`).toBeLessThanOrEqual(0)
    }
  })
}

test("the paper for the notice board names its list on each page, and ends with the SHA-256", async ({
  page,
  context,
}, testInfo) => {
  const member = { name: "Ravi Kumar", email: "ravi@college.example", role: "clerk" } as const
  const cookies = await signInNewMember(server.dataDir, member)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: "127.0.0.1" })))
  await page.goto(`${server.url}/office/merit-list`)
  await page.evaluate(
    (fields) => {
      const form = document.createElement("form")
      form.method = "post"
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement("input")
        Object.assign(input, { type: "hidden", name, value })
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    { session: "2025-26", programme: "BSc", number: "3", part: "waiting" },
  )
  await expect(page.getByText("SHA-256").first()).toBeVisible()
  expect(await accessibilityErrors(page)).toEqual([])
  const path = testInfo.outputPath("paper.pdf")
  await page.pdf({ path, preferCSSPageSize: true })
  const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
  const pages = text.split("\f").slice(0, -1)
  expect(pages.length).toBeGreaterThan(3)
  for (const [at, one] of pages.entries()) {
    expect(one, `page ${at + 1}`).toMatch(/Merit list 3: waiting lists/)
    expect(one).toMatch(/Session 2025-26/)
    expect(one.replaceAll(" ", "")).toContain(`${at + 1}/${pages.length}`)
  }
  expect(pages.at(-1)).toContain(sha256)
})
