import { execFile } from "node:child_process"
import { copyFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

import SqliteDatabase from "better-sqlite3"
import { afterEach, beforeEach, expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { contentOf, readWhole } from "./file-content.ts"
import type { FileStore, StoredFile } from "./file-store.ts"
import { openLocalFiles } from "./local-files.ts"

const noon = new Date("2025-07-01T06:30:00.000Z")
const open = (dataDir = folder.path) => openLocalFiles(dataDir, () => noon)

let folder: Awaited<ReturnType<typeof openFolder>>
let files: FileStore
beforeEach(async () => {
  folder = await openFolder()
  files = open()
})
afterEach(async () => {
  await files.close()
  await folder.remove()
})

const textOf = async (name: string, store = files) => (await store.read(name))?.toString()
const listed = async (store = files) => {
  const all: StoredFile[] = []
  for await (const page of store.list()) all.push(...page)
  return all
}
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `${1000 + i}.jpg`)

test("a stored file is read, also after the store was opened again", async () => {
  await files.put("a.jpg", Buffer.from("a picture"))
  expect(await textOf("a.jpg")).toBe("a picture")
  await files.close()
  files = open()
  expect(await textOf("a.jpg")).toBe("a picture")
})

const partsLeft = () => {
  const database = new SqliteDatabase(join(folder.path, "uploads.sqlite"))
  const count = database.prepare("select count(*) from file_parts").pluck().get()
  database.close()
  return count
}

test("a large file is stored in parts, is read in any range, and leaves none when it is deleted", async () => {
  const content = Buffer.from("0123456789".repeat(300_000))
  await files.putLarge("a.pdf", contentOf(content))
  expect(partsLeft()).toBe(3)
  expect((await files.read("a.pdf"))?.equals(content)).toBe(true)
  const opened = (await files.open("a.pdf"))!
  expect(opened.bytes).toBe(3_000_000)
  // Across the border of the first two parts.
  for (const [from, to] of [
    [0, 0],
    [1024 * 1024 - 2, 1024 * 1024 + 2],
    [2_999_999, 2_999_999],
  ] as const) {
    const part = await readWhole({ bytes: 0, read: () => opened.read({ from, to }) })
    expect(part.equals(content.subarray(from, to + 1))).toBe(true)
  }
  await files.delete(["a.pdf"])
  expect(await files.open("a.pdf")).toBeUndefined()
  expect(partsLeft()).toBe(0)
})

test("a large file that broke off is never read, and is listed, so that it can be removed", async () => {
  const broken = {
    bytes: 3_000_000,
    async *read() {
      yield Buffer.alloc(2_000_000)
      throw new Error("broken off")
    },
  }
  await expect(files.putLarge("a.pdf", broken)).rejects.toThrow("broken off")
  expect(await files.open("a.pdf")).toBeUndefined()
  expect(await listed()).toEqual([{ name: "a.pdf", putAt: noon }])
  await files.delete(["a.pdf"])
  expect(partsLeft()).toBe(0)
})

test("an unknown name is undefined", async () => {
  expect(await files.read("a.jpg")).toBeUndefined()
})

test("storing a name again replaces its content", async () => {
  await files.put("a.jpg", Buffer.from("first"))
  await files.put("a.jpg", Buffer.from("second"))
  expect(await textOf("a.jpg")).toBe("second")
  expect(await listed()).toHaveLength(1)
})

test("fifty concurrent files keep their own content", async () => {
  await Promise.all(numbered(50).map((name) => files.put(name, Buffer.from(name.repeat(1000)))))
  for (const name of numbered(50)) expect(await textOf(name)).toBe(name.repeat(1000))
})

test("the list has the time at which each file was stored", async () => {
  await files.put("a.jpg", Buffer.from("a picture"))
  expect(await listed()).toEqual([{ name: "a.jpg", putAt: noon }])
})

test("lists 1,001 files once each, also while they are deleted", async () => {
  await Promise.all(numbered(1001).map((name) => files.put(name, Buffer.from("x"))))
  const names: string[] = []
  for await (const page of files.list()) {
    const some = page.map(({ name }) => name)
    names.push(...some)
    await files.delete(some)
  }
  expect(names).toEqual(numbered(1001))
  expect(await listed()).toEqual([])
})

test("a deleted file leaves no bytes on the disk; others stay", async () => {
  const secret = "the face of an applicant, ".repeat(2000)
  const bytesOnDisk = async () => {
    const names = await readdir(folder.path)
    return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder.path, name)))))
  }
  await files.put("a.jpg", Buffer.from(secret))
  await files.put("b.jpg", Buffer.from("stays"))
  // Proves that the search below can find the bytes.
  expect((await bytesOnDisk()).includes("the face")).toBe(true)
  await files.delete(["a.jpg", "unknown.jpg"])
  expect((await bytesOnDisk()).includes("the face")).toBe(false)
  expect(await textOf("b.jpg")).toBe("stays")
})

test("two stores of one folder read each other's files", async () => {
  const other = open()
  const names = numbered(40)
  await Promise.all(
    names.map((name, i) => (i % 2 ? files : other).put(name, Buffer.from(name.repeat(500)))),
  )
  for (const name of names) {
    expect(await textOf(name, files)).toBe(name.repeat(500))
    expect(await textOf(name, other)).toBe(name.repeat(500))
  }
  await files.delete(names.slice(0, 20))
  expect(await listed(other)).toHaveLength(20)
  await other.close()
})

test("a file that can't be written fails alone", async () => {
  const database = new SqliteDatabase(join(folder.path, "uploads.sqlite"))
  database.exec(`create trigger refuse before insert on files when new.name = '1003.jpg'
    begin select raise(abort, 'refused'); end`)
  database.close()
  const puts = await Promise.allSettled(
    numbered(10).map((name) => files.put(name, Buffer.from("x"))),
  )
  expect(puts.flatMap(({ status }, i) => (status === "rejected" ? [i] : []))).toEqual([3])
  expect(await listed()).toHaveLength(9)
})

test("refuses to open if the folder can't be created", async () => {
  const file = join(folder.path, "file")
  await writeFile(file, "a file where the folder should be")
  expect(() => open(file)).toThrow(/ENOTDIR|EEXIST/)
})

test("refuses to open a file that is no database", async () => {
  await files.close()
  await writeFile(join(folder.path, "uploads.sqlite"), "no database at all. ".repeat(200))
  expect(() => open()).toThrow("file is not a database")
  await rm(join(folder.path, "uploads.sqlite"))
  files = open()
})

test("storing fails after the folder was removed", async () => {
  await files.put("a.jpg", Buffer.from("a picture"))
  await rm(folder.path, { recursive: true })
  await expect(files.put("b.jpg", Buffer.from("a picture"))).rejects.toThrow("ENOENT")
})

test("storing works again once a moved folder is back", async () => {
  const away = `${folder.path}-away`
  await rename(folder.path, away)
  await expect(files.put("a.jpg", Buffer.from("a picture"))).rejects.toThrow("ENOENT")
  await rename(away, folder.path)
  await files.put("b.jpg", Buffer.from("a picture"))
  expect((await listed()).map(({ name }) => name)).toEqual(["b.jpg"])
})

test("storing fails on a full disk; earlier files stay complete", async () => {
  // A process with a file size limit of two megabytes simulates a full disk.
  const program = `
    import { openLocalFiles } from ${JSON.stringify(join(import.meta.dirname, "local-files.ts"))}
    const files = openLocalFiles(${JSON.stringify(folder.path)}, () => new Date())
    let count = 0
    try {
      for (; count < 1000; count++) await files.put(count + ".jpg", Buffer.alloc(50_000, count))
    } catch (error) {
      console.log(JSON.stringify({ count, code: error.code }))
    }
    await files.close()`
  const shell = 'ulimit -f 2048; exec "$0" --input-type=module --eval "$1"'
  const { stdout } = await promisify(execFile)("bash", ["-c", shell, process.execPath, program])
  const { count, code } = JSON.parse(stdout)
  expect(code).toMatch(/^SQLITE_(FULL|IOERR)/)
  expect(count).toBeGreaterThan(10)
  expect(await listed()).toHaveLength(count)
  for (let i = 0; i < count; i++) {
    expect((await files.read(`${i}.jpg`))!.equals(Buffer.alloc(50_000, i))).toBe(true)
  }
  await files.put("after.jpg", Buffer.from("there is room again"))
  expect(await textOf("after.jpg")).toBe("there is room again")
})

test("a probe is no file, and one follows another", async () => {
  await files.writeProbe(Buffer.alloc(64_000, 1))
  await files.writeProbe(Buffer.alloc(64_000, 2))
  expect(await listed()).toEqual([])
})

test.each(["deleted", "replaced"])(
  "after uploads.sqlite was %s nothing is stored: it would be lost",
  async (state) => {
    const path = join(folder.path, "uploads.sqlite")
    await rename(path, `${path}.old`)
    if (state === "replaced") await copyFile(`${path}.old`, path)
    const lost = { code: "ENOENT" }
    await expect(files.put("a.jpg", Buffer.from("a picture"))).rejects.toMatchObject(lost)
    await expect(files.writeProbe(Buffer.from("x"))).rejects.toMatchObject(lost)
  },
)
