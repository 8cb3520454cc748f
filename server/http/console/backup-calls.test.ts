import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { checkArchive } from "#server/features/backup/backup.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { sharedDatabases } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { password } from "#tests/support/staff-session.ts"

// With spaces that cleaned text would not have.
const passphrase = "copper  lantern walks uphill "
const typed = { passphrase, passphrase_again: passphrase }

describe.each(sharedDatabases)("calls of the backups page on $name", ({ open }) => {
  const site = consoleOfBlock(open)
  let folder: Awaited<ReturnType<typeof openFolder>>
  beforeEach(async () => void (folder = await openFolder()))
  afterEach(() => folder.remove())

  const cookies = new Map<Role, string>()
  const call = async (
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
    role: Role = "administrator",
  ) => {
    if (!cookies.has(role)) cookies.set(role, await site.cookieFor(role))
    return site.call(method, path, { cookie: cookies.get(role)!, ...(body && { body }) })
  }
  const plan = () => ({
    folder: folder.path,
    time: "",
    keep_daily: "30",
    keep_monthly: "12",
    alert_hours: "48",
    ...typed,
    password,
  })

  test("the principal reads and changes nothing, other roles do neither", async () => {
    for (const role of ["officer", "clerk", "editor", "auditor"] as const) {
      expect((await call("GET", "/backups", undefined, role)).statusCode).toBe(403)
    }
    expect((await call("GET", "/backups", undefined, "principal")).statusCode).toBe(200)
    expect((await call("GET", "/backups/alert", undefined, "principal")).statusCode).toBe(200)
    for (const [method, path, body] of [
      ["POST", "/backups/start", {}],
      ["PUT", "/backups/plan", plan()],
      ["POST", "/backups/download", { ...typed, password }],
    ] as const) {
      expect((await call(method, path, body, "principal")).statusCode).toBe(403)
    }
  })

  test("a change of the plan and a download need the own password", async () => {
    for (const [method, path, body] of [
      ["PUT", "/backups/plan", plan()],
      ["POST", "/backups/download", typed],
    ] as const) {
      const wrong = await call(method, path, { ...body, password: "of somebody else" })
      expect([wrong.statusCode, wrong.json().errors]).toEqual([
        422,
        { password: ["password.wrong"] },
      ])
    }
    expect((await call("POST", "/backups/start", {})).json()).toEqual({
      message: "backup_not_set_up",
    })
  })

  test("a download is a file that only the typed passphrase opens, and no good backup", async () => {
    const sent = await call("POST", "/backups/download", { ...typed, password })
    expect(sent.statusCode).toBe(200)
    expect(sent.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="mahavidyalaya-[0-9a-f]{8}-\d{4}-\d\d-\d\dT\d{6}-copy\.age"$/,
      ),
    })
    const file = join(folder.path, "copy.age")
    await writeFile(file, sent.rawPayload)
    expect((await checkArchive(file, passphrase)).counts).toHaveProperty("applications")
    await expect(checkArchive(file, passphrase.trim())).rejects.toThrow("passphrase is not the one")
    await expect
      .poll(async () => (await call("GET", "/backups")).json().data.run.ended)
      .toMatchObject({ outcome: "good" })
    const { data } = (await call("GET", "/backups")).json()
    expect(data).toMatchObject({
      lastGood: null,
      run: { kind: "copy", by: "Member administrator" },
    })
    const left = await readdir(site.dataDir)
    expect(left.filter((name) => name.startsWith("backup-of"))).toEqual([])
  })

  test("a weak passphrase makes no copy", async () => {
    const weak = { passphrase: "password", passphrase_again: "password", password }
    const sent = await call("POST", "/backups/download", weak)
    expect(sent.json().errors).toEqual({ passphrase: ["password.too_short"] })
  })

  test("a backup is made after the plan is stored, and not beside another one", async () => {
    expect((await call("PUT", "/backups/plan", plan())).statusCode).toBe(200)
    const at = new Date().toISOString()
    const run = { id: "a", kind: "hand", by: "Asha", startedAt: at, seenAt: at, step: "database" }
    await withDatabase(site.config, (db) =>
      setInstallationValue(db, "backup_run", JSON.stringify(run)),
    )
    const refused = await call("POST", "/backups/start", {})
    expect([refused.statusCode, refused.json().message]).toEqual([409, "backup_running"])
    const copy = await call("POST", "/backups/download", { ...typed, password })
    expect([copy.statusCode, copy.json().message]).toEqual([409, "backup_running"])
  })
})
