import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { rehearseSave } from "./rehearse-save.ts"

describe.each(databases)("on $name", ({ open }) => {
  let service: Awaited<ReturnType<typeof openSubmissionHarness>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  beforeAll(async () => {
    service = await openSubmissionHarness(open)
    pictures = await makeSamplePictures()
  })
  beforeEach(() => service.empty())
  afterAll(() => service.close())

  const rehearse = (changes: Partial<Parameters<typeof rehearseSave>[0]> = {}) =>
    rehearseSave({ ...service.deps, db: service.db, ...changes })
  const everything = async () => ({
    rows: await service.rows(),
    audit: await service.auditLines(),
    counters: await service.db.selectFrom("application_counters").selectAll().execute(),
    pictures: (await picturesIn(service.dataDir)).toSorted(),
  })

  test("without an application there is nothing to copy", async () => {
    expect(await rehearse()).toBe(false)
  })

  test.each([{ arePicturesThere: true }, { arePicturesThere: false }])(
    "saves a copy and takes it back (pictures: $arePicturesThere)",
    async ({ arePicturesThere }) => {
      expect(await service.submit(received(validForm("BSc"), pictures))).toMatchObject({
        accepted: true,
      })
      if (!arePicturesThere) await service.deps.files.delete(await picturesIn(service.dataDir))
      const before = await everything()
      expect(await rehearse()).toBe(true)
      expect(await everything()).toEqual(before)
    },
  )

  test("fails if a picture can't be stored, and leaves nothing behind", async () => {
    await service.submit(received(validForm("BSc"), pictures))
    const before = await everything()
    const put = () => Promise.reject(new Error("the disk is full"))
    const files = { ...service.deps.files, put }
    await expect(rehearse({ files })).rejects.toThrow("the disk is full")
    expect(await everything()).toEqual(before)
  })

  test("fails if the record can't be stored", async () => {
    await service.submit(received(validForm("BSc"), pictures))
    const before = await everything()
    const db = service.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === "InsertQueryNode") throw new Error("no insert")
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await expect(rehearse({ db })).rejects.toThrow("no insert")
    expect(await everything()).toEqual(before)
  })
})
