// Marks of an awaited result on the status page without JavaScript, on a site of its own.
import { afterAll, beforeAll, expect, test } from "vitest"

import { ownMarksMessages } from "#app/applications/status/marks/messages.server.ts"
import { identityMessages } from "#app/applications/status/prove-identity.server.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, type HtmlElement, textOf } from "#tests/support/html/html-tree.ts"
import { withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const dob = "27-03-2007"
const marks = { i_maxmarks: "500", i_obtmarks: "412" }
const { title, submit, entered, refusals } = ownMarksMessages.en

let site: RunningServer
let code: string
const aadhaar = freshAadhaar()

beforeAll(async () => {
  // The sample session of that year asks for the result.
  site = await startServer({ LOG_LEVEL: "warn", SAMPLE_SESSION: "2026-27" })
  const form = validForm("BSc", { dob: "2007-03-27", aadhar_no: aadhaar })
  const awaited = { i_result: "awaited", i_maxmarks: "", i_obtmarks: "", i_grading: "" }
  code = await apply(site.url, await makeSamplePictures(), { ...form, ...awaited })
})
afterAll(() => site.close())

const ask = (language: "en" | "hi" = "en") =>
  openPage(`${site.url}${language === "hi" ? "/hi" : ""}/admission-status`, {
    method: "POST",
    body: new URLSearchParams({ code, dob }),
  })

/** Sends the form of the marks, as a browser does without scripts. */
const send = (main: HtmlElement, filling: Record<string, string>) => {
  const form = findAll(main, "form").find((one) => textsOf(one, "button").includes(submit))!
  const body = new URLSearchParams()
  for (const [name, value] of fillForm(form, filling, find(form, "button", submit))) {
    body.append(name, String(value))
  }
  return openPage(`${site.url}/admission-status`, { method: "POST", body })
}

const setLastDay = (marks_last_day: string) =>
  withDatabaseOf(site, async (db) => {
    const sessions = db.selectFrom("items").select("data").where("collection", "=", "sessions")
    const { data } = await sessions.executeTakeFirstOrThrow()
    const changed = JSON.stringify({ ...JSON.parse(data), marks_last_day })
    await db
      .updateTable("items")
      .set({ data: changed })
      .where("collection", "=", "sessions")
      .execute()
  })

test("the form asks for the result, and without scripts for the marks, too", async () => {
  const { main } = await openPage(`${site.url}/admission-form/bsc/part-1`)
  const names = findAll(main, "input").map(({ attributes }) => attributes.name)
  expect(names.filter((name) => name === "i_result")).toHaveLength(3)
  expect(names).toContain("i_maxmarks")
})

test.each(["en", "hi"] as const)(
  "the page asks for the marks, with the last day (%s)",
  async (language) => {
    const { main } = await ask(language)
    const messages = ownMarksMessages[language]
    expect(textsOf(main, "h2")).toContain(messages.title)
    expect(textOf(main)).toContain(messages.until.split("{day}")[1])
    expect(textOf(main)).toContain(messages.follows)
  },
)

test("the sheet says that the result is awaited", async () => {
  const { main } = await openPage(`${site.url}/admission-form/print/${code}`)
  expect(textOf(main)).toContain("Result awaited")
})

test("impossible marks, and a wrong Aadhaar number, are refused at their fields", async () => {
  const { main } = await ask()
  const impossible = await send(main, { ...marks, i_obtmarks: "501", marks_aadhar_no: aadhaar })
  expect(impossible.status).toBe(422)
  expect(textOf(find(impossible.main, "#i_obtmarks-error"))).toMatch(/maximum/)
  const wrong = await send(impossible.main, { ...marks, marks_aadhar_no: freshAadhaar() })
  expect(wrong.status).toBe(422)
  expect(textOf(find(wrong.main, "#marks_aadhar_no-error"))).toContain(
    identityMessages("en", "aadhaar").errors.wrong,
  )
  expect(wrong.html).not.toContain(aadhaar)
})

test("after the last day marks are refused, also from a page that was opened before", async () => {
  const { main } = await ask()
  await setLastDay("2026-01-01")
  const late = await send(main, { ...marks, marks_aadhar_no: aadhaar })
  expect(late.status).toBe(409)
  expect(textOf(late.main)).toContain(refusals.late)
  expect(textsOf(late.main, "button")).not.toContain(submit)
  await setLastDay("2099-01-01")
})

test("marks are entered once, and are on the sheet", async () => {
  const { main } = await ask()
  const stored = await send(main, { ...marks, marks_aadhar_no: aadhaar })
  expect(stored.status).toBe(200)
  expect(textOf(stored.main)).toContain(entered)
  expect(textsOf(stored.main, "h2")).not.toContain(title)
  const again = await send(main, { ...marks, i_obtmarks: "499", marks_aadhar_no: aadhaar })
  expect(again.status).toBe(409)
  const sheet = await openPage(`${site.url}/admission-form/print/${code}`)
  expect(textOf(sheet.main)).toContain("82.40")
  expect(textOf(sheet.main)).not.toContain("Result awaited")
})
