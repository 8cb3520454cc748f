import { readFile, readdir } from "node:fs/promises"
import { join } from "node:path"

import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { formVersion, upgradeForm } from "#domain/applications/form/form-fields.ts"
import { uploads } from "#domain/fields/uploads.ts"
import { readPicturesIn } from "#tests/support/app.ts"
import { type Form, longestForm, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { contextOf, sampleSession } from "#tests/support/samples/session.ts"
import { settings as sample } from "#tests/support/samples/settings.ts"
import { databases, openSqlite, inOneProject } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

const submission_key = "key-of-the-first-form"
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

describe.each(databases)("on $name", ({ open }) => {
  let service: Awaited<ReturnType<typeof openSubmissionHarness>>
  beforeAll(async () => {
    service = await openSubmissionHarness(open)
  })
  beforeEach(() => service.empty())
  afterAll(() => service.close())

  const submit = (...form: Parameters<typeof validForm>) =>
    service.submit(received(validForm(...form), pictures))

  test.each([validForm("BSc"), longestForm("BA"), longestForm("BCom")])(
    "a $course form is stored whole",
    async (form) => {
      const outcome = await service.submit(received({ ...form, submission_key }, pictures))
      if (!outcome.accepted) throw new Error(JSON.stringify(outcome.errors))
      const { aadhar_no, ...rest } = form
      const stored = await service.deps.applications.find(outcome.admissionCode)
      const whole = upgradeForm(rest, formVersion)
      expect(stored!.form).toEqual({ ...whole, aadhaar_last_four: aadhar_no!.slice(-4) })
      expect(stored).toMatchObject({
        admission_code: outcome.admissionCode,
        session: sample.admission_session,
        submitted_at: noon.toISOString(),
      })
    },
  )

  test("both pictures are stored re-encoded, under random names", async () => {
    await submit("BSc")
    const [row] = await service.rows()
    const names = { image: row!.image_file, signature: row!.signature_file }
    const stored = await readPicturesIn(service.dataDir)
    expect([...stored.keys()].toSorted()).toEqual(Object.values(names).toSorted())
    for (const name of ["image", "signature"] as const) {
      expect(names[name]).toMatch(/^[0-9a-f]{32}\.jpg$/)
      const bytes = stored.get(names[name])!
      expect(bytes.equals(pictures[name].bytes)).toBe(false)
      const { format, width } = await sharp(bytes).metadata()
      expect(format).toBe("jpeg")
      expect(width).toBeLessThanOrEqual(uploads[name].width)
    }
  })

  test("a page's form is asked once about unusual answers, another program's is not", async () => {
    const unusual = validForm("BSc", { i_obtmarks: "0" })
    const plain = { ...received(unusual, pictures), isPlainForm: true }
    const asked = await service.submit(plain)
    expect(asked).toEqual({ accepted: false, errors: { i_obtmarks: ["question.zero_marks"] } })
    const fields = { ...plain.fields, confirmed: ["i_obtmarks"] }
    expect(await service.submit({ ...plain, fields })).toMatchObject({ accepted: true })
    expect(await submit("BSc", { i_obtmarks: "0" })).toMatchObject({ accepted: true })
  })

  test("the audit entry holds no personal data", async () => {
    const form = validForm("BSc")
    const outcome = await service.submit(received(form, pictures))
    const lines = await service.auditLines()
    expect(lines).toEqual([
      {
        id: expect.anything(),
        at: noon.toISOString(),
        actor: "applicant",
        action: "application submitted",
        subject: outcome.accepted && outcome.admissionCode,
        detail: "",
        details: null,
      },
    ])
  })

  test("Aadhaar number and bank account are nowhere in clear, neither in a column nor in a file", async () => {
    const form: Form = { ...validForm("BSc"), submission_key }
    await service.submit(received(form, pictures))
    const secrets = [form["aadhar_no"], form["bank_account"]].map(String)
    const everything = JSON.stringify([await service.rows(), await service.auditLines()])
    // Proves that the search below can find a value: names are not encrypted.
    expect(everything).toContain("Ramdhani Kushwaha")
    for (const secret of secrets) expect(everything).not.toContain(secret)
    const files = await readdir(service.dataDir, { recursive: true, withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name))
      for (const secret of secrets) expect(bytes.includes(secret), file.name).toBe(false)
    }
  })

  test("the encrypted number decrypts only under its own admission code", async () => {
    const form = validForm("BSc")
    await service.submit(received(form, pictures))
    const [row] = await service.rows()
    await service.db.updateTable("applications").set({ admission_code: "ANOTHERCODE2" }).execute()
    await expect(service.deps.applications.find("ANOTHERCODE2")).rejects.toThrow()
    expect(row!.aadhaar_last_four).toBe(form["aadhar_no"]!.slice(-4))
  })

  // "constructor" is a property of every object.
  test.each(["MA", "constructor", "__proto__"])("the course %s is refused", async (course) => {
    const form = { ...validForm("BSc"), course }
    expect(await service.submit(received(form, pictures))).toMatchObject({
      accepted: false,
      errors: { course: [expect.any(String)] },
    })
  })

  test.each(
    sampleSession.programmes.flatMap(({ code: course, fees }) =>
      Object.entries(fees).map(([category, fee]) => ({ course, category, fee })),
    ),
  )("$course, $category: the fee is $fee", async ({ course, category, fee }) => {
    await submit(course as "BA", { category })
    expect(await service.rows()).toMatchObject([{ fee }])
  })

  test("the fee and the session are those of the admission session at that time", async () => {
    const changed = { ...structuredClone(sampleSession), label: "2026-27" }
    changed.programmes[1]!.fees.obc = 4321
    const submitLater = service.submitWith({ admissionContext: contextOf(changed) })
    await submitLater(received(validForm("BSc"), pictures))
    expect(await service.rows()).toMatchObject([{ fee: 4321, session: "2026-27" }])
  })
})

test.each(inOneProject.flatMap(() => [true, false]))(
  "without a URN, required by the settings: %s",
  async (urn_required) => {
    const service = await openSubmissionHarness(openSqlite)
    const admissionContext = contextOf(sampleSession, { admission: { urn_required } })
    const submit = service.submitWith({ admissionContext })
    const outcome = await submit(received(validForm("BSc", { urn: "" }), pictures))
    await service.close()
    const missing = { accepted: false, errors: { urn: ["missing"] } }
    expect(outcome).toMatchObject(urn_required ? missing : { accepted: true })
  },
)

describe.each(inOneProject)("the day of the application is India's", () => {
  // Fourteen years old on 1 July 2025 in India, which begins on 30 June at 18:30 UTC.
  test.each([
    { at: "2025-06-30T18:29:59.999Z", accepted: false },
    { at: "2025-06-30T18:30:00.000Z", accepted: true },
    { at: "2025-07-01T12:00:00.000Z", accepted: true },
  ])("at $at somebody born on 1 July 2011 is accepted: $accepted", async ({ at, accepted }) => {
    const service = await openSubmissionHarness(openSqlite)
    const submit = service.submitWith({ now: () => new Date(at) })
    const outcome = await submit(received(validForm("BSc", { dob: "2011-07-01" }), pictures))
    await service.close()
    const tooYoung = { accepted: false, errors: { dob: ["birth_date.too_young"] } }
    expect(outcome).toMatchObject(accepted ? { accepted } : tooYoung)
  })
})
