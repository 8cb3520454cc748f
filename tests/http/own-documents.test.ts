// Documents on the status page without JavaScript, on a site of its own.
import { afterAll, beforeAll, expect, test } from "vitest"

import { documentMessages } from "#app/applications/status/own/document-messages.server.ts"
import { fileField } from "#domain/applications/document-slots.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, type HtmlElement, textOf } from "#tests/support/html/html-tree.ts"
import { withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { buildPdf } from "#tests/support/samples/pdf-files.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const texts = documentMessages.en
const aadhaar = freshAadhaar()
const dob = "27-03-2007"
const marksheet = fileField("highschool_marksheet")

let site: RunningServer
let code: string

beforeAll(async () => {
  // The sample session of that year asks for documents.
  site = await startServer({ LOG_LEVEL: "info", SAMPLE_SESSION: "2026-27" })
  const form = validForm("BSc", { dob: "2007-03-27", aadhar_no: aadhaar, i_result: "passed" })
  code = await apply(site.url, await makeSamplePictures(), form)
})
afterAll(() => site.close())

const ask = (path = "/admission-status") =>
  openPage(`${site.url}${path}`, { method: "POST", body: new URLSearchParams({ code, dob }) })

const send = (main: HtmlElement, number: string, files: Record<string, Buffer[]>) => {
  const form = findAll(main, "form").find((one) => textsOf(one, "button").includes(texts.submit))!
  const filling = { documents_aadhar_no: number }
  const body = new FormData()
  for (const [name, value] of fillForm(form, filling, find(form, "button", texts.submit)))
    body.append(name, String(value))
  for (const [name, contents] of Object.entries(files))
    for (const content of contents)
      body.append(name, new File([new Uint8Array(content)], "page.pdf"))
  return openPage(`${site.url}/admission-status`, { method: "POST", body })
}

const listStored = () =>
  withDatabaseOf(site, (db) => db.selectFrom("documents").select(["slot", "state"]).execute())

test("the page lists the papers of the application, each with an input, in both languages", async () => {
  for (const path of ["/admission-status", "/hi/admission-status"]) {
    const { main } = await ask(path)
    expect(find(main, `#${marksheet}`).attributes).toMatchObject({ type: "file" })
    expect(findAll(main, `#${fileField("sports")}`)).toEqual([])
  }
})

test("documents are stored with the identity number, and the page says so", async () => {
  const { main } = await ask()
  const files = { [marksheet]: [buildPdf(), buildPdf({ pages: 2 })] }
  const unproven = await send(main, freshAadhaar(), files)
  expect(unproven.status).toBe(422)
  expect(await listStored()).toEqual([])
  const sent = await send(main, aadhaar, files)
  expect(sent.status).toBe(200)
  expect(textOf(sent.main)).toContain(texts.done)
  expect(textOf(find(sent.main, `#${marksheet}-hint`))).toContain("2 pages")
  expect(await listStored()).toEqual([{ slot: "highschool_marksheet", state: "new" }])
  expect(sent.response.headers.get("cache-control")).toContain("no-store")
})

test("a file that cannot be used is refused at its input", async () => {
  const { main } = await ask()
  const active = buildPdf({ catalog: "/OpenAction<</S/JavaScript/JS(x)>>" })
  const refused = await send(main, aadhaar, { [marksheet]: [active] })
  expect(refused.status).toBe(422)
  expect(textOf(find(refused.main, `#${marksheet}-error`))).toContain(texts.errors.active)
})

test("a stored document has no address on the site", async () => {
  const names = await withDatabaseOf(site, (db) =>
    db.selectFrom("document_files").select("file").execute(),
  )
  expect(names.length).toBeGreaterThan(0)
  for (const { file } of names) {
    for (const path of ["uploads", "media"])
      expect((await fetch(`${site.url}/${path}/${file}`)).status).toBe(404)
  }
  expect(site.log()).not.toContain(aadhaar)
})
