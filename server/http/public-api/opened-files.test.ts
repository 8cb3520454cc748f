// Who can open a picture or a document of an applicant, and that nobody can once it is replaced or erased.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { fileField } from "#domain/applications/document-slots.ts"
import { listDocuments } from "#server/features/applications/applications.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { openConsole } from "#tests/support/console.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { buildPdf } from "#tests/support/samples/pdf-files.ts"
import { makePictures, makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { received } from "#tests/support/submission-harness.ts"

let site: Awaited<ReturnType<typeof openConsole>>
let cookie: string
beforeAll(async () => {
  site = await openConsole()
  cookie = await site.cookieFor("administrator")
})
afterAll(() => site.close())

const officer = { name: "the officer", role: "officer" } as const
const newApplicant = async () => {
  const { services } = site
  const notice_version = await services.noticeVersion()
  const form = validForm("BSc", { notice_version })
  const outcome = await services.submitApplication(received(form, await makeSamplePictures()))
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
  return outcome.admissionCode
}
const read = async (code: string) => (await site.services.staffApplications.read(code, officer))!
const documentsOf = (code: string) =>
  withDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: undefined }, (db) => listDocuments(db, code))

/** The public site's answer for a picture, as a browser asks that has it already. */
const openPicture = (file: string, headers: Record<string, string> = {}) =>
  site.site.inject({ url: `/uploads/${file}`, headers })
const later = new Date(Date.now() + 86_400_000).toUTCString()
const conditions = [
  {},
  { "if-none-match": "*" },
  { "if-modified-since": later },
  { range: "bytes=0-10" },
]
const expectGone = async (file: string) => {
  for (const headers of conditions) {
    const { statusCode, rawPayload } = await openPicture(file, headers)
    expect(statusCode).toBe(404)
    expect(rawPayload.subarray(0, 2).toString("hex")).not.toBe("ffd8")
  }
}
const openDocument = async (code: string, file: string) =>
  (await site.call("GET", `/applications/${code}/documents/${file}`, { cookie })).statusCode

/** Asks for a photo and a certificate, which the applicant sends. Returns the files of both. */
const answerWithFiles = async (code: string) => {
  const { staffApplications, answerQuery } = site.services
  const { version: expectedVersion } = await read(code)
  const query = { fields: ["image", fileField("income")] }
  const change = { to: "query", reason: "Send both.", query, expectedVersion } as const
  await staffApplications.changeStatus(code, change, officer)
  const [photo] = await makePictures("photo")
  const files = { image: [photo.bytes], [fileField("income")]: [buildPdf()] }
  const answer = { text: "", values: {}, files }
  expect(await answerQuery(code, answer, { isConfirmed: true })).toEqual({ outcome: "answered" })
  const [picture, income] = await documentsOf(code)
  return { photo: picture!.files[0]!.file, certificate: income!.files[0]!.file }
}

describe("files of an applicant", () => {
  test("a picture is opened only while it is that of the record; a document never by its address", async () => {
    const code = await newApplicant()
    const former = (await read(code)).image_file
    const { photo, certificate } = await answerWithFiles(code)
    const shown = await openPicture(former)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers["cache-control"]).toBe("no-store")
    // Sent, and not accepted yet.
    await expectGone(photo)
    await expectGone(certificate)
    const { version: expectedVersion } = await read(code)
    const accepted = ["image", fileField("income")]
    const review = { accepted, returned: [], reason: "", expectedVersion }
    const { staffApplications } = site.services
    expect(await staffApplications.reviewAnswer(code, review, officer)).toEqual({
      outcome: "stored",
    })
    expect((await openPicture(photo)).statusCode).toBe(200)
    await expectGone(former)
    await expectGone(certificate)
    // Staff still see what was replaced.
    expect(await openDocument(code, former)).toBe(200)
  })

  test("a document opens for staff who may read applications, and only within its application", async () => {
    const [code, other] = [await newApplicant(), await newApplicant()]
    const { certificate } = await answerWithFiles(code)
    expect(await openDocument(code, certificate)).toBe(200)
    expect(await openDocument(other, certificate)).toBe(404)
    const path = `/applications/${code}/documents/${certificate}`
    expect((await site.call("GET", path)).statusCode).toBe(401)
    const editor = await site.cookieFor("editor")
    expect((await site.call("GET", path, { cookie: editor })).statusCode).toBe(403)
    const opened = await site.call("GET", path, { cookie })
    expect(opened.headers["cache-control"]).toBe("no-store")
    expect(opened.headers["content-disposition"]).toMatch(/^attachment/)
  })

  test("an applicant's code and a student's session open no document", async () => {
    const code = await newApplicant()
    const { certificate } = await answerWithFiles(code)
    const path = `/api/console/applications/${code}/documents/${certificate}`
    for (const headers of [{ cookie: `code=${code}` }, { authorization: `Bearer ${code}` }]) {
      expect((await site.site.inject({ url: path, headers })).statusCode).toBe(401)
      await expectGone(certificate)
    }
    const login = await site.site.inject({
      method: "POST",
      url: "/api/login",
      payload: { userid: "999941057058", password: "27032007", role: "3" },
    })
    const { access_token: token } = login.json() as { access_token?: string }
    expect(token).toBeDefined()
    const headers = { authorization: `Bearer ${token}` }
    expect((await site.site.inject({ url: path, headers })).statusCode).toBe(401)
    const print = await site.site.inject({
      method: "POST",
      url: "/api/v2/admission/print",
      payload: { admission_code: code },
    })
    expect(print.body).not.toContain(certificate)
  })

  test("after the erasure nothing of the applicant opens, also if a file could not be deleted", async () => {
    const code = await newApplicant()
    const { photo, certificate } = await answerWithFiles(code)
    const { image_file, signature_file } = await read(code)
    const { services } = site
    const kept = (await services.files.read(image_file))!
    const erased = await services.privacy.erase(
      {
        records: [{ kind: "application", id: code }],
        why: "Asked by the applicant",
        withMessages: false,
        confirmed: ["under_way"],
      },
      { name: "the administrator", role: "administrator" },
    )
    expect(erased).toMatchObject({ outcome: "erased" })
    for (const file of [image_file, signature_file, photo, certificate]) {
      expect(await services.files.read(file)).toBeUndefined()
      await expectGone(file)
      expect(await openDocument(code, file)).toBe(404)
    }
    // As after a bucket that failed: the sweep removes it later.
    await services.files.put(image_file, kept)
    await expectGone(image_file)
  })
})
