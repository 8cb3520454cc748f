import { expect, test } from "vitest"

import { paperFormBody } from "./send-paper.ts"

test("builds a body with the form's field names, list entries and chosen pictures only", () => {
  const photo = new File(["jpeg"], "scan.jpg", { type: "image/jpeg" })
  const body = paperFormBody(
    { course: "BSc", weightage: ["ncc_b", "ncc_c"], horizontal_reservation: [] },
    { image: photo, signature: undefined },
    "a-key-of-16-letters",
  )
  expect([...body.keys()]).toEqual([
    "submission_key",
    "course",
    "weightage[]",
    "weightage[]",
    "image",
  ])
  expect(body.getAll("weightage[]")).toEqual(["ncc_b", "ncc_c"])
})
