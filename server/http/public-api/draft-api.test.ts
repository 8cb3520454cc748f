import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { type Answers, draftLimits, toAnswers } from "#domain/applications/drafts/answers-file.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { openApp, picturesIn } from "#tests/support/app.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"

type Site = Awaited<ReturnType<typeof openApp>>
/** Every part that an answer of these calls may have. */
interface Answer {
  outcome: string
  message: string
  code: string
  version: number
  saved_at: string
  submission_key: string
  answers: Answers
}

const pin = "493817"
const key = () => crypto.randomUUID()

describe.each(databases)("stored drafts on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  let site: Site
  let db: Database
  const openSite = () =>
    openApp({ DATA_DIR: place.dataDir, DATABASE_URL: place.url, RATE_DRAFTS_PER_MINUTE: "1000" })
  beforeAll(async () => {
    pictures = await makeSamplePictures()
    place = await open()
    site = await openSite()
    db = connect(place)
  })
  beforeEach(async () => {
    await db.deleteFrom("sign_in_failures").execute()
    await db.deleteFrom("form_drafts").execute()
    const files = await picturesIn(place.dataDir)
    await site.services.files.delete(files.filter((name) => name.endsWith(".draft")))
  })
  afterAll(async () => {
    await db.destroy()
    await site.close()
    await place.close()
  })

  const filesOf = () =>
    Object.entries(pictures).map(([field, { bytes }]) => ({
      field,
      name: `${field}.jpg`,
      type: "image/jpeg",
      data: Buffer.from(bytes).toString("base64"),
    }))
  const answersOf = (values = validForm("BSc") as Record<string, string | string[]>) =>
    toAnswers({
      course: "BSc",
      session: "2025-26",
      saved_at: "2025-07-01T00:00:00.000Z",
      values,
      files: filesOf(),
    })
  const call = async (
    path: string,
    body: unknown,
    { ip = "127.0.0.1", language = "en", on = site } = {},
  ) => {
    const reply = await on.app.inject({
      method: "POST",
      url: `/api/v2/admission/drafts${path}`,
      payload: JSON.stringify(body),
      headers: { "content-type": "application/json", "accept-language": language },
      remoteAddress: ip,
    })
    return { status: reply.statusCode, headers: reply.headers, answer: reply.json<Answer>() }
  }
  const store = async (changes: object = {}) =>
    call("", { pin, submission_key: key(), answers: answersOf(), ...changes })
  const openDraft = (code: string, changes: object = {}) => call("/open", { code, pin, ...changes })
  const rows = () => db.selectFrom("form_drafts").selectAll().execute()

  test("a form stored on one device opens on another, with its values and both pictures", async () => {
    const sent = { pin, submission_key: key(), answers: answersOf() }
    const { status, headers, answer } = await call("", sent)
    expect(status).toBe(200)
    expect(headers["cache-control"]).toBe("no-store")
    expect(answer.code).toMatch(/^DR[2-9A-HJ-NP-Z]{12}$/)
    expect(parseAdmissionCode(answer.code)).toBeUndefined()
    const opened = await openDraft(answer.code.toLowerCase().replace("dr", "dr-"))
    expect(opened.status).toBe(200)
    expect(opened.headers["cache-control"]).toBe("no-store")
    expect(opened.answer).toMatchObject({ version: 1, submission_key: sent.submission_key })
    expect(opened.answer.answers.values).toEqual(sent.answers.values)
    expect(opened.answer.answers.values).not.toHaveProperty("agreed_to_declaration")
    expect(opened.answer.answers.files).toEqual(sent.answers.files)
  })

  test("a second save replaces the first; a device that knows only the first gets a conflict", async () => {
    const submission_key = key()
    const { answer: first } = await store({ submission_key })
    const { code } = first
    const changed = answersOf({ ...validForm("BSc"), applicant_name: "Second Name" })
    const { answer: second } = await store({ code, version: 1, submission_key, answers: changed })
    expect(second).toMatchObject({ outcome: "stored", code, version: 2 })
    const third = await store({ code, version: 1, submission_key })
    expect(third.status).toBe(409)
    expect(third.answer).toMatchObject({ version: 2, saved_at: second.saved_at })
    expect(third.answer.message).toContain("Nothing was overwritten")
    const opened = await openDraft(code)
    expect(opened.answer.answers.values["applicant_name"]).toBe("Second Name")
    const files = await picturesIn(place.dataDir)
    expect(files.filter((name) => name.endsWith(".draft"))).toEqual(
      (await rows()).map(({ file }) => file).toSorted(),
    )
  })

  test("devices that save at the same time: one is stored, the others get a conflict", async () => {
    const { answer } = await store()
    // As many as may try one code at once without a delay.
    const devices = [1, 2, 3, 4]
    const saves = await Promise.all(devices.map(() => store({ code: answer.code, version: 1 })))
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test("an unknown code and a wrong PIN get the same answer", async () => {
    const { answer } = await store()
    const wrongPin = await openDraft(answer.code, { pin: "770912" })
    const unknown = await openDraft("DRABCDEFGHJKLM")
    expect(wrongPin.status).toBe(403)
    expect(wrongPin.answer.message).toContain("No stored form has this code and PIN")
    expect([unknown.status, unknown.answer]).toEqual([wrongPin.status, wrongPin.answer])
    const failures = await db.selectFrom("sign_in_failures").select("account").execute()
    expect(failures).toHaveLength(2)
    expect(JSON.stringify(failures)).not.toContain(answer.code)
  })

  test("wrong PINs are limited per code, for every address, process and call, and also hold back the right one", async () => {
    const { answer } = await store()
    const { code } = answer
    const other = await openSite()
    const tries = Array.from({ length: 5 }, (_, index) => `77091${index}`)
    for (const [index, guess] of tries.entries()) {
      const on = index % 2 ? other : site
      const { status } = await call("/open", { code, pin: guess }, { ip: `192.0.2.${index}`, on })
      expect(status).toBe(403)
    }
    const held = [
      await call("/open", { code, pin }, { ip: "198.51.100.7", on: other }),
      await call("", { code, pin, version: 1, submission_key: key(), answers: answersOf() }),
      await call("/delete", { code, pin }, { language: "hi" }),
    ]
    expect(held.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(held.map(({ headers }) => Number(headers["retry-after"]) > 0)).not.toContain(false)
    expect(held[0]!.answer.message).toBe(
      "Too many tries. Try again in 1 min. What is on this device is not lost.",
    )
    expect(held[2]!.answer.message).toContain("1 मिनट बाद")
    // Another draft is not held back.
    const { answer: another } = await store()
    expect((await openDraft(another.code)).status).toBe(200)
    await other.close()
  })

  test("tries at the same moment cannot exceed the limit", async () => {
    const { answer } = await store()
    const guesses = Array.from({ length: 12 }, (_, index) => `5809${10 + index}`)
    const tries = await Promise.all(guesses.map((guess) => openDraft(answer.code, { pin: guess })))
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test("right tries are not counted", async () => {
    const { answer } = await store()
    for (let times = 0; times < 8; times++) {
      expect((await openDraft(answer.code)).status).toBe(200)
    }
  })

  test("the file of one draft in the place of another's is not opened", async () => {
    const [{ answer: mine }, { answer: theirs }] = [await store(), await store()]
    const [first, second] = (await rows()).slice(-2)
    const bytes = await site.services.files.read(second!.file)
    await site.services.files.put(first!.file, bytes!)
    const replies = [await openDraft(mine.code), await openDraft(theirs.code)]
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 500])
    const failed = replies.find(({ status }) => status === 500)!
    expect(failed.answer).not.toHaveProperty("answers")
  })

  test("neither the database nor the file store holds the code, the PIN or an answer", async () => {
    const name = "Uncommonlongname"
    const { answer } = await store({
      answers: answersOf({ ...validForm("BSc"), applicant_name: name }),
    })
    const row = (await rows()).at(-1)!
    const stored = JSON.stringify(await rows()) + String(await site.services.files.read(row.file))
    for (const secret of [answer.code, answer.code.slice(2), pin, name]) {
      expect(stored).not.toContain(secret)
    }
  })

  test("the submission ends the draft: row and file are gone, and its code opens nothing", async () => {
    const submission_key = key()
    const { answer } = await store({ submission_key })
    const { file } = (await rows()).find((row) => row.submission_key === submission_key)!
    const form = validForm("BSc", { aadhar_no: freshAadhaar(), submission_key })
    const url = "/api/v2/admission/save"
    const submit = async (sent: typeof form) => {
      const body = new Response(toFormData(sent, pictures))
      const payload = Buffer.from(await body.arrayBuffer())
      const headers = { "content-type": body.headers.get("content-type")! }
      return (await site.app.inject({ method: "POST", url, payload, headers })).statusCode
    }
    expect(await submit({ ...form, applicant_name: "" })).toBe(422)
    expect((await openDraft(answer.code)).status).toBe(200)
    expect(await submit(form)).toBe(200)
    expect(await site.services.files.read(file)).toBeUndefined()
    expect((await openDraft(answer.code)).status).toBe(403)
    // A device that does not know of the submission.
    expect((await store({ submission_key })).answer.outcome).toBe("submitted")
  })

  test("the sweep ends drafts that have expired, and those whose submission could not end them", async () => {
    const codes = [await store(), await store(), await store()].map(({ answer }) => answer.code)
    const [expired, submitted, kept] = (await rows()).toSorted((a, b) =>
      a.saved_at < b.saved_at ? -1 : 1,
    )
    const day = 86_400_000
    expect(Date.parse(kept!.expires_at) - Date.parse(kept!.saved_at)).toBe(30 * day)
    const application = await db
      .selectFrom("applications")
      .select("submission_key")
      .where("submission_key", "is not", null)
      .executeTakeFirstOrThrow()
    await db
      .updateTable("form_drafts")
      .set({ expires_at: "2025-01-01T00:00:00.000Z" })
      .where("id", "=", expired!.id)
      .execute()
    await db
      .updateTable("form_drafts")
      .set({ submission_key: application.submission_key! })
      .where("id", "=", submitted!.id)
      .execute()
    const opened = await Promise.all(codes.map((code) => openDraft(code)))
    expect(opened.map(({ status }) => status)).toEqual([403, 410, 200])
    expect(await site.services.drafts.sweep()).toBe(2)
    expect((await rows()).map(({ id }) => id)).toEqual([kept!.id])
    const files = await Promise.all(
      [expired, submitted, kept].map((row) => site.services.files.read(row!.file)),
    )
    expect(files.map(Boolean)).toEqual([false, false, true])
  })

  test("the sweep of orphaned files keeps the files of drafts", async () => {
    await store()
    const names = (await rows()).map(({ file }) => file)
    expect(await site.services.drafts.listKnownFiles([...names, "unknown.draft"])).toEqual(
      new Set(names),
    )
  })

  test("deletes a draft for who has code and PIN, and for nobody else", async () => {
    const { answer } = await store()
    const { code } = answer
    expect((await call("/delete", { code, pin: "280517" })).status).toBe(403)
    expect((await openDraft(code)).status).toBe(200)
    expect((await call("/delete", { code, pin })).answer.outcome).toBe("removed")
    expect((await openDraft(code)).status).toBe(403)
    expect((await store({ code, version: 1 })).status).toBe(403)
  })

  test.each([
    { refused: "123456", why: "easy_pin" },
    { refused: "121212", why: "easy_pin" },
    { refused: "١٢٣٤", why: "pin_format" },
    { refused: 493817, why: "pin_format" },
    { refused: "4938x7", why: "pin_format" },
  ])("refuses the PIN $refused: $why", async ({ refused, why }) => {
    const { status, answer } = await store({ pin: refused })
    expect(status).toBe(422)
    expect(answer.outcome).toBe(why)
  })

  const file = { field: "image", name: "a.jpg", type: "image/jpeg", data: "AAAA" }
  const plain = toAnswers({
    course: "BSc",
    session: "2025-26",
    saved_at: "2025-07-01T00:00:00.000Z",
    values: { applicant_name: "Asha" },
    files: [],
  })
  const withFiles = (...files: object[]) => ({ ...plain, files })
  test.each([
    { name: "nothing", body: {} },
    { name: "a list", body: [] },
    { name: "a text", body: "code" },
    { name: "null", body: null },
    { name: "no answers", body: { pin, submission_key: key() } },
    { name: "no submission key", body: { pin, answers: plain } },
    { name: "another format", body: { answers: { ...plain, format: "other" } } },
    { name: "a later version", body: { answers: { ...plain, version: 2 } } },
    { name: "a number as value", body: { answers: { ...plain, values: { urn: 5 } } } },
    { name: "an object as value", body: { answers: { ...plain, values: { urn: {} } } } },
    {
      name: "a value too long",
      body: { answers: { ...plain, values: { urn: "x".repeat(5001) } } },
    },
    { name: "a file as text", body: { answers: withFiles({ ...file, data: "<script>" }) } },
    { name: "a path as field", body: { answers: withFiles({ ...file, field: "../image" }) } },
    { name: "a type with a header", body: { answers: withFiles({ ...file, type: "a/b\r\nx" }) } },
    {
      name: "too many files",
      body: { answers: withFiles(...Array.from({ length: draftLimits.files + 1 }, () => file)) },
    },
    { name: "a code of an admission", body: { code: "ABCDEFGHJKLM" } },
    { name: "an object as code", body: { code: { $ne: "" } } },
  ])("refuses a body with $name", async ({ body }) => {
    const before = (await rows()).length
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body)
    const sent =
      isObject && Object.keys(body).length > 0 && !("pin" in body)
        ? { pin, submission_key: key(), answers: plain, ...body }
        : body
    for (const path of ["", "/open", "/delete"]) {
      const { status, answer } = await call(path, path === "" ? sent : body)
      expect([400, 422]).toContain(status)
      expect(answer.message).not.toBe("")
    }
    expect(await rows()).toHaveLength(before)
  })

  test("keeps only fields of the form, as text", async () => {
    const values = JSON.parse(
      `{"applicant_name":"<img src=x onerror=alert(1)>","constructor":"x","intent":"y","agreed_to_declaration":"1"}`,
    ) as Record<string, string>
    const { answer } = await store({ answers: { ...answersOf(), values } })
    const opened = await openDraft(answer.code)
    expect(opened.answer.answers.values).toEqual({ applicant_name: values["applicant_name"] })
  })

  test("refuses files over the limit, and a body without a length", async () => {
    const data = "A".repeat(Math.ceil((draftLimits.bytes * 4) / 3) + 8)
    const large = await store({ answers: withFiles({ ...file, data }) })
    expect(large.status).toBe(413)
    const huge = await site.app.inject({
      method: "POST",
      url: "/api/v2/admission/drafts",
      payload: `"${"A".repeat(18 * 1024 * 1024)}"`,
      headers: { "content-type": "application/json" },
    })
    expect(huge.statusCode).toBe(413)
    expect(huge.json<Answer>().outcome).toBe("too_large")
  })

  test("above the limit of all drafts, none is stored under a new code; those there are go on", async () => {
    const { answer } = await store()
    await store()
    await store()
    await db.updateTable("form_drafts").set({ size: 2_147_483_647 }).execute()
    const others = await Promise.all([store(), store()])
    expect(others.at(-1)!.answer.outcome).toBe("no_space")
    expect((await store({ code: answer.code, version: 1 })).status).toBe(200)
  })
})

test("above the limit of an address every call says when to come again", async () => {
  const site = await openApp({ RATE_DRAFTS_PER_MINUTE: "2" })
  const answers: [number, boolean][] = []
  for (const path of ["", "/open", "/delete"]) {
    const url = `/api/v2/admission/drafts${path}`
    const reply = await site.app.inject({ method: "POST", url, payload: {} })
    answers.push([reply.statusCode, "retry-after" in reply.headers])
  }
  expect(answers).toEqual([
    [422, false],
    [422, false],
    [429, true],
  ])
  await site.close()
})
