import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { validForm } from "#tests/support/applications.ts"
import { databases } from "#tests/support/databases.ts"
import { noon, openDesk, received } from "#tests/support/desk.ts"
import { makeUsualPictures } from "#tests/support/made-pictures.ts"

import { enterPaper } from "../admission/office/enter-paper.ts"
import { createEditing } from "./edit-items.ts"
import { noticeItem, readNoticeVersion } from "./notice.ts"
import { seedContent } from "./seed.ts"

const { collection, slug } = noticeItem

describe.each(databases)("the notice before the form, on $name", ({ open }) => {
  let desk: Awaited<ReturnType<typeof openDesk>>
  let pictures: Awaited<ReturnType<typeof makeUsualPictures>>
  beforeAll(async () => {
    desk = await openDesk(open)
    pictures = await makeUsualPictures()
  })
  afterAll(() => desk.close())

  const versions = async () => (await desk.rows()).map(({ notice_version }) => notice_version)
  const send = async () => {
    const outcome = await desk.submit(received(validForm("BSc"), pictures))
    expect(outcome.accepted).toBe(true)
  }

  test("an application records the version in force, and later ones another", async () => {
    await desk.empty()
    await send()
    expect(await versions()).toEqual(["2025-07-01.1"])

    const editing = createEditing(desk.db)
    const { item, version } = (await editing.find(collection, slug))!
    const body = { en: "We ask less now.", hi: "अब हम कम पूछते हैं।" }
    const times = { publish_at: noon, unpublish_at: null }
    // Already the next day in India.
    const at = new Date("2025-07-01T18:30:00.000Z")
    const change = { item: { ...item, body }, ...times, seen: version }
    expect(await editing.save(collection, slug, change, { by: "editor", at })).toBe("stored")
    await send()
    expect((await versions()).toSorted()).toEqual(["2025-07-01.1", "2025-07-02.2"])
    // What the first was shown is still to be read.
    const [former] = await editing.revisions(collection, slug)
    expect(former).toMatchObject({ version: 1, item: { title: item.title } })
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
