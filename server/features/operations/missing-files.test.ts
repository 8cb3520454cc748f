import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { hashOfNames } from "#server/platform/files/find-missing-files.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { createMissingFiles, type MissingFilesService } from "./missing-files.ts"

const now = () => new Date("2025-07-10T06:30:00.000Z")
const nameOf = (number: number) => `${String(number).padStart(32, "0")}.jpg`
const [photo, signature, medium] = [nameOf(1), nameOf(2), nameOf(3)]

describe.each(databases)("missing files on $name", ({ open }) => {
  let folder: Awaited<ReturnType<typeof openFolder>>
  let db: Database
  let close: () => Promise<void>
  let files: FileStore
  let missing: MissingFilesService
  const store = (...names: string[]) =>
    Promise.all(names.map((name) => files.put(name, Buffer.from("a picture"))))
  beforeEach(async () => {
    folder = await openFolder()
    ;({ db, close } = await openConnection(open))
    files = openLocalFiles(folder.path, now)
    missing = createMissingFiles({ db, files, now })
    await insertApplications(db, [
      buildRow({}, { image_file: photo, signature_file: signature }),
      buildRow({}, { image_file: "", signature_file: "" }),
    ])
    const texts = { name: "list.pdf", alt_en: "", alt_hi: "", at: "", by: "" }
    const row = { id: "0".repeat(32), kind: "pdf" as const, bytes: 1, ...texts }
    await db
      .insertInto("media")
      .values({ ...row, files: JSON.stringify([medium]) })
      .execute()
  })
  afterEach(async () => {
    await files.close()
    await close()
    await folder.remove()
  })

  test("none is missing where every named file is stored", async () => {
    await store(photo, signature, medium)
    expect(await missing.check()).toMatchObject({ count: 0, names: [] })
    expect(await missing.read()).toMatchObject({ at: now().toISOString(), count: 0 })
  })

  test("names those of applications and of the site, and stores the number for all processes", async () => {
    await store(photo)
    const names = [signature, medium]
    expect(await missing.check()).toMatchObject({ count: 2, names, hash: hashOfNames(names) })
    const other = createMissingFiles({ db, files, now })
    expect(await other.readStored()).toMatchObject({ count: 2 })
  })

  test("the first reading of a process compares", async () => {
    expect(await missing.readStored()).toBeUndefined()
    expect(await missing.read()).toMatchObject({ count: 3 })
  })

  test("a record that is erased while the store is read misses nothing", async () => {
    await store(medium)
    const erasing = {
      ...files,
      async *list() {
        yield* files.list()
        await db.deleteFrom("applications").execute()
      },
    }
    expect(await createMissingFiles({ db, files: erasing, now }).check()).toMatchObject({
      count: 0,
    })
  })

  test("finds one among more names than one query reads", async () => {
    const row = buildRow()
    const rows = Array.from({ length: 2100 }, (_, i) => ({
      ...row,
      admission_code: `MANY${i}`,
      application_number: `MANY${i}`,
      aadhaar_index: `many ${i}`,
      submission_key: null,
      image_file: nameOf(10 + i),
      signature_file: "",
    }))
    for (let at = 0; at < rows.length; at += 100) {
      await insertApplications(db, rows.slice(at, at + 100))
    }
    await store(photo, signature, medium, ...rows.slice(1, -1).map((one) => one.image_file))
    expect((await missing.check()).names).toEqual([nameOf(10), nameOf(2109)])
  })

  describe("an accepted loss", () => {
    const accept = async () => missing.accept((await missing.check()).hash, "Member administrator")
    const lastLine = () =>
      db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirst()

    test("is recorded with actor, time, number and list, and counts no longer", async () => {
      const hash = hashOfNames([photo, signature, medium])
      expect(await accept()).toEqual({ outcome: "accepted", count: 3 })
      expect(await lastLine()).toMatchObject({
        at: now().toISOString(),
        actor: "Member administrator",
        action: "loss of files accepted",
        details: JSON.stringify({ files: 3, hash }),
      })
      expect(await missing.read()).toMatchObject({ count: 0 })
      expect(await missing.check()).toMatchObject({ count: 0 })
    })

    test("is refused for another list than the one that was seen", async () => {
      await store(photo)
      const { hash } = await missing.check()
      await files.delete([photo])
      expect(await missing.accept(hash, "x")).toEqual({ outcome: "changed meanwhile" })
      expect(await missing.read()).toMatchObject({ count: 3 })
      expect((await lastLine())?.action).not.toBe("loss of files accepted")
    })

    test("covers no further file", async () => {
      await store(photo)
      await accept()
      await files.delete([photo])
      expect((await missing.check()).names).toEqual([photo])
    })

    test("ends when the file is back: lost again, it counts again", async () => {
      await accept()
      await store(photo)
      expect(await missing.check()).toMatchObject({ count: 0 })
      await files.delete([photo])
      expect((await missing.check()).names).toEqual([photo])
    })
  })
})
