import { randomBytes } from "node:crypto"

import { describe, expect, test } from "vitest"

import type { FileStore } from "#server/platform/files/file-store.ts"
import {
  buildRow,
  clerk,
  officer,
  harnessTime,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { replacePictures } from "./replace-pictures.ts"

describe.each(databases)("replacing pictures on $name", ({ open }) => {
  const { db, service, store, rowOf, auditOf } = useApplicationsHarness(open)

  /** A store of files in memory that has the pictures of this application. */
  const openPictures = async (code: string) => {
    const { image_file, signature_file } = await rowOf(code)
    const kept = new Map<string, Uint8Array>(
      [image_file, signature_file].map((name) => [name, Buffer.from("old")]),
    )
    const files: FileStore = {
      put: async (name, content) => void kept.set(name, content),
      putLarge: async () => undefined,
      open: async () => undefined,
      read: async (name) => kept.get(name) as Buffer,
      delete: async (names) => names.forEach((name) => kept.delete(name)),
      async *list() {},
      writeProbe: async () => undefined,
      close: async () => undefined,
    }
    const replace = replacePictures({ db: db(), files, now: () => harnessTime, randomBytes })
    return { kept, replace }
  }
  const photo = async () => new Uint8Array((await makeSamplePictures()).image.bytes)

  test("a new photo takes the place of the former one, which is kept among the documents", async () => {
    const [code] = await store(buildRow({}, { image_file: "a.jpg", signature_file: "b.jpg" }))
    const { kept, replace } = await openPictures(code!)
    const given = { files: { image: await photo() }, why: "Blurred", expectedVersion: 1 }
    expect(await replace(code!, given, clerk)).toEqual({ outcome: "stored" })
    const { image_file, signature_file, version } = await rowOf(code!)
    expect(image_file).toMatch(/^[0-9a-f]{32}\.jpg$/)
    expect([signature_file, version]).toEqual(["b.jpg", 2])
    expect([...kept.keys()].toSorted()).toEqual([image_file, "a.jpg", "b.jpg"].toSorted())
    const { pictures } = (await service().readDocuments(code!))!
    expect(pictures).toMatchObject([
      { slot: "image", state: "replaced", files: [{ file: "a.jpg" }] },
    ])
    expect((await service().read(code!, clerk))!.events.at(-1)).toMatchObject({
      kind: "correction",
      actor: clerk.name,
      data: { why: "Blurred", fields: {}, pictures: ["image"] },
    })
    expect((await auditOf(code!)).at(-1)).toMatchObject({
      action: "application pictures replaced",
      details: '{"pictures":["image"]}',
    })
  })

  test("the student of an admitted applicant gets the new photo too", async () => {
    const [code] = await store(
      buildRow(
        { urn: "25PHOTO001" },
        { image_file: "c.jpg", signature_file: "", status: "verified" },
      ),
    )
    const admission = { to: "admitted", reason: "", expectedVersions: { [code!]: 1 } } as const
    const firstAdmissionNumber = "2025/P1"
    await service().changeStatuses([code!], { ...admission, firstAdmissionNumber }, officer)
    const { replace } = await openPictures(code!)
    await replace(
      code!,
      { files: { image: await photo() }, why: "Blurred", expectedVersion: 2 },
      officer,
    )
    const student = db().selectFrom("students").select("image_file").where("urn", "=", "25PHOTO001")
    expect(await student.executeTakeFirst()).toEqual({
      image_file: (await rowOf(code!)).image_file,
    })
    const line = db().selectFrom("audit").select("action").where("subject", "=", "25PHOTO001")
    expect(await line.orderBy("id", "desc").executeTakeFirst()).toEqual({
      action: "student photo replaced",
    })
  })

  test.each([
    { what: "no picture", files: {}, why: "x", errors: { image: ["missing"] } },
    {
      what: "a text",
      files: { signature: new TextEncoder().encode("no picture") },
      why: "x",
      errors: { signature: ["signature.format"] },
    },
    {
      what: "a large file without a reason",
      files: { image: "too large" as const },
      why: " ",
      errors: { image: ["image.too_large"], why: ["missing"] },
    },
  ])("$what is refused, and nothing is stored", async ({ files, why, errors }) => {
    const [code] = await store(buildRow({}, { image_file: "d.jpg", signature_file: "e.jpg" }))
    const { kept, replace } = await openPictures(code!)
    expect(await replace(code!, { files, why, expectedVersion: 1 }, clerk)).toEqual({
      outcome: "refused",
      errors,
    })
    expect([...kept.keys()]).toEqual(["d.jpg", "e.jpg"])
  })

  test("an older version is refused, and an unknown code", async () => {
    const [code] = await store(
      buildRow({}, { image_file: "f.jpg", signature_file: "g.jpg", version: 4 }),
    )
    const { kept, replace } = await openPictures(code!)
    const given = { files: { image: await photo() }, why: "Blurred", expectedVersion: 3 }
    expect(await replace(code!, given, clerk)).toEqual({ outcome: "changed_meanwhile" })
    expect(await replace("NOSUCHCODE22", given, clerk)).toEqual({ outcome: "unknown" })
    expect([...kept.keys()]).toEqual(["f.jpg", "g.jpg"])
  })
})
