// The bare cost of a stored application, a sign-in and a print call: what any server of this kind must do
// at least.

import { createHash, randomBytes, randomUUID } from "node:crypto"
import { mkdirSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"

import multipart from "@fastify/multipart"
import SqliteDatabase from "better-sqlite3"
import { fastify } from "fastify"

import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { syncFolder } from "#server/platform/files/disk.ts"

const dataDir = process.env.DATA_DIR!
mkdirSync(dataDir, { recursive: true })
const database = new SqliteDatabase(join(dataDir, "bare.sqlite"))
database.pragma("journal_mode = WAL")
database.pragma("synchronous = FULL")
database.exec(`
  create table applications (code text primary key, form text not null);
  create table students (aadhaar text primary key, dob text not null, admission text not null);
  create table sessions (token text primary key, aadhaar text not null, at text not null);`)
const insert = database.prepare("insert into applications values (?, ?)")

const writeSynced = async (bytes: Buffer) => {
  const file = await open(join(dataDir, randomUUID()), "wx")
  await file.writeFile(bytes)
  await file.datasync()
  await file.close()
}

const app = fastify({ bodyLimit: 16 * 1024 * 1024 })
await app.register(multipart, { limits: { fileSize: 512_001, parts: 200, fields: 200 } })

app.post("/api/v2/admission/save", async (request) => {
  const form: Record<string, unknown> = {}
  const pictures: Buffer[] = []
  for await (const part of request.parts()) {
    if (part.type === "file") pictures.push(await part.toBuffer())
    else form[part.fieldname] = part.value
  }
  await Promise.all(pictures.map(writeSynced))
  // Sync the folder too: after a power cut, a file whose name was not synced cannot be found.
  await syncFolder(dataDir)
  const code = randomUUID()
  insert.run(code, JSON.stringify(form))
  return { admission_code: code }
})

const encryption = createFieldEncryption(randomBytes(32))
const insertStudent = database.prepare("insert into students values (?, ?, ?)")
const insertSession = database.prepare("insert into sessions values (?, ?, ?)")
const findStudent = database.prepare<string, { dob: string; admission: string }>(
  "select dob, admission from students where aadhaar = ?",
)

app.put<{ Body: { userid: string; password: string; admission: object }[] }>(
  "/students",
  async (request) => {
    for (const { userid, password, admission } of request.body) {
      insertStudent.run(encryption.blindIndex(userid), password, JSON.stringify(admission))
    }
    return { ok: true }
  },
)
app.post<{ Body: { userid: string; password: string } }>("/api/login", async (request, reply) => {
  const aadhaar = encryption.blindIndex(request.body.userid)
  const student = findStudent.get(aadhaar)
  if (student?.dob !== request.body.password) return reply.status(401).send({})
  const token = randomBytes(32).toString("base64url")
  const hash = createHash("sha256").update(token).digest("base64url")
  insertSession.run(hash, aadhaar, new Date().toISOString())
  reply.type("application/json; charset=utf-8")
  return `{"access_token":"${token}","admission":${student.admission}}`
})

const findForm = database
  .prepare<string, string>("select form from applications where code = ?")
  .pluck()
let printHeaders: Record<string, string> = {}
app.put<{
  Body: { headers: typeof printHeaders; records: { id: string; bank_account: string }[] }
}>("/records", async (request) => {
  printHeaders = request.body.headers
  for (const record of request.body.records) {
    const bank_account = encryption.encrypt(record.bank_account, record.id)
    insert.run(record.id, JSON.stringify({ ...record, bank_account }))
  }
  return { ok: true }
})
app.post<{ Body: { admission_code: string } }>(
  "/api/v2/admission/print",
  async (request, reply) => {
    const record = JSON.parse(findForm.get(request.body.admission_code)!)
    const bank_account = encryption.decrypt(record.bank_account, record.id)
    return reply.headers(printHeaders).send([{ ...record, bank_account }])
  },
)

app.get("/healthz", async () => ({ status: "ok" }))

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" })
process.on("SIGTERM", () => process.exit(0))
