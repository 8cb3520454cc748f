import { readFileSync } from "node:fs"

import SqliteDatabase from "better-sqlite3"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"

import { sqliteFile } from "#server/platform/database/connect.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { openApp } from "#tests/support/app.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { linesOf, studentRow } from "#tests/support/samples/students.ts"

const headerBytes = 32
const frameHeaderBytes = 24

/**
 * The number of commits that `work` makes in a SQLite file in WAL mode. Each costs a disk sync. Only frames that end
 * a transaction carry the size of the database (SQLite's file format, 4.1); a transaction that writes nothing leaves
 * none.
 */
const countCommits = async (path: string, work: () => Promise<unknown>) => {
  const database = new SqliteDatabase(path)
  database.pragma("wal_checkpoint(TRUNCATE)")
  database.close()
  await work()
  const log = readFileSync(`${path}-wal`)
  if (log.length === 0) return 0
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8)
  let commits = 0
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    if (log.readUInt32BE(at + 4) > 0) commits++
  }
  return commits
}

// Each commit waits for the disk, and all other writers wait for it (docs/specification.md, 12).

let site: Awaited<ReturnType<typeof openApp>>
const student = studentRow({ dob: "27-03-2007" })
let images: Awaited<ReturnType<typeof makeSamplePictures>>
let code = ""

beforeAll(async () => {
  images = await makeSamplePictures()
  site = await openApp()
  await site.services.importStudents("test")(linesOf([student]), () => undefined)
  code = (await save()).json().admission_code
})
beforeEach(() => {
  const database = new SqliteDatabase(sqliteFile(site.dataDir))
  database.prepare("delete from sign_in_failures").run()
  database.close()
})
afterAll(() => site.close())

const save = async () => {
  const { headers, body } = new Request("http://college.example", {
    method: "POST",
    body: toFormData(validForm("BSc"), images),
  })
  return site.app.inject({
    method: "POST",
    url: "/api/v2/admission/save",
    headers: { "content-type": headers.get("content-type")! },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
}
const print = () =>
  site.app.inject({
    method: "POST",
    url: "/api/v2/admission/print",
    payload: { admission_code: code },
  })
const signIn = (password: string) =>
  site.app.inject({
    method: "POST",
    url: "/api/login",
    payload: { userid: student["aadhar"], password, role: "3" },
  })
const readStatus = (dob: string) => async () => {
  const { outcome } = await site.services.readStatus(
    { code, dob },
    { address: "192.0.2.1", deviceCookie: "" },
  )
  return { statusCode: outcome }
}

test.each<{
  what: string
  before?: () => Promise<unknown>
  call: () => Promise<{ statusCode: number | string }>
  answer: number | string
  records: number
  pictures: number
}>([
  { what: "a submission", call: save, answer: 200, records: 1, pictures: 1 },
  { what: "a print call", call: print, answer: 200, records: 0, pictures: 0 },
  { what: "a sign-in", call: () => signIn("27032007"), answer: 200, records: 1, pictures: 0 },
  {
    what: "a refused sign-in",
    call: () => signIn("01012000"),
    answer: 401,
    records: 1,
    pictures: 0,
  },
  {
    what: "a sign-in that resets a failure",
    before: () => signIn("01012000"),
    call: () => signIn("27032007"),
    answer: 200,
    records: 1,
    pictures: 0,
  },
  {
    what: "a status look-up",
    call: readStatus("27-03-2007"),
    answer: "found",
    records: 0,
    pictures: 0,
  },
  {
    what: "a refused status look-up",
    call: readStatus("01-01-2000"),
    answer: "refused",
    records: 1,
    pictures: 0,
  },
])("$what: $records commits of records, $pictures of pictures", async (expected) => {
  const { dataDir } = site
  let answer: number | string = ""
  let records = 0
  await expected.before?.()
  const pictures = await countCommits(uploadsFile(dataDir), async () => {
    records = await countCommits(sqliteFile(dataDir), async () => {
      answer = (await expected.call()).statusCode
    })
  })
  expect({ answer, records, pictures }).toEqual({
    answer: expected.answer,
    records: expected.records,
    pictures: expected.pictures,
  })
})
