import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { createEditing } from "./items/edit-items.ts"
import { readAdmissionContext } from "./sessions.ts"
import { readSheetTexts, versionOfSheetTexts } from "./sheet-texts.ts"

const stamp = { by: "administrator", at: noon.toISOString() }
const changed = {
  ...specifiedSheetTexts,
  declaration: { en: "I, {applicant}, tell the truth.", hi: "" },
}

describe.each(databases)("the declarations of the form on $name", ({ open }) => {
  let harness: Awaited<ReturnType<typeof openSubmissionHarness>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  beforeAll(async () => {
    harness = await openSubmissionHarness(open)
    pictures = await makeSamplePictures()
  })
  afterAll(() => harness.close())

  const versions = async () =>
    (await harness.rows()).map(({ declaration_version }) => declaration_version)
  const send = (shown?: string | string[]) => {
    const form = { ...validForm("BSc"), ...(shown !== undefined && { declaration_version: shown }) }
    const admissionContext = () => readAdmissionContext(harness.db)
    return harness.submitWith({ admissionContext })(received(form, pictures))
  }
  const changeSession = async (sheet: typeof changed) => {
    const editing = createEditing(harness.db)
    const { item, version } = (await editing.find("sessions", "2025-26"))!
    const times = { publish_at: noon, unpublish_at: null }
    const change = { item: { ...item, sheet }, ...times, expectedVersion: version }
    expect(await editing.save("sessions", "2025-26", change, stamp)).toBe("stored")
  }

  test("an application keeps the texts that its form showed, also when they change before it is sent", async () => {
    const shown = versionOfSheetTexts(specifiedSheetTexts)
    await changeSession(changed)
    expect(await send(shown)).toMatchObject({ accepted: true })
    expect(await versions()).toEqual([shown])
    const later = versionOfSheetTexts(changed)
    expect(await send()).toMatchObject({ accepted: true })
    expect((await versions()).toSorted()).toEqual([shown, later].toSorted())
    const textsOf = await readSheetTexts(harness.db, [shown, later, null])
    expect(textsOf(shown)).toEqual(specifiedSheetTexts)
    // A text in one language is used for both.
    const { en } = changed.declaration
    expect(textsOf(later)).toEqual({ ...changed, declaration: { en, hi: en } })
    expect(textsOf(null)).toEqual(specifiedSheetTexts)
  })

  test("a form of the session that was open before is taken with the texts that it showed", async () => {
    await harness.empty()
    const editing = createEditing(harness.db)
    const { item, ...row } = (await editing.find("settings", "college"))!
    const { item: session } = (await editing.find("sessions", "2025-26"))!
    const next = { ...changed, undertaking: { en: "I agree.", hi: "" } }
    const times = { publish_at: noon, unpublish_at: null }
    const created = { item: { ...session, sheet: next }, ...times, expectedVersion: undefined }
    expect(await editing.save("sessions", "2026-27", created, stamp)).toBe("stored")
    let { version: expectedVersion } = row
    for (const admission_session of ["2026-27", "2025-26"]) {
      const change = { item: { ...item, admission_session }, ...times, expectedVersion }
      expect(await editing.save("settings", "college", change, stamp)).toBe("stored")
      expectedVersion++
    }
    const shown = versionOfSheetTexts(next)
    expect(await send(shown)).toMatchObject({ accepted: true })
    expect(await versions()).toEqual([shown])
    expect((await readSheetTexts(harness.db, [shown]))(shown).undertaking.en).toBe("I agree.")
  })

  test("equal texts have one version", async () => {
    await changeSession(specifiedSheetTexts)
    await changeSession(changed)
    const rows = await harness.db.selectFrom("sheet_texts").select("version").execute()
    const stored = rows.map(({ version }) => version)
    for (const texts of [specifiedSheetTexts, changed])
      expect(stored.filter((version) => version === versionOfSheetTexts(texts))).toHaveLength(1)
  })

  test.each(["0123456789abcdef", "paper", "\0", ["a", "b"]])(
    "refuses the unknown version %j and stores nothing",
    async (shown) => {
      await harness.empty()
      const errors = { agreed_to_declaration: ["declaration.unknown_notice"] }
      expect(await send(shown)).toEqual({ accepted: false, errors })
      expect(await versions()).toEqual([])
    },
  )
})
