// Documents and stored drafts of two processes on one PostgreSQL and one bucket, which fails in between.
import { existsSync, readdirSync } from "node:fs"

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"

import { documentMessages } from "#app/applications/status/own/document-messages.server.ts"
import { fileField } from "#domain/applications/document-slots.ts"
import { toAnswers } from "#domain/applications/drafts/answers-file.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, type HtmlElement, textOf } from "#tests/support/html/html-tree.ts"
import { numberOf } from "#tests/support/number-of.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { buildPdf } from "#tests/support/samples/pdf-files.ts"
import { makePictures, makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { openEmptyPostgres, type OpenDatabase } from "#tests/support/servers/databases.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"

const texts = documentMessages.en
const marksheet = fileField("highschool_marksheet")
const pin = "493817"
const key = Buffer.alloc(32, 7).toString("base64")

// PGlite has a single session, and the status page exists only if the site is built.
const isPossible = inject("postgres") !== null && existsSync("build/server/index.js")
if (!isPossible) console.log("Documents and drafts on a bucket need PostgreSQL and a built site.")

describe.runIf(isPossible)("two processes on PostgreSQL and a bucket", () => {
  let database: OpenDatabase
  let bucket: Awaited<ReturnType<typeof startBucket>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  let one: RunningServer
  let other: RunningServer
  let cookie: string

  beforeAll(async () => {
    database = await openEmptyPostgres()
    bucket = await startBucket()
    pictures = await makeSamplePictures()
    // The sample session of that year asks for documents.
    const env = {
      ...bucket.env,
      DATABASE_URL: database.url!,
      APP_KEY: key,
      SAMPLE_SESSION: "2026-27",
    }
    one = await startServer(env)
    other = await startServer(env)
    const member = {
      name: "The principal",
      email: "p@college.example",
      role: "administrator",
    } as const
    const [session] = await signInNewMember(one.dataDir, member, database.url, key)
    cookie = `${session!.name}=${session!.value}`
  }, 120_000)
  afterAll(async () => {
    await Promise.all([one, other].map((server) => server.close()))
    await bucket.close()
    await database.close()
  })

  /** A call of the console. */
  const call = async (server: RunningServer, method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api/console${path}`, {
      method,
      headers: {
        cookie,
        origin: server.url,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) }
  }
  const dataOf = ({ content }: { content: Buffer }) => JSON.parse(content.toString()).data
  const statusOf = async (server: RunningServer, file: string) =>
    (await fetch(`${server.url}/uploads/${file}`)).status

  const newApplicant = async () => {
    const aadhaar = freshAadhaar()
    const form = validForm("BSc", { dob: "2007-03-27", aadhar_no: aadhaar, i_result: "passed" })
    const code = await apply(one.url, pictures, form)
    return { code, aadhaar, number: await numberOf(one, code) }
  }
  type Applicant = Awaited<ReturnType<typeof newApplicant>>

  const openStatus = (server: RunningServer, { code }: Applicant) =>
    openPage(`${server.url}/admission-status`, {
      method: "POST",
      body: new URLSearchParams({ code, dob: "27-03-2007" }),
    })
  /** Presses the button of a form of the status page. */
  const press = (
    server: RunningServer,
    main: HtmlElement,
    {
      button,
      filling,
      files,
    }: { button: string; filling: Record<string, string>; files: Record<string, Uint8Array> },
  ) => {
    const form = findAll(main, "form").find((each) => textsOf(each, "button").includes(button))!
    const body = new FormData()
    for (const [name, value] of fillForm(form, filling, find(form, "button", button)))
      if (!(name in files)) body.append(name, value)
    for (const [name, bytes] of Object.entries(files))
      body.append(name, new File([new Uint8Array(bytes)], "file"))
    return openPage(`${server.url}/admission-status`, { method: "POST", body })
  }
  const sendMarksheet = async (server: RunningServer, applicant: Applicant, bytes: Uint8Array) => {
    const { main } = await openStatus(server, applicant)
    const filling = { documents_aadhar_no: applicant.aadhaar }
    return press(server, main, { button: texts.submit, filling, files: { [marksheet]: bytes } })
  }
  const readPapers = async (server: RunningServer, { number }: Applicant) =>
    dataOf(await call(server, "GET", `/applications/${number}/documents`)) as {
      slots: {
        slot: string
        documents: { id: number; state: string; files: { file: string }[] }[]
      }[]
      pictures: { files: { file: string }[] }[]
    }
  const marksheetsOf = async (server: RunningServer, applicant: Applicant) =>
    (await readPapers(server, applicant)).slots.find(({ slot }) => slot === "highschool_marksheet")!
      .documents

  test("a document sent to one process is in the bucket, and staff of the other open it", async () => {
    const applicant = await newApplicant()
    const [photo] = await makePictures("photo")
    expect((await sendMarksheet(one, applicant, photo.bytes)).status).toBe(200)
    const [document] = await marksheetsOf(other, applicant)
    const { file } = document!.files[0]!
    const path = `/applications/${applicant.number}/documents/${file}`
    const { status, content } = await call(other, "GET", path)
    expect(status).toBe(200)
    expect(content).toEqual(bucket.files().get(file)!.content)
    expect(await statusOf(one, file)).toBe(404)
    // The next one is sent to the other process.
    expect((await sendMarksheet(other, applicant, buildPdf())).status).toBe(200)
    const states = (await marksheetsOf(one, applicant)).map(({ state }) => state)
    expect(states).toEqual(["new", "replaced"])
  })

  test("while the bucket fails nothing is stored; the same document is sent afterwards", async () => {
    const applicant = await newApplicant()
    bucket.misbehave((method) => (method === "PUT" ? "fail" : "behave"))
    const failed = await sendMarksheet(one, applicant, buildPdf())
    expect(failed.status).toBe(503)
    bucket.misbehave(() => "behave")
    expect(await marksheetsOf(other, applicant)).toEqual([])
    const sent = await sendMarksheet(other, applicant, buildPdf())
    expect(textOf(sent.main)).toContain(texts.done)
    expect(await marksheetsOf(one, applicant)).toHaveLength(1)
  })

  test("an accepted photo replaces the one before on both processes", async () => {
    const applicant = await newApplicant()
    const former = String((await print(other.url, applicant.code)).answer[0]!["image_file"])
    const path = `/applications/${applicant.number}`
    const query = { fields: ["image"] }
    const ask = { to: "query", reason: "A clearer photo.", query, expectedVersion: 1 }
    expect((await call(one, "POST", `${path}/status`, ask)).status).toBe(200)
    const { main } = await openStatus(other, applicant)
    const [photo] = await makePictures("photo")
    const answered = await press(other, main, {
      button: "Send the answer",
      filling: { query_aadhar_no: applicant.aadhaar },
      files: { image: photo.bytes },
    })
    expect(answered.status).toBe(200)
    const { version } = dataOf(await call(one, "GET", path)) as { version: number }
    const review = { accepted: ["image"], returned: [], reason: "", expectedVersion: version }
    expect((await call(one, "POST", `${path}/answer-review`, review)).status).toBe(200)
    const image = String((await print(other.url, applicant.code)).answer[0]!["image_file"])
    expect(image).not.toBe(former)
    for (const server of [one, other]) {
      expect([await statusOf(server, image), await statusOf(server, former)]).toEqual([200, 404])
      // It stays among the documents.
      expect((await call(server, "GET", `${path}/documents/${former}`)).status).toBe(200)
    }
  })

  test("an erasure at one process removes every file from the bucket, and the other serves none", async () => {
    const applicant = await newApplicant()
    await sendMarksheet(one, applicant, buildPdf())
    const [record] = (await print(one.url, applicant.code)).answer
    const [document] = await marksheetsOf(one, applicant)
    const names = [
      String(record!["image_file"]),
      String(record!["signature_file"]),
      document!.files[0]!.file,
    ]
    expect(names.every((name) => bucket.files().has(name))).toBe(true)
    const records = [{ kind: "application", id: applicant.number }]
    const erasure = { records, why: "Asked by the applicant", confirmed: ["under_way"] }
    const erased = await call(one, "POST", "/privacy/erase", erasure)
    expect([erased.status, erased.content.toString()]).toMatchObject([200, expect.any(String)])
    expect(names.filter((name) => bucket.files().has(name))).toEqual([])
    for (const name of names) expect(await statusOf(other, name)).toBe(404)
  })

  const draftsInBucket = () => [...bucket.files().keys()].filter((name) => name.endsWith(".draft"))
  const draft = async (server: RunningServer, path: "" | "/open", body: object) => {
    const response = await fetch(`${server.url}/api/v2/admission/drafts${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ pin, ...body }),
    })
    return {
      status: response.status,
      answer: (await response.json()) as {
        outcome: string
        code: string
        version: number
        answers: ReturnType<typeof toAnswers>
      },
    }
  }

  test("a draft with pictures and a document, stored at one process, opens and ends at the other", async () => {
    const form = validForm("BSc", { dob: "2007-03-27", i_result: "passed" })
    const submission_key = crypto.randomUUID()
    const files = Object.entries({ ...pictures, [marksheet]: { bytes: buildPdf() } }).map(
      ([field, { bytes }]) => ({
        field,
        name: `${field}.jpg`,
        type: "image/jpeg",
        data: Buffer.from(bytes).toString("base64"),
      }),
    )
    const answersOf = (changes: object = {}) =>
      toAnswers({
        course: "BSc",
        session: "2026-27",
        saved_at: new Date().toISOString(),
        values: { ...form, ...changes } as Record<string, string>,
        files,
      })
    const stored = await draft(one, "", { submission_key, answers: answersOf() })
    expect(stored.status).toBe(200)
    const [name] = draftsInBucket()
    // Neither values nor pictures can be read in the bucket.
    expect(bucket.files().get(name!)!.content.includes(String(form["applicant_mobile"]))).toBe(
      false,
    )
    const { code } = stored.answer
    const opened = await draft(other, "/open", { code })
    expect(opened.answer).toMatchObject({ outcome: "opened", version: 1 })
    expect(opened.answer.answers.files).toEqual(answersOf().files)

    bucket.misbehave((method) => (method === "PUT" ? "fail" : "behave"))
    const changed = answersOf({ applicant_name: "Second Name" })
    const failed = await draft(other, "", { code, version: 1, submission_key, answers: changed })
    expect(failed.status).toBe(503)
    bucket.misbehave(() => "behave")
    expect(draftsInBucket()).toEqual([name])
    const second = await draft(other, "", { code, version: 1, submission_key, answers: changed })
    expect(second.answer).toMatchObject({ outcome: "stored", version: 2 })
    expect(draftsInBucket()).toHaveLength(1)
    expect(draftsInBucket()).not.toContain(name)
    const again = await draft(one, "/open", { code })
    expect(again.answer.answers.values["applicant_name"]).toBe("Second Name")

    const sent = await save(one.url, toFormData(form, pictures, { submission_key }))
    expect(sent.status).toBe(200)
    expect(draftsInBucket()).toEqual([])
    expect((await draft(other, "/open", { code })).status).not.toBe(200)
  })

  test("no process stores files in its data directory, or reports an error", () => {
    for (const { dataDir, log } of [one, other]) {
      expect(readdirSync(dataDir)).toEqual([])
      expect(log()).not.toMatch(/"level":60/)
    }
  })
})
