import type { APIRequestContext } from "@playwright/test"

import { type CourseCode, type Form, validForm } from "../../support/samples/applications.ts"
import { makeSamplePictures } from "../../support/samples/sample-pictures.ts"

/** Submits an application through the API; `extra` overrides fields. Returns its code, birth date and values. */
export const sentApplication = async (
  request: APIRequestContext,
  course: CourseCode = "BSc",
  extra: Form = {},
) => {
  const form: Form = { ...validForm(course), dob: "2007-03-27", ...extra }
  const pictures = await makeSamplePictures()
  const multipart = new FormData()
  for (const [name, value] of Object.entries(form)) {
    for (const one of [value].flat()) {
      multipart.append(Array.isArray(value) ? `${name}[]` : name, String(one))
    }
  }
  for (const [name, { type, bytes }] of Object.entries(pictures)) {
    multipart.append(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), `${name}.jpg`)
  }
  const reply = await request.post("/api/v2/admission/save", { multipart })
  const { admission_code: code } = (await reply.json()) as { admission_code: string }
  return { code, dob: String(form["dob"]).split("-").toReversed().join("-"), form }
}
