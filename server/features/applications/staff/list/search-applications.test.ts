import { beforeAll, describe, expect, test } from "vitest"

import { buildRow, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

/** Stored one minute after the other. */
const people = [
  { id: "EXACT", name: "Kamal" },
  { id: "OLDER", name: "Kamla" },
  { id: "WORD", name: "Kamla Devi" },
  { id: "FATHER", name: "Asha", father: "Kamal Nath" },
  { id: "NEWER", name: "Kamla" },
  { id: "BEGINNING", name: "Kamlesh" },
  { id: "KM", name: "Km. Anjali Yadav" },
  { id: "KUMARI", name: "Anjali Kumari" },
  { id: "PLAIN", name: "Anjali" },
  { id: "VERMA", name: "Anjali Verma" },
  { id: "MOHD", name: "Mohd. Arif", father: "स्व० मो० शमीम" },
  { id: "MD", name: "Md. Salim" },
  { id: "MOHAMMAD", name: "Mohammad Salim" },
]

describe.each(databases)("the search on $name", ({ open }) => {
  const { service, store } = useApplicationsHarness(open)
  beforeAll(() =>
    store(
      ...people.map(({ id, name, father = "Ram Dhani" }, minute) =>
        buildRow(
          { applicant_name: name, father_name: father },
          {
            admission_code: id,
            submitted_at: new Date(Date.UTC(2025, 6, 1, 6, minute)).toISOString(),
          },
        ),
      ),
    ),
  )
  const idsOf = async (text: string, limit = 9) =>
    (await service().search(text, limit)).map(({ id }) => id)

  test.each([
    {
      why: "the name as typed, its other spellings, whole words, then beginnings",
      text: "kamal",
      ids: ["EXACT", "NEWER", "OLDER", "FATHER", "WORD", "BEGINNING"],
    },
    {
      why: "a whole name before those with other names beside it",
      text: "Anjali",
      ids: ["PLAIN", "KUMARI", "VERMA", "KM"],
    },
    {
      why: "who is not called Kumari last",
      text: "Anjali Kumari",
      ids: ["KUMARI", "PLAIN", "KM", "VERMA"],
    },
    { why: "a title that the form has not", text: "Smt. Anjali Verma", ids: ["VERMA"] },
    { why: "each spelling of Mohammad", text: "मोहम्मद आरिफ", ids: ["MOHD"] },
    {
      why: "the spelling that was typed before the same name in another, with or without dots",
      text: "Md Salim",
      ids: ["MD", "MOHAMMAD"],
    },
    { why: "each Mohammad for an abbreviation alone", text: "Md", ids: ["MOHAMMAD", "MD", "MOHD"] },
    {
      why: "a beginning too",
      text: "Km",
      ids: ["KUMARI", "KM", "BEGINNING", "NEWER", "FATHER", "WORD", "OLDER", "EXACT"],
    },
    { why: "a father who died since", text: "Mohammad Shamim", ids: ["MOHD"] },
  ])("gives $why, for '$text'", async ({ text, ids }) => expect(await idsOf(text)).toEqual(ids))

  test("an exact name is found among newer ones that match", async () =>
    expect(await idsOf("Kamal", 1)).toEqual(["EXACT"]))

  test("shows birth date and mobile number", async () =>
    expect(await service().search("Arif", 1)).toMatchObject([
      { dob: "2007-03-27", applicant_mobile: "6000000011" },
    ]))
})
