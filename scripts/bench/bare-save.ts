// The bare cost of a stored application: what any server of this kind must do at least.
import { randomUUID } from "node:crypto"
import { mkdirSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"

import multipart from "@fastify/multipart"
import SqliteDatabase from "better-sqlite3"
import { fastify } from "fastify"

import { syncFolder } from "#server/platform/files/disk.ts"

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

app.get("/readyz", async () => ({ status: "ready" }))

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" })
process.on("SIGTERM", () => process.exit(0))
