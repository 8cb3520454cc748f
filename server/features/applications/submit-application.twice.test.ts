import { randomUUID } from "node:crypto"

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { readNoticeVersion } from "#server/features/content/privacy-notice.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { picturesIn } from "#tests/support/app.ts"
import { type Form, freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { contextOf, sampleSession } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import type { ReceivedForm } from "./received-form.ts"

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

  const stores = async (applications: number) => {
    expect(await service.rows()).toHaveLength(applications)
    expect(await service.auditLines()).toHaveLength(applications)
    expect(await picturesIn(service.dataDir)).toHaveLength(2 * applications)
  }

  test("the same form with the same key gets the first code again", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const first = await service.submit(form)
    expect(first.accepted).toBe(true)
    expect(await service.submit(form)).toEqual(first)
    await stores(1)
  })

  test("ten concurrent submissions with the same key get one code", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => service.submit(form)))
    expect(outcomes[0]!.accepted).toBe(true)
    expect(outcomes).toEqual(Array(10).fill(outcomes[0]))
    await stores(1)
  })

  test("a submission that loses the race for its key gets the code of the winner", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const { applications } = service.deps
    let first: unknown
    const findByKey: typeof applications.findByKey = async (...asked) => {
      const found = await applications.findByKey(...asked)
      first ??= await service.submit(form)
      return found
    }
    const submitLate = service.submitWith({ applications: { ...applications, findByKey } })
    expect(await submitLate(form)).toEqual(first)
    await stores(1)
  })

  const changed = (form: ReceivedForm, fields: Form, files: ReceivedForm["files"] = {}) => ({
    fields: { ...form.fields, ...fields },
    files: { ...form.files, ...files },
  })

  test("the same key with a field or a picture changed is refused and named the first code", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const first = await service.submit(form)
    if (!first.accepted) throw new Error(JSON.stringify(first))
    const refused = { accepted: false, errors: {}, codeOfFirst: first.admissionCode }
    for (const other of [
      changed(form, { applicant_name: "Anjali" }),
      changed(form, { weightage: [] }),
      changed(form, { aadhar_no: freshAadhaar() }),
      changed(form, { bank_isfsc: "wrong" }),
      changed(form, {}, { image: form.files.signature! }),
      changed(form, {}, { signature: "too large" }),
      changed({ ...form, files: {} }, { applicant_name: "Anjali" }),
    ]) {
      expect(await service.submit(other)).toEqual(refused)
    }
    expect(await service.submit(form)).toEqual(first)
    await stores(1)
  })

  test("a retry may differ in the notice version and in missing pictures", async () => {
    const notice_version = await readNoticeVersion(service.db, noon)
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const first = await service.submit(form)
    const again = changed(form, {
      notice_version,
      intent: "",
      i_percentage: "1",
      applicant_name: ` ${form.fields.applicant_name as string} `,
      dob: "27-03-2007",
    })
    expect(await service.submit(again)).toEqual(first)
    // Browsers lose chosen files when they send a page again.
    expect(await service.submit({ ...form, files: {} })).toEqual(first)
    await stores(1)
  })

  test("of two concurrent submissions with one key and different content, one is stored", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const other = changed(form, { applicant_name: "Anjali", aadhar_no: freshAadhaar() })
    const outcomes = await Promise.all([service.submit(form), service.submit(other)])
    const [stored] = await service.rows()
    const code = stored!.admission_code
    expect(outcomes).toContainEqual({ accepted: true, admissionCode: code })
    expect(outcomes).toContainEqual({ accepted: false, errors: {}, codeOfFirst: code })
    await stores(1)
  })

  test("an application stored before hashes were kept answers its key with the first code", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    const first = await service.submit(form)
    await service.db.updateTable("applications").set({ content_hash: null }).execute()
    expect(await service.submit(changed(form, { applicant_name: "Anjali" }))).toEqual(first)
    await stores(1)
  })

  test("the stored hash can't be computed without the application key", async () => {
    const form = received({ ...validForm("BSc"), submission_key: randomUUID() }, pictures)
    await service.submit(form)
    const [stored] = await service.rows()
    expect(stored!.content_hash).toMatch(/^[\w-]{43} [\w-]{43} [\w-]{43}$/)
    await service.empty()
    const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 2))
    await service.submitWith({ fieldEncryption })(form)
    const [other] = await service.rows()
    expect(other!.content_hash).not.toBe(stored!.content_hash)
  })

  test("the same Aadhaar number for the same course under another key is accepted like any other", async () => {
    const form = validForm("BSc")
    const answers = []
    for (const fields of [form, { ...form, aadhar_no: freshAadhaar() }, form])
      answers.push(
        await service.submit(received({ ...fields, submission_key: randomUUID() }, pictures)),
      )
    const accepted = { accepted: true, admissionCode: expect.stringMatching(/^\w{12}$/) }
    expect(answers).toEqual([accepted, accepted, accepted])
    await stores(3)
  })

  test("ten concurrent submissions with ten keys and one Aadhaar number are stored and marked", async () => {
    const form = validForm("BSc")
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        service.submit(received({ ...form, submission_key: randomUUID() }, pictures)),
      ),
    )
    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(10)
    const rows = await service.rows()
    expect(rows.map(({ may_be_duplicate }) => may_be_duplicate & 1)).toEqual(Array(10).fill(1))
    expect(new Set(rows.map(({ aadhaar_index }) => aadhaar_index)).size).toBe(1)
    await stores(10)
  })

  test("the same Aadhaar number written with spaces is the same", async () => {
    const aadhar_no = freshAadhaar()
    await service.submit(received(validForm("BSc", { aadhar_no }), pictures))
    const spaced = aadhar_no.replace(/(.{4})/g, "$1 ")
    await service.submit(
      received(validForm("BSc", { aadhar_no: spaced, dob: "2006-01-01" }), pictures),
    )
    const rows = await service.rows()
    expect(rows.map(({ may_be_duplicate }) => may_be_duplicate)).toEqual([1, 1])
  })

  test("the same Aadhaar number for another course is accepted", async () => {
    const aadhar_no = freshAadhaar()
    for (const course of ["BA", "BSc", "BCom"] as const) {
      const form = received(validForm(course, { aadhar_no }), pictures)
      expect(await service.submit(form)).toMatchObject({ accepted: true })
    }
    await stores(3)
  })

  test("the same Aadhaar number in the next session is accepted", async () => {
    const form = received(validForm("BSc"), pictures)
    await service.submit(form)
    const nextYear = { ...sampleSession, label: "2026-27" }
    const submitNextYear = service.submitWith({ admissionContext: contextOf(nextYear) })
    expect(await submitNextYear(form)).toMatchObject({ accepted: true })
    await stores(2)
  })

  test.each([{ key: undefined }, { key: "short" }])(
    "without a key ($key) the same form gets the first code, also twice at once",
    async ({ key }) => {
      const form = received({ ...validForm("BSc"), ...(key && { submission_key: key }) }, pictures)
      const [first, second] = await Promise.all([service.submit(form), service.submit(form)])
      expect(first.accepted).toBe(true)
      expect(second).toEqual(first)
      // Browsers lose chosen files when they send a page again.
      expect(await service.submit({ ...form, files: {} })).toEqual(first)
      await stores(1)
    },
  )

  test("without a key another form of the same person is accepted, and other pictures are named the first code", async () => {
    const form = received(validForm("BSc"), pictures)
    const first = await service.submit(form)
    if (!first.accepted) throw new Error(JSON.stringify(first))
    const other = await service.submit(changed(form, { applicant_name: "Anjali" }))
    expect(other).toMatchObject({ accepted: true })
    expect(other).not.toEqual(first)
    const { signature } = form.files
    expect(await service.submit(changed(form, {}, { image: signature! }))).toEqual({
      accepted: false,
      errors: {},
      codeOfFirst: first.admissionCode,
    })
    await stores(2)
  })
})
