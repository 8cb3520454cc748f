import { createHash } from "node:crypto"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { textsOf } from "#domain/applications/form/form-values.ts"
import { receivedText } from "#domain/applications/received-text.ts"
import { openApp, picturesIn } from "#tests/support/app.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import {
  freshAadhaar,
  longestForm,
  toFormData,
  validForm,
} from "#tests/support/samples/applications.ts"
import { makePictures, makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

let site: Awaited<ReturnType<typeof openApp>>
const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex")

let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
let url: string
beforeAll(async () => {
  site = await openApp()
  url = await site.listen()
  pictures = await makeSamplePictures()
})
afterAll(() => site.close())

test("answers an accepted form with response, message and an unambiguous admission code", async () => {
  const { status, headers, answer } = await save(url, toFormData(validForm("BSc"), pictures))
  expect(status).toBe(200)
  expect(headers.get("content-type")).toMatch("application/json")
  expect(headers.get("cache-control")).toBe("no-store")
  expect(answer).toEqual({
    response: true,
    message: "Your application has been received. Print the admission sheet now.",
    admission_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
    received: {
      form: expect.stringMatching(/^[0-9a-f]{64}$/),
      image: sha256(pictures.image.bytes),
      signature: sha256(pictures.signature.bytes),
    },
  })
})

test("confirms the fields by the hash of what was received, whatever their order and line ends", async () => {
  const entries = [...toFormData(validForm("BSc", { c_address: "12\nStation Road" }), pictures)]
  const body = new FormData()
  for (const [name, value] of entries.toReversed()) body.append(name, value)
  body.delete("compulsory_subjects[]")
  const { answer } = await save(url, body)
  expect(answer.received!.form).toBe(sha256(receivedText(textsOf(body))))
  body.set("applicant_name", "Anjali")
  const other = await save(url, body)
  expect(other.answer.received!.form).toBe(sha256(receivedText(textsOf(body))))
  expect(other.answer.received!.form).not.toBe(answer.received!.form)
})

test("answers a refused form with 422 and lists each error under the contract's field name", async () => {
  const form = validForm("BSc", { applicant_name: "", bank_isfsc: "SBI1", i_obtmarks: "501" })
  const { status, answer } = await save(url, toFormData(form, pictures))
  expect(status).toBe(422)
  expect(answer).toEqual({
    response: false,
    message: "The application was not sent: please correct the marked fields.",
    errors: {
      applicant_name: ["Enter the applicant's name"],
      bank_isfsc: ["Enter the 11-character IFSC, like SBIN0001234: it stands in the passbook"],
      i_obtmarks: ["Marks obtained can't be more than the maximum marks"],
    },
  })
})

test.each([
  {
    language: "en",
    says: "What was changed since then was not saved",
  },
  { language: "hi", says: "उसके बाद किए गए बदलाव सहेजे नहीं गए हैं" },
])(
  "refuses other content under a used submission key: 409 with the first code ($language)",
  async ({ language, says: message }) => {
    const form = validForm("BSc", { submission_key: `key-of-a-form-in-${language}` })
    const init = { headers: { "accept-language": language } }
    const first = await save(url, toFormData(form, pictures), init)
    expect((await save(url, toFormData(form, pictures), init)).answer).toEqual(first.answer)
    const corrected = toFormData({ ...form, applicant_name: "Anjali" }, pictures)
    const { status, answer } = await save(url, corrected, init)
    expect(status).toBe(409)
    expect(answer).toEqual({
      response: false,
      message: expect.stringContaining(message),
      errors: { submission_key: [answer.message] },
    })
    expect(answer.message).toContain(groupAdmissionCode(first.answer.admission_code!))
  },
)

test("a second application with the same Aadhaar number gets the answer of any other", async () => {
  const form = validForm("BA")
  await apply(url, pictures, form)
  const another = { ...form, aadhar_no: freshAadhaar(), applicant_name: "Anjali" }
  const [second, other] = [
    await save(url, toFormData({ ...form, applicant_name: "Anjali" }, pictures)),
    await save(url, toFormData(another, pictures)),
  ]
  expect(second.status).toBe(200)
  const { admission_code: _code, received: _received, ...answer } = second.answer
  expect(other).toMatchObject({ status: 200, answer })
})

test.each(["hi", "hi-IN,hi;q=0.9,en;q=0.8", "HI"])(
  "answers Accept-Language %s in Hindi",
  async (language) => {
    const init = { headers: { "accept-language": language } }
    const refused = await save(
      url,
      toFormData(validForm("BSc", { i_obtmarks: "501" }), pictures),
      init,
    )
    expect(refused.answer).toEqual({
      response: false,
      message: "आवेदन भेजा नहीं गया: कृपया चिह्नित जानकारी ठीक करें।",
      errors: { i_obtmarks: ["प्राप्तांक (मिले अंक) पूर्णांक (कुल अंक) से अधिक नहीं हो सकते"] },
    })
    const saved = await save(url, toFormData(validForm("BSc"), pictures), init)
    expect(saved.answer.message).toBe("आपका आवेदन प्राप्त हो गया है। अब प्रवेश आवेदन-पत्र छापें।")
  },
)

test.each(["en-IN,hi;q=0.5", "fr", "hin", ""])(
  "answers Accept-Language '%s' in English",
  async (language) => {
    const init = { headers: { "accept-language": language } }
    const { answer } = await save(url, toFormData(validForm("BSc", { urn: "" }), pictures), init)
    expect(answer.errors).toEqual({ urn: ["Enter the university registration number"] })
  },
)

describe("list and yes/no values", () => {
  const recordOf = async (code: string) => {
    const row = await site.services.readPrintRecord(code)
    return row!
  }

  test("1 and 0 mean the same as yes and no", async () => {
    const asYesNo = { is_minority: "yes", is_casefiled: "yes", has_scholarship: "no" }
    const asDigits = { is_minority: "1", is_casefiled: "1", has_scholarship: "0" }
    for (const sent of [asYesNo, asDigits]) {
      const code = await apply(url, pictures, validForm("BSc", sent))
      expect(await recordOf(code)).toMatchObject({
        is_minority: 1,
        is_casefiled: "yes",
        has_scholarship: 0,
      })
    }
  })

  test("same_as_correspondence copies the address when yes and keeps the other when no", async () => {
    const same = validForm("BSc", { same_as_correspondence: "yes", p_address: "" })
    const copied = await recordOf(await apply(url, pictures, same))
    expect(copied.p_address).toBe(copied.c_address)
    const kept = await recordOf(await apply(url, pictures, validForm("BSc")))
    expect(kept.p_address).toBe(validForm("BSc")["p_address"])
  })

  test("refuses agreed_to_declaration sent as no", async () => {
    const body = toFormData(validForm("BSc", { agreed_to_declaration: "no" }), pictures)
    const { status, answer } = await save(url, body)
    expect([status, Object.keys(answer.errors!)]).toEqual([422, ["agreed_to_declaration"]])
  })

  test.each([
    { name: "one value of a list", list: ["ncc_b"] },
    { name: "all values of a list", list: ["ncc_b", "ncc_c", "nss_240_hours"] },
    { name: "no value of a list", list: [] },
  ])("accepts $name as weightage[]", async ({ list }) => {
    expect(await apply(url, pictures, validForm("BSc", { weightage: list }))).toBeTruthy()
  })

  test("refuses a list value that is not an option, under the list's name", async () => {
    const body = toFormData(validForm("BSc", { weightage: ["ncc_b", "ncc_z"] }), pictures)
    const { status, answer } = await save(url, body)
    expect([status, answer.errors]).toEqual([
      422,
      { weightage: ["Choose one of the options given"] },
    ])
  })
})

test("ignores unknown fields", async () => {
  const extra = { fees: "0", admission_code: "AAAAAAAAAAAA", is_admin: "1", session: "1999" }
  const code = await apply(url, pictures, validForm("BSc"), extra)
  const [record] = (await print(url, code)).answer
  expect(record).toMatchObject({ id: code, fees: 1675, session: "2025-26" })
  expect(record).not.toHaveProperty("is_admin")
})

test("stores the longest texts unchanged", async () => {
  const form = longestForm("BA")
  const [record] = (await print(url, await apply(url, pictures, form))).answer
  expect(record!["applicant_name"]).toBe(form["applicant_name"])
  expect(record!["c_address"]).toBe(form["c_address"])
})

const wrongFormat =
  "The photo must be a JPG, PNG or WebP picture: set the camera to JPEG and take it again, or choose a screenshot of it"

describe("pictures", () => {
  test.each([
    { name: "text", status: 422, error: wrongFormat },
    { name: "svg", status: 422, error: wrongFormat },
    { name: "gif", status: 422, error: wrongFormat },
    { name: "avif", status: 422, error: wrongFormat },
    {
      name: "manyScans",
      status: 422,
      error:
        "The photo is animated or saved in an unusual way: choose a screenshot of it, or save it as a JPG photo",
    },
    {
      name: "truncated",
      status: 422,
      error: "The photo is damaged or incomplete: choose it again",
    },
    {
      name: "bomb",
      status: 422,
      error: "The photo has too many pixels: choose a smaller one, or a screenshot of it",
    },
    { name: "empty", status: 422, error: "Add the applicant's photo" },
    {
      name: "photoTooLarge",
      status: 413,
      error: "The photo is larger than 500 KB: choose a smaller one",
    },
    { name: "phone", status: 413, error: "The photo is larger than 500 KB: choose a smaller one" },
  ] as const)(
    "refuses $name as photo with $status and stores nothing",
    async ({ name, status, error }) => {
      const before = await picturesIn(site.dataDir)
      const [image] = await makePictures(name)
      const form = validForm("BSc")
      const refused = await save(url, toFormData(form, { ...pictures, image }))
      expect([refused.status, refused.answer.response]).toEqual([status, false])
      expect(refused.answer.errors).toEqual({ image: [error] })
      expect(await picturesIn(site.dataDir)).toEqual(before)
      // Nothing was stored, so the same Aadhaar number can apply.
      await apply(url, pictures, form)
    },
  )

  test("refuses a signature over its own limit with 413, although a photo may be that large", async () => {
    const [signature] = await makePictures("signatureTooLarge")
    const { status, answer } = await save(
      url,
      toFormData(validForm("BSc"), { ...pictures, signature }),
    )
    expect(status).toBe(413)
    expect(answer.errors).toEqual({
      signature: ["The signature is larger than 200 KB: choose a smaller one"],
    })
  })
})
