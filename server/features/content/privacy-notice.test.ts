import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { createEditing } from "./items/edit-items.ts"
import { isNoticeVersion, noticeItem, readNoticeVersion } from "./privacy-notice.ts"

const { collection, slug } = noticeItem

describe.each(databases)("the privacy notice of the form on $name", ({ open }) => {
  let harness: Awaited<ReturnType<typeof openSubmissionHarness>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  beforeAll(async () => {
    harness = await openSubmissionHarness(open)
    pictures = await makeSamplePictures()
  })
  afterAll(() => harness.close())

  const versions = async () => (await harness.rows()).map(({ notice_version }) => notice_version)
  const send = (shown?: string | string[]) => {
    const form = { ...validForm("BSc"), ...(shown !== undefined && { notice_version: shown }) }
    return harness.submit(received(form, pictures))
  }

  test("records the version shown, even if the notice changes before submission", async () => {
    await harness.empty()
    const shown = await readNoticeVersion(harness.db, noon)
    expect(shown).toBe("2025-07-01.1")

    const editing = createEditing(harness.db)
    const { item, version } = (await editing.find(collection, slug))!
    const body = { en: "We ask less now.", hi: "अब हम कम पूछते हैं।" }
    const times = { publish_at: noon, unpublish_at: null }
    // The next day in India time.
    const at = new Date("2025-07-01T18:30:00.000Z")
    const stamp = { by: "editor", at: at.toISOString() }
    const change = { item: { ...item, body }, ...times, expectedVersion: version }
    expect(await editing.save(collection, slug, change, stamp)).toBe("stored")
    expect(await readNoticeVersion(harness.db, at)).toBe("2025-07-02.2")
    expect(await send(shown)).toMatchObject({ accepted: true })
    expect(await versions()).toEqual([shown])
    expect(await send("2025-07-02.2")).toMatchObject({ accepted: true })
    expect((await versions()).toSorted()).toEqual([shown, "2025-07-02.2"])
    // The version that the first applicant saw is still readable.
    const [revision] = await editing.revisions(collection, slug)
    expect(revision).toMatchObject({ version: 1, item: { title: item.title } })
  })

  test.each([
    "2025-07-01.99",
    "2025-07-05.1",
    "2025-07-01.1.1",
    "2025-07-01.9999999999",
    "paper",
    "\0",
    ["2025-07-01.1", "2025-07-01.1"],
  ])("refuses the unknown version %j and stores nothing", async (shown) => {
    await harness.empty()
    const errors = { agreed_to_declaration: ["declaration.unknown_notice"] }
    expect(await send(shown)).toEqual({ accepted: false, errors })
    expect(await versions()).toEqual([])
  })

  test("records no version when none is sent", async () => {
    await harness.empty()
    expect(await send()).toMatchObject({ accepted: true })
    expect(await versions()).toEqual([""])
  })

  test("still knows a version of a removed notice", async () => {
    const shown = await readNoticeVersion(harness.db, noon)
    const editing = createEditing(harness.db)
    const { item, version } = (await editing.find(collection, slug))!
    await editing.remove(collection, slug, version, { by: "editor", at: noon.toISOString() })
    expect(await isNoticeVersion(harness.db, shown)).toBe(true)
    const times = { publish_at: noon, unpublish_at: null }
    const change = { item, ...times, expectedVersion: undefined }
    await editing.save(collection, slug, change, { by: "editor", at: noon.toISOString() })
    expect(await readNoticeVersion(harness.db, noon)).not.toBe(shown)
    expect(await isNoticeVersion(harness.db, shown)).toBe(true)
  })

  test("reads an empty version when no notice is published", async () => {
    const hide = (unpublish_at: string | null) =>
      harness.db
        .updateTable("items")
        .set({ unpublish_at })
        .where("collection", "=", collection)
        .where("slug", "=", slug)
        .execute()
    await hide(noon.toISOString())
    expect(await readNoticeVersion(harness.db, noon)).toBe("")
    await hide(null)
    expect(await readNoticeVersion(harness.db, noon)).not.toBe("")
  })
})
