import { buffer } from "node:stream/consumers"

// oxlint-disable-next-line import/no-named-as-default -- its types have no other export
import PDFDocument from "pdfkit"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { contentOf } from "#server/platform/files/file-content.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { clerk, fresh, openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { readContentVersion } from "../items/content-version.ts"
import { readPdfs, savePdfText } from "./pdf-texts.ts"
import { readMissingTexts } from "./read-missing-texts.ts"

const [typed, broken, missing] = ["a", "b", "c"].map((digit) => digit.repeat(32))
const both = (text: string) => ({ en: text, hi: text })

const mediumOf = (id: string) => ({
  id,
  kind: "pdf" as const,
  name: "a.pdf",
  files: `["${id}.pdf"]`,
  alt_en: "",
  alt_hi: "",
  width: null,
  height: null,
  bytes: 9,
  at: clerk.at,
  by: clerk.by,
})

const pdfWith = (text: string) => {
  const document = new PDFDocument()
  document.text(text)
  document.end()
  return buffer(document)
}

describe.each(databases)("PDF files from before their text was read, on $name", ({ open }) => {
  let site: Site
  let folder: Awaited<ReturnType<typeof openFolder>>
  beforeAll(async () => {
    site = await openSite(open)
    folder = await openFolder()
    await site.db.insertInto("media").values([typed!, broken!, missing!].map(mediumOf)).execute()
    const item = {
      title: both("Minutes of July"),
      type: "minutes",
      year: "2025-26",
      language: "in_english",
      file: { file: `media/${typed}.pdf`, bytes: 1000 },
    }
    await site.editing.save("documents", "minutes", fresh(item), clerk)
  })
  afterAll(async () => {
    await folder.remove()
    await site.close()
  })

  const readWith = (contentOfFile: (name: string) => Promise<Buffer | undefined>) => {
    const files = {
      open: async (name: string) => {
        const bytes = await contentOfFile(name)
        return bytes && contentOf(bytes)
      },
    } as Partial<FileStore> as FileStore
    return readMissingTexts({ db: site.db, files, dataDir: folder.path })
  }
  test("are left out when they are deleted or read by another process meanwhile", async () => {
    const [deleted, other] = ["d".repeat(32), "e".repeat(32)]
    await site.db.insertInto("media").values([deleted, other].map(mediumOf)).execute()
    const version = await readContentVersion(site.db)
    const read = readWith(async (name) => {
      if (name === `${deleted}.pdf`) {
        await site.db.deleteFrom("media").where("id", "=", deleted).execute()
      } else if (name === `${other}.pdf`) await savePdfText(site.db, other, undefined)
      else return undefined
      return pdfWith("A text that came too late")
    })
    expect(await read()).toBe(0)
    const names = [deleted, other].map((id) => `media/${id}.pdf`)
    expect(Object.fromEntries(await readPdfs(site.db, names))).toEqual({
      [names[1]!]: { state: "unreadable", pages: undefined },
    })
    expect(await readContentVersion(site.db)).toBe(version)
  })

  test("are read once, and are found then", async () => {
    const stored = new Map([
      [`${typed}.pdf`, await pdfWith("The committee resolved to buy a spectrophotometer")],
      [`${broken}.pdf`, Buffer.from("%PDF-1.7 broken")],
    ])
    const read = readWith(async (name) => stored.get(name))
    const version = await readContentVersion(site.db)
    const search = async () => (await site.content("en").search("spectrophotometer", 1)).total
    expect(await search()).toBe(0)
    expect(await read()).toBe(2)
    expect(await search()).toBe(1)
    // Only one of the files is in an item.
    expect(await readContentVersion(site.db)).toBe(version + 1)
    const names = [typed, broken, missing].map((id) => `media/${id}.pdf`)
    expect(Object.fromEntries(await readPdfs(site.db, names))).toEqual({
      [names[0]!]: { state: "text", pages: 1 },
      [names[1]!]: { state: "unreadable", pages: undefined },
    })
    expect(await read()).toBe(0)
  })
})
