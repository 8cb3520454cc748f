// An applicant and a student without an Aadhaar number, on a site of its own, without JavaScript.
import { afterAll, beforeAll, expect, test } from "vitest"

import { identityMessages } from "#app/applications/status/prove-identity.server.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const number = "K1234567"
const form = validForm("BSc", {
  dob: "2007-03-27",
  identity_kind: "passport",
  aadhar_no: " k 123 4567",
  i_result: "awaited",
})

let site: RunningServer
let code: string

beforeAll(async () => {
  // The sample session of that year takes other identity numbers.
  site = await startServer({ LOG_LEVEL: "info", SAMPLE_SESSION: "2026-27" })
  code = await apply(site.url, await makeSamplePictures(), form)
})
afterAll(() => site.close())

test.each([
  ["/admission-form/bsc/part-1", "Contact and identity number", "Number of the identity paper"],
  ["/hi/admission-form/bsc/part-1", "सम्पर्क और पहचान संख्या", "पहचान पत्र की संख्या"],
])("%s asks for any identity paper", async (path, heading, label) => {
  const { main } = await openPage(`${site.url}${path}`)
  expect(textsOf(main, "h3")).toContain(heading)
  expect(textsOf(main, "label")).toContain(label)
  const kinds = findAll(main, "input").filter(
    ({ attributes }) => attributes.name === "identity_kind",
  )
  expect(kinds.map(({ attributes }) => attributes.value)).toEqual([
    "aadhaar",
    "apaar",
    "voter",
    "passport",
    "class_10",
  ])
  expect(kinds.map(({ attributes }) => "checked" in attributes)[0]).toBe(true)
  expect(find(main, "#aadhar_no").attributes["inputmode"]).toBe("text")
})

test("the sheet names the paper, and shows the last four only", async () => {
  const { main, html } = await openPage(`${site.url}/admission-form/print/${code}`)
  expect(textOf(main)).toContain("Passport / पासपोर्ट XXXX4567")
  expect(html).not.toContain(number)
})

test("the confirmation of an awaited result says up to when its marks are entered", async () => {
  const { main } = await openPage(`${site.url}/admission-form/print/${code}?submitted=1`)
  expect(textOf(main)).toMatch(/Enter your marks there by \d+ \w+ \d{4}/)
})

test("the status page asks for the passport's number", async () => {
  const ask = (fields: Record<string, string>) =>
    openPage(`${site.url}/admission-status`, {
      method: "POST",
      body: new URLSearchParams({ code, dob: "27-03-2007", ...fields }),
    })
  const { label, errors } = identityMessages("en", "passport")
  const { main } = await ask({})
  expect(textsOf(main, "label")).toContain(label)
  const marks = { step: "marks", i_maxmarks: "500", i_obtmarks: "412" }
  const wrong = await ask({ ...marks, marks_aadhar_no: "K7654321" })
  expect(textOf(find(wrong.main, "#marks_aadhar_no-error"))).toContain(errors.wrong)
  const right = await ask({ ...marks, marks_aadhar_no: "k1234567" })
  expect(right.status).toBe(200)
})

test("the same paper a second time is marked as a possible duplicate", async () => {
  await apply(site.url, await makeSamplePictures(), {
    ...form,
    aadhar_no: number,
    applicant_mobile: "9415000099",
  })
  const marks = await withDatabaseOf(site, (db) =>
    db.selectFrom("applications").select("may_be_duplicate").execute(),
  )
  expect(marks.map(({ may_be_duplicate }) => Number(may_be_duplicate) & 1)).toEqual([1, 1])
})

test("neither the log nor the database has the number in clear text", async () => {
  const rows = await withDatabaseOf(site, (db) =>
    db.selectFrom("applications").selectAll().execute(),
  )
  expect(JSON.stringify(rows)).toContain('\\"identity_kind\\":\\"passport\\"')
  expect(JSON.stringify(rows)).not.toContain(number)
  expect(site.log()).not.toContain(number)
})

test.each(["", "/hi"])("the login %s takes letters", async (language) => {
  const { main } = await openPage(`${site.url}${language}/student/student-login`)
  expect(find(main, "#userid").attributes["inputmode"]).toBe("text")
})
