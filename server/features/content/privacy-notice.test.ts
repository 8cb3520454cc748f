import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { enterPaper } from "#server/features/applications/staff/enter-paper.ts"
import { validForm } from "#tests/support/applications.ts"
import { databases } from "#tests/support/databases.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { createEditing } from "./edit-items.ts"
import { isNoticeVersion, noticeItem, readNoticeVersion } from "./privacy-notice.ts"
import { seedContent } from "./seed.ts"

const { collection, slug } = noticeItem

describe.each(databases)("the notice before the form, on $name", ({ open }) => {
  let desk: Awaited<ReturnType<typeof openSubmissionHarness>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  beforeAll(async () => {
    desk = await openSubmissionHarness(open)
    pictures = await makeSamplePictures()
  })
  afterAll(() => desk.close())

  const versions = async () => (await desk.rows()).map(({ notice_version }) => notice_version)
  const send = (shown?: string | string[]) => {
    const form = { ...validForm("BSc"), ...(shown !== undefined && { notice_version: shown }) }
    return desk.submit(received(form, pictures))
  }

  test("an application records the version that was shown, even if the notice changes before it is sent", async () => {
    await desk.empty()
    const shown = await readNoticeVersion(desk.db, noon)
    expect(shown).toBe("2025-07-01.1")

    const editing = createEditing(desk.db)
    const { item, version } = (await editing.find(collection, slug))!
    const body = { en: "We ask less now.", hi: "अब हम कम पूछते हैं।" }
    const times = { publish_at: noon, unpublish_at: null }
    // Already the next day in India.
    const at = new Date("2025-07-01T18:30:00.000Z")
    const change = { item: { ...item, body }, ...times, seen: version }
    expect(await editing.save(collection, slug, change, { by: "editor", at })).toBe("stored")
    expect(await readNoticeVersion(desk.db, at)).toBe("2025-07-02.2")
    expect(await send(shown)).toMatchObject({ accepted: true })
    expect(await versions()).toEqual([shown])
    expect(await send("2025-07-02.2")).toMatchObject({ accepted: true })
    expect((await versions()).toSorted()).toEqual([shown, "2025-07-02.2"])
    // What the first was shown is still to be read.
    const [former] = await editing.revisions(collection, slug)
    expect(former).toMatchObject({ version: 1, item: { title: item.title } })
  })

  test.each([
    "2025-07-01.99",
    "2025-07-05.1",
    "2025-07-01.1.1",
    "2025-07-01.9999999999",
    "paper",
    "\0",
    ["2025-07-01.1", "2025-07-01.1"],
  ])("a version that never was, like %j, is refused and nothing is stored", async (shown) => {
    await desk.empty()
    const problems = { agreed_to_declaration: ["declaration.unknown_notice"] }
    expect(await send(shown)).toEqual({ accepted: false, problems })
    expect(await versions()).toEqual([])
  })

  test("without a version none is recorded", async () => {
    await desk.empty()
    expect(await send()).toMatchObject({ accepted: true })
    expect(await versions()).toEqual([""])
  })

  test("a version of a removed notice is still known", async () => {
    const shown = await readNoticeVersion(desk.db, noon)
    const editing = createEditing(desk.db)
    const { item, version } = (await editing.find(collection, slug))!
    await editing.remove(collection, slug, version, { by: "editor", at: noon })
    expect(await isNoticeVersion(desk.db, shown)).toBe(true)
    const times = { publish_at: noon, unpublish_at: null }
    const change = { item, ...times, seen: undefined }
    await editing.save(collection, slug, change, { by: "editor", at: noon })
    expect(await readNoticeVersion(desk.db, noon)).not.toBe(shown)
    expect(await isNoticeVersion(desk.db, shown)).toBe(true)
  })

  test("a paper form says paper", async () => {
    await desk.empty()
    const enter = enterPaper(desk.deps)
    await enter(received(validForm("BSc"), pictures), { name: "clerk", role: "clerk" })
    expect(await versions()).toEqual(["paper"])
  })

  test("where none is published, none is recorded", async () => {
    const hide = (unpublish_at: string | null) =>
      desk.db
        .updateTable("items")
        .set({ unpublish_at })
        .where("collection", "=", collection)
        .where("slug", "=", slug)
        .execute()
    await hide(noon.toISOString())
    expect(await readNoticeVersion(desk.db, noon)).toBe("")
    await hide(null)
    expect(await readNoticeVersion(desk.db, noon)).not.toBe("")
  })

  test("a site from before gets it with its next start, once", async () => {
    const remove = () =>
      desk.db
        .deleteFrom("items")
        .where("collection", "=", collection)
        .where("slug", "=", slug)
        .execute()
    await remove()
    await seedContent(desk.db, noon)
    expect(await readNoticeVersion(desk.db, noon)).toMatch(/^2025-07-01\./)
    await remove()
    await seedContent(desk.db, noon)
    expect(await readNoticeVersion(desk.db, noon)).toBe("")
  })
})
