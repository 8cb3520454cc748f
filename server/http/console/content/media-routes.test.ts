import { readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"

import { fastify } from "fastify"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { iconSizes } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import { contentCalls, mediaCalls } from "#server/features/content/content.ts"
import { createEmblemIcons } from "#server/features/content/media/emblem-icons.ts"
import { createMediaLibrary } from "#server/features/content/media/media-library.ts"
import { storedFileRoutes } from "#server/http/public-api/stored-file-routes.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { notice } from "#tests/support/samples/site-content.ts"
import { makeMp4 } from "#tests/support/samples/videos.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"
import { mediaRoutes } from "./media-routes.ts"

const [png, webp, text] = await makePictures("png", "webp", "text")
const pdfBytes = Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n")
const pdfWith = (mark: string) => Buffer.concat([pdfBytes, Buffer.from(mark)])
const alt = { alt_en: "A student", alt_hi: "एक विद्यार्थी" }
const MB = 1024 * 1024
const captions = (mark: string) => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:04.000\n${mark}\n`)
/** The largest file for which the disk has room. */
let largest: number | null = null
const readSpace = async () => ({ storage: "local" as const, disk: null, largest })

describe.each(databasesInFullRuns)("media uploads on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  let files: ReturnType<typeof openLocalFiles>
  let db: Database
  let incoming = ""
  let emblem: Settings["college"]["emblem"]
  const publicApp = fastify()
  beforeAll(async () => {
    const opening = openContentHarness(
      open,
      async (app, options) => {
        await app.register(callRoutes({ ...contentCalls, ...mediaCalls }), options)
        await app.register(mediaRoutes, options)
      },
      ({ dataDir, now, ...opened }) => {
        db = opened.db
        files = openLocalFiles(dataDir, now)
        const media = createMediaLibrary({ db, files, now, dataDir, readSpace })
        incoming = join(dataDir, "incoming")
        void publicApp.register(storedFileRoutes, {
          media,
          files,
          privacy: { isShownPicture: async () => false },
          emblemIcon: createEmblemIcons({
            media,
            settings: async () => ({ ...settings, college: { ...settings.college, emblem } }),
          }),
        })
        return { media }
      },
    )
    site = await opening
  })
  afterAll(async () => {
    await publicApp.close()
    await files.close()
    await site.close()
  })

  const send = async (form: FormData, role: "editor" | "auditor" = "editor") => {
    const request = new Request("http://x", { method: "POST", body: form })
    return site.call("POST", "/media", {
      role,
      headers: { "content-type": request.headers.get("content-type")! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const upload = (bytes: Uint8Array, name: string, texts: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(texts)) form.append(key, value)
    form.append("file", new Blob([new Uint8Array(bytes)]), name)
    return send(form)
  }
  const storedFiles = async () => {
    const names: string[] = []
    for await (const page of files.list()) names.push(...page.map((file) => file.name))
    return names
  }
  const get = (url: string) => publicApp.inject({ url })

  test("stores a picture in responsive variants and serves them as immutable", async () => {
    // The sample with a byte more: a file that is stored already keeps its name and its texts.
    const bytes = Buffer.concat([png.bytes, Buffer.from([0])])
    const { status, data } = await upload(bytes, "C:\\me\\my <photo>.png", alt)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      kind: "picture",
      name: "my photo.png",
      alt: { en: "A student", hi: "एक विद्यार्थी" },
      width: 300,
      height: 400,
      bytes: bytes.length,
      by: "the editor",
      file: `media/${data.id}-300x400`,
      src: `/media/${data.id}-300.jpg`,
      uses: [],
    })
    for (const [ending, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
      ["jpg", "image/jpeg"],
    ]) {
      const reply = await get(`/media/${data.id}-300.${ending}`)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        "content-type": type,
        "content-disposition": "inline",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      })
    }
  })

  test("draws the icons of the college's emblem, and of no other picture", async () => {
    const { data } = await upload(png.bytes, "photo.png", alt)
    emblem = { file: data.file, alt: { en: "Emblem", hi: "प्रतीक चिह्न" } }
    for (const [name, { size, ...icon }] of Object.entries(iconSizes)) {
      const reply = await get(`/media/icons/${data.id}-${name}.png`)
      expect(reply.headers, name).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
      })
      const { width, height, channels } = await sharp(reply.rawPayload).metadata()
      // A picture that is not square gets margins, transparent ones unless phones show them as black.
      const depth = "ground" in icon ? 3 : 4
      expect({ width, height, channels }, name).toEqual({
        width: size,
        height: size,
        channels: depth,
      })
    }
    expect((await get(`/media/icons/${data.id}-64.png`)).statusCode).toBe(404)
    expect((await get(`/media/icons/${"0".repeat(32)}-tab.png`)).statusCode).toBe(404)
    emblem = undefined
    expect((await get(`/media/icons/${data.id}-tab.png`)).statusCode).toBe(404)
  })

  test("serves the nearest width for one that was not stored", async () => {
    const { data } = await upload(png.bytes, "photo.png", alt)
    const [stored, nearest] = await Promise.all([
      get(`/media/${data.id}-160.avif`),
      get(`/media/${data.id}-140.avif`),
    ])
    expect(nearest.statusCode).toBe(200)
    expect(nearest.headers["content-type"]).toBe("image/avif")
    expect(nearest.rawPayload).toEqual(stored.rawPayload)
  })

  test("stores a PDF unchanged and serves it as an attachment under its name", async () => {
    const { data } = await upload(pdfBytes, "पाठ्यक्रम (2026).pdf")
    expect(data).toMatchObject({
      kind: "pdf",
      width: null,
      file: `media/${data.id}.pdf`,
      src: `/media/${data.id}.pdf`,
    })
    const reply = await get(data.src)
    expect(reply.rawPayload).toEqual(pdfBytes)
    expect(reply.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    })
    const disposition = String(reply.headers["content-disposition"])
    expect(disposition).toMatch(/^attachment; filename="[\w. ()-]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("''")[1]!)).toBe("पाठ्यक्रम (2026).pdf")
  })

  test.each(["evil.hta", "form.pdf.exe", "form.PDF"])(
    "serves a PDF uploaded as %s with the ending .pdf",
    async (name) => {
      const { data } = await upload(Buffer.from(`%PDF-1.7 ${name}`), name)
      const disposition = (await get(data.src)).headers["content-disposition"]
      const shown = name === "form.PDF" ? "form.pdf" : `${name}.pdf`
      expect(disposition).toBe(`attachment; filename="${shown}"; filename*=UTF-8''${shown}`)
    },
  )

  test.each([
    { what: "no file", bytes: Buffer.alloc(0), texts: alt, errors: { file: ["missing"] } },
    { what: "a text file", bytes: text.bytes, texts: alt, errors: { file: ["not_a_picture"] } },
    {
      what: "a text file in place of a PDF",
      bytes: text.bytes,
      texts: { kind: "pdf" },
      errors: { file: ["not_a_pdf"] },
    },
    {
      what: "a PDF in place of a picture",
      bytes: pdfWith("picture"),
      texts: { ...alt, kind: "picture" },
      errors: { file: ["not_a_picture"] },
    },
    {
      what: "an HTML page",
      bytes: Buffer.from("<script>alert(1)</script>%PDF-1.7"),
      texts: alt,
      errors: { file: ["not_a_picture"] },
    },
    {
      what: "a picture without alternative text",
      bytes: webp.bytes,
      texts: { alt_en: "", alt_hi: " " },
      errors: { alt_en: ["missing"], alt_hi: ["missing"] },
    },
    {
      what: "a picture with too long alternative text",
      bytes: webp.bytes,
      texts: { ...alt, alt_en: "a".repeat(501) },
      errors: { alt_en: ["too_long"] },
    },
    {
      what: "a film of another format in place of a video",
      bytes: Buffer.concat([Buffer.from("RIFF____AVI LIST"), Buffer.alloc(11 * MB)]),
      texts: { kind: "video" },
      errors: { file: ["not_a_video"] },
    },
    {
      what: "a PDF in place of a video",
      bytes: pdfWith("video"),
      texts: { kind: "video" },
      errors: { file: ["not_a_video"] },
    },
    {
      what: "a video that browsers do not play",
      bytes: makeMp4({ codec: "hvc1" }),
      texts: { kind: "video" },
      errors: { file: ["video_codec"] },
    },
    {
      what: "a video that breaks off",
      bytes: makeMp4().subarray(0, -1),
      texts: { kind: "video" },
      errors: { file: ["video_damaged"] },
    },
    {
      what: "a text in place of captions",
      bytes: text.bytes,
      texts: { kind: "captions" },
      errors: { file: ["not_captions"] },
    },
    {
      what: "captions without times",
      bytes: Buffer.from("WEBVTT\n\na"),
      texts: { kind: "captions" },
      errors: { file: ["captions_empty"] },
    },
    {
      what: "captions one byte over the limit of 1 MB",
      bytes: Buffer.concat([captions("a"), Buffer.alloc(MB)]),
      texts: { kind: "captions" },
      errors: { file: ["too_large"] },
    },
    {
      what: "a PDF one byte over the limit of 50 MB",
      bytes: Buffer.concat([pdfBytes, Buffer.alloc(50 * MB + 1 - pdfBytes.length)]),
      texts: {},
      errors: { file: ["too_large"] },
    },
    {
      what: "a picture one byte over the limit of 10 MB",
      bytes: Buffer.concat([png.bytes, Buffer.alloc(10 * MB + 1 - png.bytes.length)]),
      texts: alt,
      errors: { file: ["too_large"] },
    },
  ])("refuses $what and stores nothing", async ({ bytes, texts, errors }) => {
    const before = await storedFiles()
    const reply = await upload(bytes, "file", texts)
    expect(reply).toEqual({ status: 422, message: "refused", errors })
    expect(await storedFiles()).toEqual(before)
    expect(await readdir(incoming)).toEqual([])
  })

  test("accepts a PDF of exactly 50 MB, and serves its ranges", async () => {
    const bytes = Buffer.concat([pdfBytes, Buffer.alloc(50 * MB - pdfBytes.length)])
    bytes.write("marked", 25 * MB - 3)
    const { status, data } = await upload(bytes, "large.pdf")
    expect(status).toBe(200)
    expect(data).toMatchObject({ bytes: 50 * MB, pdf: { state: "unreadable" } })
    expect(await readdir(incoming)).toEqual([])
    const range = await publicApp.inject({
      url: data.src,
      headers: { range: `bytes=${25 * MB - 3}-${25 * MB + 2}` },
    })
    expect(range.statusCode).toBe(206)
    expect(range.body).toBe("marked")
    expect(range.headers["content-range"]).toBe(`bytes ${25 * MB - 3}-${25 * MB + 2}/${50 * MB}`)
    const whole = await get(data.src)
    expect(whole.headers["content-length"]).toBe(String(50 * MB))
    expect(whole.rawPayload.equals(bytes)).toBe(true)
  })

  test("stores a video and captions unchanged, and serves ranges of the video to play", async () => {
    const bytes = makeMp4({ mark: "z".repeat(3 * MB) })
    const { data } = await upload(bytes, "day.mp4", { kind: "video" })
    expect(data).toMatchObject({ kind: "video", file: `media/${data.id}.mp4`, width: null })
    const range = await publicApp.inject({ url: data.src, headers: { range: "bytes=0-7" } })
    expect(range.statusCode).toBe(206)
    expect(range.rawPayload).toEqual(bytes.subarray(0, 8))
    expect(range.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    })
    const { data: words } = await upload(captions("नमस्ते"), "day.vtt", { kind: "captions" })
    expect(words).toMatchObject({ kind: "captions", src: `/media/${words.id}.vtt` })
    const reply = await get(words.src)
    expect(reply.headers["content-type"]).toBe("text/vtt; charset=utf-8")
    expect(reply.rawPayload).toEqual(captions("नमस्ते"))
    expect(await readdir(incoming)).toEqual([])
  })

  test("refuses a video one byte over the limit of 200 MB, and keeps nothing of it", async () => {
    async function* film() {
      yield makeMp4()
      const piece = Buffer.alloc(MB)
      for (let sent = 0; sent < 200; sent++) yield piece
    }
    const media = createMediaLibrary({
      db,
      files,
      now: () => new Date(),
      dataDir: dirname(incoming),
      readSpace,
    })
    expect(await media.receive(film(), "video")).toBe("too large")
    expect(await readdir(incoming)).toEqual([])
  })

  test("refuses a file for which the disk has no room before its body is read", async () => {
    largest = 5 * MB
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(5 * MB + 1),
    }
    const reply = await site.call("POST", "/media", { headers, payload: Buffer.alloc(0) })
    expect(reply).toMatchObject({ status: 422, errors: { file: ["no_room"] } })
    expect(await site.call("GET", "/upload-space")).toMatchObject({ data: { largest: 5 * MB } })
    expect((await upload(captions("room"), "room.vtt", { kind: "captions" })).status).toBe(200)
    largest = null
  })

  test("refuses a request that says it is far too large before its body is read", async () => {
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(211 * MB),
    }
    const reply = await site.call("POST", "/media", { headers, payload: Buffer.alloc(0) })
    expect(reply).toMatchObject({ status: 422, errors: { file: ["too_large"] } })
  })

  test("refuses a body that is no form, or a malformed form: 400", async () => {
    const malformed = { status: 400, message: "malformed" }
    expect(await site.call("POST", "/media", { body: {} })).toEqual(malformed)
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    const payload = Buffer.from("--x\r\ncontent-disposition: form-data; name=")
    expect(await site.call("POST", "/media", { headers, payload })).toEqual(malformed)
  })

  test("refuses uploads and removals by an auditor: 403", async () => {
    const { data } = await upload(pdfWith("mine"), "mine.pdf")
    const reply = await send(new FormData(), "auditor")
    expect(reply).toMatchObject({ status: 403 })
    const role = "auditor"
    expect(await site.call("DELETE", `/media/${data.id}`, { role })).toMatchObject({ status: 403 })
    expect(await site.call("GET", "/media", { role })).toMatchObject({ status: 200 })
  })

  test("uploading the same file again keeps its id and updates name and alternative text", async () => {
    const first = await upload(webp.bytes, "one.webp", alt)
    const { total } = await site.call("GET", "/media")
    const again = await upload(webp.bytes, "two.webp", { ...alt, alt_en: "A girl" })
    expect(again.data).toMatchObject({ id: first.data.id, name: "two.webp", alt: { en: "A girl" } })
    expect((await site.call("GET", "/media")).total).toBe(total)
  })

  test("an upload that is sent again during its removal keeps its files", async () => {
    const now = () => new Date("2020-01-01")
    const deps = { files, now, dataDir: dirname(incoming), readSpace }
    const add = async () => {
      const media = createMediaLibrary({ db, ...deps })
      const file = await media.receive(Readable.from([pdfWith("again")]))
      const added = await media.add(
        { name: "again.pdf", file, alt_en: "", alt_hi: "" },
        "the editor",
      )
      return "id" in added ? added.id : ""
    }
    const id = await add()
    /** The second upload arrives between the transaction of the removal and the deletion of the files. */
    const busy = {
      selectFrom: db.selectFrom.bind(db),
      transaction: () => ({
        execute: async (work: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) => {
          const result = await db.transaction().execute(work)
          await add()
          return result
        },
      }),
    } as unknown as Database
    const removed = await createMediaLibrary({ db: busy, ...deps }).remove(id, "the editor")
    expect(removed.outcome).toBe("removed")
    expect((await get(`/media/${id}.pdf`)).statusCode).toBe(200)
  })

  test("lists uploads newest first, by kind or page", async () => {
    site.later(1)
    const { data: newest } = await upload(pdfWith("newest"), "newest.pdf")
    const list = (query: Record<string, string>) =>
      site.call("GET", `/media?${new URLSearchParams(query)}`)
    expect((await list({ perPage: "1" })).data).toMatchObject([{ id: newest.id }])
    const pictures = await list({ filter: '{"kind":"picture"}' })
    expect(pictures.data.length).toBe(pictures.total)
    expect(pictures.data.every(({ kind }: { kind: string }) => kind === "picture")).toBe(true)
  })

  test("refuses to remove an upload that an item uses", async () => {
    const { data: picture } = await upload(png.bytes, "photo.png", alt)
    const { data: pdfUpload } = await upload(pdfWith("paper"), "paper.pdf")
    const both = { en: "Rules", hi: "नियम" }
    const photo = { title: both, picture: { file: picture.file, alt: picture.alt } }
    const rules = {
      ...notice("Rules", { body: `[Rules](${pdfUpload.src})` }),
      attachments: [{ file: pdfUpload.file, title: both, bytes: pdfUpload.bytes }],
    }
    const create = (collection: string, item: object) =>
      site.call("POST", `/content/${collection}`, { body: { data: { item, slug: "used" } } })
    expect(await create("photos", photo)).toMatchObject({ status: 200, data: { item: photo } })
    expect(await create("notices", rules)).toMatchObject({ status: 200, data: { item: rules } })

    for (const [id, use] of [
      [picture.id, "photos/used"],
      [pdfUpload.id, "notices/used"],
    ]) {
      expect(await site.call("DELETE", `/media/${id}`)).toEqual({
        status: 409,
        message: "in_use",
        errors: { used_by: [use] },
      })
    }
    const use = (collection: string) => [{ collection, slug: "used", title: both }]
    const inNotice = [{ ...use("notices")[0], title: rules.title }]
    const listed = await site.call("GET", "/media")
    const usesOf = (id: string) => listed.data.find((one: { id: string }) => one.id === id).uses
    expect(usesOf(pdfUpload.id)).toEqual(inNotice)
    expect(usesOf(picture.id)).toEqual(use("photos"))

    await site.call("DELETE", "/content/notices/used?expectedVersion=1")
    expect(await site.call("DELETE", `/media/${pdfUpload.id}`)).toMatchObject({ status: 200 })
    expect((await get(pdfUpload.src)).statusCode).toBe(404)
    expect(await storedFiles()).not.toContain(`${pdfUpload.id}.pdf`)
    expect(await site.call("DELETE", `/media/${pdfUpload.id}`)).toMatchObject({ status: 404 })
    // The revision refers to the removed upload.
    expect(
      await site.call("POST", "/content/notices/used/restore", { body: { version: 1 } }),
    ).toEqual({ status: 422, message: "refused", errors: { item: ["media_unknown"] } })
  })

  test("changes alternative text only when based on the current text: 409 otherwise", async () => {
    const { data } = await upload(webp.bytes, "words.webp", alt)
    const expectedAlt = data.alt
    const put = (body: object, role: "editor" | "auditor" = "editor", id = data.id) =>
      site.call("PUT", `/media/${id}`, { body, role })
    const change = {
      data: { alt: { en: " A girl reads ", hi: "एक छात्रा पढ़ती है" } },
      expectedAlt,
    }
    expect(await put(change, "auditor")).toMatchObject({ status: 403 })
    expect((await put(change)).data).toMatchObject({
      id: data.id,
      at: data.at,
      alt: { en: "A girl reads", hi: "एक छात्रा पढ़ती है" },
    })
    expect(await put(change)).toEqual({ status: 409, message: "changed_meanwhile" })
    expect(await put({ ...change, data: { alt: { en: "", hi: " " } } })).toEqual({
      status: 422,
      message: "refused",
      errors: { alt_en: ["missing"], alt_hi: ["missing"] },
    })
    const { data: pdfUpload } = await upload(pdfWith("no words"), "paper.pdf")
    for (const id of [pdfUpload.id, "0".repeat(32), "x"])
      expect(await put({ ...change, expectedAlt: pdfUpload.alt }, "editor", id)).toMatchObject({
        status: 404,
      })
    const lines = await site.db
      .selectFrom("audit")
      .select("actor")
      .where("action", "=", "media described")
      .execute()
    expect(lines).toEqual([{ actor: "the editor" }])
  })

  describe("a part of a picture", () => {
    const crop = { x: 0, y: 250, width: 500, height: 500 }
    const cut = (id: string, part: object, role: "editor" | "auditor" = "editor") =>
      site.call("POST", `/media/${id}/parts`, { body: { crop: part }, role })
    const add = async (mark: number) => {
      const bytes = Buffer.concat([png.bytes, Buffer.from([0, mark])])
      return (await upload(bytes, "photo.png", alt)).data
    }

    test("is a picture of its own, at another address; the upload stays as it was", async () => {
      const original = await add(1)
      const before = await get(original.src)
      const { status, data } = await cut(original.id, crop)
      expect(status).toBe(200)
      expect(data).toMatchObject({ width: 150, height: 200, crop, original: { id: original.id } })
      expect(data.file).toBe(`media/${data.id}-150x200`)
      expect(data.id).not.toBe(original.id)
      expect((await get(data.src)).statusCode).toBe(200)
      expect((await get(original.src)).rawPayload).toEqual(before.rawPayload)
      const { total } = await site.call("GET", "/media")
      expect((await site.call("GET", "/media")).data).not.toContainEqual(
        expect.objectContaining({ id: data.id }),
      )
      expect((await cut(original.id, crop)).data.id).toBe(data.id)
      expect((await site.call("GET", "/media")).total).toBe(total)
      // Another part of it is cut out of the upload, not out of the part.
      const further = await cut(data.id, { ...crop, y: 0 })
      expect(further.data).toMatchObject({ height: 200, original: { id: original.id } })
    })

    test("is used by an item with a focal point; its upload cannot be removed, then both go", async () => {
      const original = await add(2)
      const { data: part } = await cut(original.id, crop)
      const both = { en: "Photo", hi: "चित्र" }
      const item = { title: both, picture: { file: `${part.file}@30,70`, alt: part.alt } }
      const create = (sent: object) =>
        site.call("POST", "/content/photos", { body: { data: { item: sent, slug: "cut" } } })
      const between = { ...item, picture: { ...item.picture, file: `${part.file}@35,70` } }
      expect(await create(between)).toMatchObject({
        errors: { "item.picture.file": ["choose_a_picture"] },
      })
      expect(await create(item)).toMatchObject({ status: 200, data: { item } })
      const listed = await site.call("GET", `/media/${original.id}`)
      expect(listed.data.uses).toEqual([{ collection: "photos", slug: "cut", title: both }])
      expect(await site.call("DELETE", `/media/${original.id}`)).toMatchObject({
        status: 409,
        errors: { used_by: ["photos/cut"] },
      })
      await site.call("DELETE", "/content/photos/cut?expectedVersion=1")
      expect(await site.call("DELETE", `/media/${original.id}`)).toMatchObject({ status: 200 })
      expect((await get(part.src)).statusCode).toBe(404)
      expect((await get(original.src)).statusCode).toBe(404)
    })

    test.each([
      { what: "all of it", part: { x: 0, y: 0, width: 1000, height: 1000 } },
      { what: "a strip", part: { x: 0, y: 0, width: 50, height: 1000 } },
      { what: "more than there is", part: { x: 600, y: 0, width: 500, height: 500 } },
    ])("$what is refused", async ({ part }) => {
      const { id } = await add(3)
      expect(await cut(id, part)).toEqual({
        status: 422,
        message: "refused",
        errors: { crop: ["invalid"] },
      })
    })

    test("is not cut out of a PDF or by an auditor", async () => {
      const { id } = await add(4)
      const { data: paper } = await upload(pdfWith("part"), "paper.pdf")
      expect(await cut(paper.id, crop)).toMatchObject({ status: 404 })
      expect(await cut("0".repeat(32), crop)).toMatchObject({ status: 404 })
      expect(await cut(id, crop, "auditor")).toMatchObject({ status: 403 })
    })
  })

  test("refuses an item with an unknown upload or another size", async () => {
    const { data } = await upload(png.bytes, "photo.png", alt)
    const both = { en: "Photo", hi: "चित्र" }
    for (const file of [`media/${"0".repeat(32)}-300x400`, `media/${data.id}-300x401`]) {
      const item = { title: both, picture: { file, alt: data.alt } }
      expect(await site.call("POST", "/content/photos", { body: { data: { item } } })).toEqual({
        status: 422,
        message: "refused",
        errors: { item: ["media_unknown"] },
      })
    }
  })

  test("writes audit lines for uploads and removals", async () => {
    const { data } = await upload(pdfWith("audit"), "audit.pdf")
    await site.call("DELETE", `/media/${data.id}`)
    const lines = await site.db
      .selectFrom("audit")
      .select(["actor", "action"])
      .where("subject", "=", data.id)
      .orderBy("id")
      .execute()
    expect(lines).toEqual([
      { actor: "the editor", action: "media added" },
      { actor: "the editor", action: "media removed" },
    ])
  })

  test.each(["x", "..%2Fuploads.sqlite", `${"0".repeat(32)}.jpg`, `${"0".repeat(32)}-320.webp`])(
    "answers 404 for the unknown file %s",
    async (name) => expect((await get(`/media/${name}`)).statusCode).toBe(404),
  )
})
