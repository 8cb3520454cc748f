// Corrections and the withdrawal of an application on the status page without JavaScript, on a site of its own.
import { afterAll, beforeAll, expect, test } from "vitest"

import { ownFormMessages } from "#app/applications/status/own/messages.server.ts"
import { identityMessages } from "#app/applications/status/prove-identity.server.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, type HtmlElement, textOf } from "#tests/support/html/html-tree.ts"
import { withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const { correct, withdraw, refusals } = ownFormMessages.en
const aadhaar = freshAadhaar()
const dob = "27-03-2007"

let site: RunningServer
let code: string

beforeAll(async () => {
  // The sample session of that year lets applicants correct some fields.
  site = await startServer({ LOG_LEVEL: "info", SAMPLE_SESSION: "2026-27" })
  const form = validForm("BSc", { dob: "2007-03-27", aadhar_no: aadhaar, i_result: "passed" })
  code = await apply(site.url, await makeSamplePictures(), form)
})
afterAll(() => site.close())

const ask = (path = "/admission-status") =>
  openPage(`${site.url}${path}`, { method: "POST", body: new URLSearchParams({ code, dob }) })

/** Sends one of the forms, as a browser does without scripts. */
const send = (main: HtmlElement, submit: string, filling: Record<string, string>) => {
  const form = findAll(main, "form").find((one) => textsOf(one, "button").includes(submit))!
  const body = new URLSearchParams()
  for (const [name, value] of fillForm(form, filling, find(form, "button", submit)))
    body.append(name, String(value))
  return openPage(`${site.url}/admission-status`, { method: "POST", body })
}

const rowOf = () =>
  withDatabaseOf(site, (db) =>
    db
      .selectFrom("applications")
      .selectAll()
      .where("admission_code", "=", code)
      .executeTakeFirstOrThrow(),
  )

test.each(["/admission-status", "/hi/admission-status"])(
  "%s shows the stored values, but no account number",
  async (path) => {
    const { main, html } = await ask(path)
    const { applicant_mobile } = await rowOf()
    expect(find(main, "#own_applicant_mobile").attributes["value"]).toBe(applicant_mobile)
    expect(find(main, "#own_bank_account").attributes["value"]).toBe("")
    expect(html).not.toContain(aadhaar)
  },
)

test("a correction needs the identity number, keeps what was typed, and is stored once", async () => {
  const { main } = await ask()
  const typed = { own_applicant_mobile: "9415012345", own_i_roll: "" }
  const unproven = await send(main, correct.submit, { ...typed, own_i_roll: "24009999" })
  expect(unproven.status).toBe(422)
  expect(textOf(find(unproven.main, "#correct_aadhar_no-error"))).toContain(
    identityMessages("en", "aadhaar").errors.missing,
  )
  expect(find(unproven.main, "#own_applicant_mobile").attributes["value"]).toBe("9415012345")
  const wrong = await send(main, correct.submit, { ...typed, correct_aadhar_no: aadhaar })
  expect(wrong.status).toBe(422)
  expect(textOf(find(wrong.main, "#own_i_roll-error"))).not.toBe("")
  const done = await send(main, correct.submit, {
    own_applicant_mobile: "9415012345",
    correct_aadhar_no: aadhaar,
  })
  expect(done.status).toBe(200)
  expect(textOf(done.main)).toContain(correct.done)
  expect(await rowOf()).toMatchObject({ applicant_mobile: "9415012345", seen_at: null })
  // Back and again: the first page still has the former mobile number.
  const again = await send(main, correct.submit, {
    own_applicant_mobile: "9415012345",
    correct_aadhar_no: aadhaar,
  })
  expect(textOf(again.main)).toContain(correct.same)
})

test("a withdrawal needs the box and the identity number, and ends the forms of the page", async () => {
  const { main } = await ask()
  const unconfirmed = await send(main, withdraw.submit, { withdraw_aadhar_no: aadhaar })
  expect(unconfirmed.status).toBe(422)
  expect(textOf(find(unconfirmed.main, "#own_confirmed-error"))).toContain(withdraw.notConfirmed)
  const stranger = { own_confirmed: "1", withdraw_aadhar_no: freshAadhaar() }
  expect((await send(main, withdraw.submit, stranger)).status).toBe(422)
  expect(await rowOf()).toMatchObject({ status: "submitted" })
  const confirmed = { own_confirmed: "1", withdraw_aadhar_no: aadhaar }
  const done = await send(main, withdraw.submit, confirmed)
  expect(done.status).toBe(200)
  expect(textOf(done.main)).toContain(withdraw.done)
  expect(textsOf(done.main, "button")).not.toContain(withdraw.submit)
  expect(await rowOf()).toMatchObject({ status: "withdrawn" })
  const again = await send(main, withdraw.submit, confirmed)
  expect(textOf(again.main)).toContain(refusals.changed)
  expect(site.log()).not.toContain(aadhaar)
})
