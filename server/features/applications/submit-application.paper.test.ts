import { beforeAll, describe, expect, test } from "vitest"

import { toPrintRecord } from "#domain/applications/stored-application.ts"
import {
  clerk,
  useApplicationsHarness,
  fieldEncryption,
  harnessTime,
} from "#tests/support/applications-harness.ts"
import { type Form, freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { received } from "#tests/support/submission-harness.ts"

import { createApplications } from "./application-repository.ts"

let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

describe.each(databases)("a paper form on $name", ({ open }) => {
  const { db, service, rowOf, auditOf } = useApplicationsHarness(open)
  const enter = async (form: Form, given: Partial<typeof pictures> = {}) => {
    const outcome = await service().enterPaper(received(form, given), clerk)
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.errors))
    return outcome.admissionCode
  }

  test("is stored without pictures, as seen by the member who entered it, and can be printed", async () => {
    const code = await enter(validForm("BA"))
    expect(await rowOf(code)).toMatchObject({
      source: "paper",
      image_file: "",
      signature_file: "",
      seen_by: "Member clerk",
      seen_at: harnessTime.toISOString(),
      notice_version: "paper",
      status: "submitted",
    })
    expect(await auditOf(code)).toMatchObject([
      { actor: "Member clerk", action: "application entered" },
    ])
    const stored = await createApplications(db(), fieldEncryption).find(code)
    expect(toPrintRecord(stored!)).toMatchObject({ id: code, image_file: "", signature_file: "" })
  })

  test("keeps the picture that is there", async () => {
    const row = await rowOf(await enter(validForm("BA"), { image: pictures.image }))
    expect(row.image_file).toMatch(/^[0-9a-f]{32}\.jpg$/)
    expect(row.signature_file).toBe("")
  })

  test("follows the same rules as one sent online", async () => {
    const aadhar_no = freshAadhaar()
    await enter(validForm("BA", { aadhar_no }))
    const again = received(validForm("BA", { aadhar_no, email: "" }), {})
    expect(await service().enterPaper(again, clerk)).toMatchObject({ accepted: true })
    const wrong = { ...received(validForm("BA", { dob: "" }), {}) }
    wrong.files = { image: "too large" }
    expect(await service().enterPaper(wrong, clerk)).toEqual({
      accepted: false,
      errors: { dob: ["missing"], image: ["image.too_large"] },
    })
  })
})
