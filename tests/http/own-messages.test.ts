// Stopping messages and asking for a forgotten code on the status page without JavaScript, with a mail server.
import { afterAll, beforeAll, expect, test, vi } from "vitest"

import { statusPageMessages } from "#app/applications/status/messages.server.ts"
import { noticeFormMessages } from "#app/applications/status/messages/messages.server.ts"
import { save } from "#tests/support/contract-calls.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, type HtmlElement, textOf } from "#tests/support/html/html-tree.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import {
  type ReceivedMail,
  startMailServer,
  textOfMail,
} from "#tests/support/servers/mail-server.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const { stop, forgotten } = noticeFormMessages.en
const email = "asha@example.com"
const applicant_mobile = "9415012345"

let mail: Awaited<ReturnType<typeof startMailServer>>
let site: RunningServer
let code: string

beforeAll(async () => {
  mail = await startMailServer()
  site = await startServer({
    LOG_LEVEL: "info",
    RATE_MESSAGES_PER_10_MINUTES: "6",
    SMTP_URL: mail.url,
    MAIL_FROM: "admissions@college.example",
    // Gives it its own address as PUBLIC_URL.
    TRUST_PROXY: "loopback",
  })
  const form = validForm("BSc", { dob: "2007-03-27", email, applicant_mobile })
  const headers = { "accept-language": "en" }
  const pictures = await makeSamplePictures()
  const { answer } = await save(site.url, toFormData(form, pictures), { headers })
  code = answer.admission_code!
})
afterAll(async () => {
  await site.close()
  await mail.close()
})

const open = (body: Record<string, string>) =>
  openPage(`${site.url}/admission-status`, {
    method: "POST",
    body: new URLSearchParams(body),
  })

/** Sends one of the forms, as a browser does without scripts. */
const send = (main: HtmlElement, submit: string, filling: Record<string, string> = {}) => {
  const form = findAll(main, "form").find((one) => textsOf(one, "button").includes(submit))!
  const values = fillForm(form, filling, find(form, "button", submit))
  return open(Object.fromEntries([...values].map(([name, value]) => [name, String(value)])))
}

const askCode = async (contact: string, own_dob: string) => {
  const { main } = await openPage(`${site.url}/admission-status`)
  return send(main, forgotten.submit, { contact, own_dob })
}

test("the receipt is sent by e-mail, the language of the form first, without the code", async () => {
  await vi.waitUntil(() => mail.mails.length === 1, { timeout: 30_000 })
  const [received] = mail.mails as [ReceivedMail]
  expect(received.to).toEqual([email])
  expect(textOfMail(received)).toMatch(
    /^Dear .*, Government Degree College, Adarshpur has received/,
  )
  expect(textOfMail(received)).not.toContain(code)
})

test("a forgotten code comes to the stored address, and the page says the same to everybody", async () => {
  const known = await askCode(applicant_mobile, "27-03-2007")
  expect(known.status).toBe(200)
  expect(textOf(known.main)).toContain(statusPageMessages.en.asked)
  const unknown = await askCode("9415012346", "27-03-2007")
  expect(unknown.status).toBe(200)
  expect(textOf(unknown.main)).toBe(textOf(known.main))
  await vi.waitUntil(() => mail.mails.length === 2, { timeout: 30_000 })
  const [, sent] = mail.mails as [ReceivedMail, ReceivedMail]
  expect(sent.to).toEqual([email])
  expect(textOfMail(sent)).toContain(code)
  for (const secret of [code, email, applicant_mobile]) expect(site.log()).not.toContain(secret)
})

test("wrong input is marked, and too many requests of one connection wait", async () => {
  const wrong = await askCode("12345", "")
  expect(wrong.status).toBe(422)
  expect(textOf(find(wrong.main, "#contact-error"))).toContain(
    statusPageMessages.en.errors.contact.format,
  )
  expect(find(wrong.main, "#contact").attributes["value"]).toBe("12345")
  expect(textOf(find(wrong.main, "#own_dob-error"))).not.toBe("")
  for (let i = 0; i < 3; i++) await askCode(`941501235${i}`, "27-03-2007")
  const tooMany = await askCode("9415012360", "27-03-2007")
  expect(tooMany.status).toBe(429)
  expect(textOf(tooMany.main)).toContain(statusPageMessages.en.failures["too many requests"])
})

test("messages are stopped with code and date of birth, and started again", async () => {
  const { main } = await open({ code, dob: "27-03-2007" })
  const stopped = await send(main, stop.stop)
  expect(stopped.status).toBe(200)
  expect(textOf(stopped.main)).toContain(stop.doneStopped)
  expect(textOf(stopped.main)).toContain(stop.stopped)
  const started = await send(stopped.main, stop.start)
  expect(textOf(started.main)).toContain(stop.doneStarted)
})

test("a site without mail server and gateway shows neither form", async () => {
  const other = await startServer()
  try {
    const { main } = await openPage(`${other.url}/admission-status`)
    expect(textOf(main)).not.toContain(forgotten.title)
  } finally {
    await other.close()
  }
})
