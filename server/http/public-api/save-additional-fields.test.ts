import { afterEach, beforeEach, expect, test } from "vitest"

import type { NamedSession } from "#domain/admission/session.ts"
import { connect } from "#server/platform/database/connect.ts"
import { openApp } from "#tests/support/app.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { ask, everyClaim, everyField } from "#tests/support/samples/additional-fields.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { sampleSession } from "#tests/support/samples/session.ts"

let site: Awaited<ReturnType<typeof openApp>>
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
let url: string
beforeEach(async () => {
  site = await openApp()
  url = await site.listen()
  pictures = await makeSamplePictures()
})
afterEach(() => site.close())

/** Changes the admission session, as an administrator does in the console. */
const changeSession = async (changes: Partial<NamedSession>) => {
  const db = connect({ url: undefined, dataDir: site.dataDir })
  const sessions = db.selectFrom("items").select(["slug", "data"])
  const row = await sessions.where("collection", "=", "sessions").executeTakeFirstOrThrow()
  await db
    .updateTable("items")
    .set({ data: JSON.stringify({ ...JSON.parse(row.data), ...changes }) })
    .where("collection", "=", "sessions")
    .where("slug", "=", row.slug)
    .execute()
  await db.destroy()
}

const recordOf = async (form: ReturnType<typeof validForm>) => {
  const { answer } = await print(url, await apply(url, pictures, form))
  return answer[0]!
}

// The sample session is 2025-26, and the sample applicant passed in 2024.
const expected = { ...everyClaim, gap_years: "1" }
const { sub_category: _changed, ...given } = expected

test("a session that asks no additional field stores none, whatever is sent", async () => {
  const record = await recordOf(validForm("BSc", { ...everyClaim, udid: "nonsense" }))
  expect(record).toMatchObject({ udid: "", ews_claim: "", gap_years: "", is_employed: "" })
})

test("a session that asks all additional fields stores and prints them", async () => {
  await changeSession({ asked_fields: everyField })
  expect(await recordOf(validForm("BSc", everyClaim))).toMatchObject(given)
  expect(await recordOf(validForm("BSc"))).toMatchObject({ udid: "", gap_years: "1" })
})

test("a form is refused without a field that the session requires, and with one that does not apply", async () => {
  const asked = everyField.map(({ field }) => field)
  await changeSession({
    asked_fields: ask(asked, ["apaar_id", "caste_certificate_no"]),
  })
  const form = validForm("BSc", { ews_claim: "yes", ews_certificate_date: "01-01-2999" })
  const { status, answer } = await save(url, toFormData(form, pictures))
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    apaar_id: ["Enter the APAAR / ABC id"],
    ews_claim: ["EWS is only for the category General: answer No, or correct the category"],
    ews_certificate_date: ["The date of the certificate can't be in the future"],
    caste_certificate_no: ["Enter the number of the caste certificate"],
  })
  const hindi = { headers: { "accept-language": "hi" } }
  const { answer: inHindi } = await save(url, toFormData(form, pictures), hindi)
  expect(inHindi.errors!["apaar_id"]).toEqual(["अपार / ए.बी.सी. आईडी लिखें"])
})

test("a programme that asks for a co-curricular course stores and prints it", async () => {
  const slot = { field: "cocurricular_subject", is_required: true, subjects: ["Geography"] }
  const programmes = sampleSession.programmes.map(({ closes: _closed, ...programme }) => ({
    ...programme,
    slots: [...programme.slots, { ...slot, excluded: [], same_group: false }],
  }))
  await changeSession({ asked_fields: [], programmes })
  const { status, answer } = await save(url, toFormData(validForm("BSc"), pictures))
  expect(status).toBe(422)
  expect(answer.errors).toEqual({ cocurricular_subject: ["Choose the co-curricular course"] })
  expect(await recordOf(validForm("BSc", { cocurricular_subject: "geography" }))).toMatchObject({
    cocurricular_subject: "Geography",
    vocational_subject: "",
    compulsory_subjects: expect.not.stringContaining("Geography"),
  })
})
