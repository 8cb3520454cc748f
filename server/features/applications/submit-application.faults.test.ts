import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { type Form, validForm } from "#tests/support/samples/applications.ts"
import type { Picture } from "#tests/support/samples/pictures.ts"
import { makePictures, makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
let text: Picture
beforeAll(async () => {
  pictures = await makeSamplePictures()
  ;[text] = await makePictures("text")
})

describe.each(databases)("on $name", ({ open }) => {
  let service: Awaited<ReturnType<typeof openSubmissionHarness>>
  beforeAll(async () => {
    service = await openSubmissionHarness(open)
  })
  beforeEach(() => service.empty())
  afterAll(() => service.close())

  const storesNothing = async () => {
    expect(await service.rows()).toEqual([])
    expect(await service.auditLines()).toEqual([])
    expect(await picturesIn(service.dataDir)).toEqual([])
  }

  test.each<{ what: string; changes: Form; errors: object }>([
    { what: "no name", changes: { applicant_name: "" }, errors: { applicant_name: ["missing"] } },
    {
      what: "a wrong check digit",
      changes: { aadhar_no: "234123412341" },
      errors: { aadhar_no: ["aadhaar.check_digit"] },
    },
    {
      what: "a short bank account",
      changes: { bank_account: "12" },
      errors: { bank_account: ["bank_account.format"] },
    },
    {
      what: "one subject twice",
      changes: { minor_subject: "Physics" },
      errors: { minor_subject: ["subject.conflict"] },
    },
    {
      what: "no agreement",
      changes: { agreed_to_declaration: "no" },
      errors: { agreed_to_declaration: ["declaration.agree"] },
    },
    {
      what: "a list for a text",
      changes: { urn: ["A123", "B123"] },
      errors: { urn: ["missing"] },
    },
    {
      what: "more marks than there are",
      changes: { i_obtmarks: "501" },
      errors: { i_obtmarks: ["marks.above_maximum"] },
    },
  ])("with $what it is refused, and nothing is stored", async ({ changes, errors }) => {
    const outcome = await service.submit(received(validForm("BSc", changes), pictures))
    expect(outcome).toEqual({ accepted: false, errors })
    await storesNothing()
  })

  test("errors of fields and pictures are returned together, in the form's order", async () => {
    const form = received(validForm("BSc", { applicant_name: "", i_roll: "" }), { image: text })
    const outcome = await service.submit(form)
    if (outcome.accepted) throw new Error("accepted")
    expect(Object.entries(outcome.errors)).toEqual([
      ["applicant_name", ["missing"]],
      ["i_roll", ["missing"]],
      ["image", ["image.format"]],
      ["signature", ["missing"]],
    ])
    await storesNothing()
  })

  test("if the insert fails, the pictures are removed and the error is thrown", async () => {
    const fault = new Error("the disk of the database is full")
    const applications = { ...service.deps.applications, insert: async () => Promise.reject(fault) }
    const submit = service.submitWith({ applications })
    await expect(submit(received(validForm("BSc"), pictures))).rejects.toBe(fault)
    await storesNothing()
  })

  test("if the audit entry can't be written, the application is not stored", async () => {
    const broken = await openSubmissionHarness(open)
    await broken.db.schema.dropTable("audit").execute()
    await expect(broken.submit(received(validForm("BSc"), pictures))).rejects.toThrow()
    const [rows, files] = [await broken.rows(), await picturesIn(broken.dataDir)]
    await broken.close()
    expect({ rows, files }).toEqual({ rows: [], files: [] })
  })

  test.each([1, 2])("if picture %i can't be written, nothing is stored", async (which) => {
    let puts = 0
    const { files } = service.deps
    const put: typeof files.put = (...picture) =>
      ++puts === which ? Promise.reject(new Error("ENOSPC")) : files.put(...picture)
    const submit = service.submitWith({ files: { ...files, put } })
    await expect(submit(received(validForm("BSc"), pictures))).rejects.toThrow("ENOSPC")
    await storesNothing()
  })

  test("a commit that happened although it seemed to fail is answered with its code", async () => {
    const { applications } = service.deps
    const insert: typeof applications.insert = async (application) => {
      await applications.insert(application)
      throw new Error("connection terminated")
    }
    const submit = service.submitWith({ applications: { ...applications, insert } })
    const outcome = await submit(received(validForm("BSc"), pictures))
    const [row] = await service.rows()
    expect(outcome).toEqual({ accepted: true, admissionCode: row!.admission_code })
    expect((await picturesIn(service.dataDir)).toSorted()).toEqual(
      [row!.image_file, row!.signature_file].toSorted(),
    )
  })

  test("after a fault the same form is accepted", async () => {
    const form = received(
      { ...validForm("BSc"), submission_key: "a-key-to-try-again-with" },
      pictures,
    )
    const insert = async () => Promise.reject(new Error("once"))
    const submit = service.submitWith({ applications: { ...service.deps.applications, insert } })
    await expect(submit(form)).rejects.toThrow("once")
    expect(await service.submit(form)).toMatchObject({ accepted: true })
    expect(await picturesIn(service.dataDir)).toHaveLength(2)
  })
})
