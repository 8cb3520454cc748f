import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import { mkdirSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"

// Baseline for a save and a print: the minimum that any server of this kind must do.
import multipart from "@fastify/multipart"
import SqliteDatabase from "better-sqlite3"
import { fastify, type FastifyReply, type FastifyRequest } from "fastify"

import { syncFolder } from "#server/platform/files/sync-folder.ts"

const dataDir = process.env.DATA_DIR!
mkdirSync(dataDir, { recursive: true })
const database = new SqliteDatabase(join(dataDir, "bare.sqlite"))
database.pragma("journal_mode = WAL")
database.pragma("synchronous = FULL")
database.exec("create table applications (code text primary key, form text not null)")
const insert = database.prepare("insert into applications values (?, ?)")

const writeSynced = async (bytes: Buffer) => {
  const file = await open(join(dataDir, randomUUID()), "wx")
  await file.writeFile(bytes)
  await file.datasync()
  await file.close()
}

const app = fastify()
await app.register(multipart, { limits: { fileSize: 512_001, parts: 200, fields: 200 } })

const save = async (request: FastifyRequest) => {
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
  return { response: true, message: "saved", admission_code: code }
}

let printed = "[]"
app.put<{ Body: unknown }>("/print", async (request) => {
  printed = JSON.stringify(request.body)
  return { ok: true }
})
const print = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.type("application/json").send(printed)
database.exec("create table students (hash text primary key, password text not null, urn text)")
const addStudent = database.prepare("insert into students values (?, ?, ?)")
const findStudent = database.prepare("select password, urn from students where hash = ?")
const hashOf = (aadhaar: string) => createHmac("sha256", "key").update(aadhaar).digest("base64url")

app.put<{ Body: [string, string, string][] }>(
  "/students",
  { bodyLimit: 10_000_000 },
  async (request) => {
    for (const [aadhaar, password, urn] of request.body)
      addStudent.run(hashOf(aadhaar), password, urn)
    return { ok: true }
  },
)
const login = async (request: FastifyRequest, reply: FastifyReply) => {
  const { userid, password } = request.body as { userid: string; password: string }
  const found = findStudent.get(hashOf(userid)) as { password: string; urn: string } | undefined
  const isRight = found && timingSafeEqual(Buffer.from(found.password), Buffer.from(password))
  return isRight ? { urn: found.urn } : reply.status(401).send({})
}

let page: Buffer = Buffer.alloc(0)
app.addContentTypeParser("text/html", { parseAs: "buffer" }, (_request, body, done) =>
  done(null, body),
)
app.put<{ Body: Buffer }>("/page", async (request) => {
  page = request.body
  return { ok: true }
})

app.post("/api/v2/admission/save", save)
app.post("/api/v2/admission/print", print)
app.post("/api/login", login)
app.get("/api/console/*", print)
app.get("*", async (_request, reply) =>
  reply.headers({ "content-type": "text/html", "content-encoding": "br" }).send(page),
)
app.get("/readyz", async () => ({ status: "ready" }))

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" })
process.on("SIGTERM", () => process.exit(0))
